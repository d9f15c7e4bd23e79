import SwiftUI
struct G { var a: [Int]; mutating func set(_ i: Int) { a[i] = 2 } }; func make() -> Int { var g = G(a: [Int](repeating: 0, count: 20000)); for i in 0..<20000 { g.set(i) }; return g.a.count }
#Preview("Mem") { Text("\(make())") }
