import SwiftUI
class G { var a: [Int] = []; func add(_ i: Int) { a.append(i) } }; func make() -> Int { let g = G(); for i in 0..<20000 { g.add(i) }; return g.a.count }
#Preview("Mem") { Text("\(make())") }
