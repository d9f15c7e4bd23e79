import SwiftUI
func make() -> Int { var a = [[Int]](repeating: [Int](repeating: 0, count: 20000 / 10), count: 10); for i in 0..<20000 { a[i % 10][i / 10] = i }; return a.count }
#Preview("Mem") { Text("\(make())") }
