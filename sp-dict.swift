import SwiftUI
func make() -> Int { var a: [Int: Int] = [:]; for i in 0..<20000 { a[i] = i }; for i in 0..<20000 { a[i]! += 1 }; return a.count }
#Preview("Mem") { Text("\(make())") }
