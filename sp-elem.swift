import SwiftUI
func make() -> Int { var a = [Int](repeating: 0, count: 20000); for i in 0..<20000 { a[i] += 1 }; return a.count }
#Preview("Mem") { Text("\(make())") }
