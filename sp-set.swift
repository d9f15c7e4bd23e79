import SwiftUI
func make() -> Int { var s: Set<Int> = []; for i in 0..<20000 { s.insert(i % 1000) }; return s.count }
#Preview("Mem") { Text("\(make())") }
