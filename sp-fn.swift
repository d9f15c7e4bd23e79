import SwiftUI
func make() -> Int { var a: [Int] = []; for i in 0..<20000 { a.append(i) }; return a.count }
#Preview("Mem") { Text("\(make())") }
