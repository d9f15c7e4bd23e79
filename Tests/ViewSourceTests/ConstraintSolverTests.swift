import Testing

@testable import PlumblineViewSource

@Suite struct `The solver of constraints` {
  private typealias Constraint = ConstraintSolver.Constraint

  private func solution(_ count: Int, _ constraints: [Constraint]) -> [Double]? {
    var solver = ConstraintSolver(variableCount: count)
    for constraint in constraints { solver.add(constraint) }
    return solver.solution()
  }

  private func constraint(
    _ terms: [(Int, Double)], _ relation: ConstraintSolver.Relation, _ constant: Double, at priority: Double = 1_000
  ) -> Constraint {
    Constraint(
      priority: priority, relation: relation, constant: -constant,
      terms: terms.map { (variable: $0.0, factor: $0.1) })
  }

  @Test func `equations have their solution`() {
    // x + y = 10, x - y = 2
    let values = solution(2, [constraint([(0, 1), (1, 1)], .zero, 10), constraint([(0, 1), (1, -1)], .zero, 2)])
    #expect(values == [6, 4])
  }

  @Test func `required constraints that contradict each other have no solution`() {
    #expect(solution(1, [constraint([(0, 1)], .zero, 10), constraint([(0, 1)], .zero, 12)]) == nil)
    #expect(solution(1, [constraint([(0, 1)], .atLeastZero, 10), constraint([(0, 1)], .atMostZero, 9)]) == nil)
  }

  @Test func `the higher priority takes precedence, in either order`() {
    let low = constraint([(0, 1)], .zero, 10, at: 250)
    let high = constraint([(0, 1)], .zero, 20, at: 750)
    #expect(solution(1, [low, high]) == [20])
    #expect(solution(1, [high, low]) == [20])
  }

  @Test func `many low priorities do not outweigh a high one`() {
    let low = (0..<50).map { _ in constraint([(0, 1)], .zero, 10, at: 749) }
    #expect(solution(1, low + [constraint([(0, 1)], .zero, 20, at: 750)]) == [20])
  }

  @Test func `an inequality holds with the least error of an equation`() {
    let limit = constraint([(0, 1)], .atMostZero, 30)
    #expect(solution(1, [limit, constraint([(0, 1)], .zero, 50, at: 500)]) == [30])
    #expect(solution(1, [limit, constraint([(0, 1)], .zero, 20, at: 500)]) == [20])
  }

  @Test func `hugging and compression share a row as UIKit does`() {
    // Two labels of 60 and 40 points in 80: the second resists compression more.
    let values = solution(
      2,
      [
        constraint([(0, 1), (1, 1)], .zero, 80), constraint([(0, 1)], .atLeastZero, 60, at: 750),
        constraint([(1, 1)], .atLeastZero, 40, at: 751), constraint([(0, 1)], .atMostZero, 60, at: 250),
        constraint([(1, 1)], .atMostZero, 40, at: 250),
      ])
    #expect(values == [40, 40])
  }

  @Test func `a variable without constraints is 0`() {
    #expect(solution(2, [constraint([(1, 2)], .zero, 6)]) == [0, 3])
  }
}
