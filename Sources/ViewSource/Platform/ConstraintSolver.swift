/// A solver of linear equations and inequalities with priorities.
///
/// The method is Cassowary's, a simplex over restricted and unrestricted variables; constraints that are not required
/// have errors, whose sums are minimized priority by priority, the highest first.
/// Rule: <doc:UIKitViews#Constraints>. Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001.
struct ConstraintSolver {
  /// A relation of a linear expression to zero.
  enum Relation { case atMostZero, zero, atLeastZero }

  /// A constraint: the sum of the terms and the constant has the relation to zero.
  struct Constraint {
    var priority: Double
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, factor: Double)]
  }

  /// The priority of required constraints.
  static let required = 1_000.0

  private let variableCount: Int
  private var constraints: [Constraint] = []

  /// Creates a solver without constraints; its variables are numbered from 0.
  init(variableCount: Int) { self.variableCount = variableCount }

  /// Adds a constraint.
  mutating func add(_ constraint: Constraint) { constraints.append(constraint) }

  /// Returns the values of the variables, or nil if required constraints contradict each other; a variable that the
  /// constraints do not determine is 0.
  func solution() -> [Double]? {
    let levels = Set(constraints.map(\.priority)).filter { $0 < Self.required }.sorted(by: >)
    var tableau = Tableau(variableCount: variableCount, levelCount: levels.count)
    for constraint in constraints {
      let level = constraint.priority < Self.required ? levels.firstIndex(of: constraint.priority) : nil
      guard tableau.add(constraint, level: level) else { return nil }
    }
    return (0..<variableCount).map { tableau.value(of: $0) }
  }
}

extension ConstraintSolver.Constraint {
  /// Creates a constraint from numbers: the priority, the relation's sign, the constant, and for each term the variable
  /// and its factor.
  init?(numbers: [Double]) {
    guard numbers.count >= 3, numbers.allSatisfy(\.isFinite) else { return nil }
    priority = numbers[0]
    relation = numbers[1] < 0 ? .atMostZero : numbers[1] > 0 ? .atLeastZero : .zero
    constant = numbers[2]
    terms = stride(from: 3, to: numbers.count - 1, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
  }
}

/// The simplex tableau: each basic variable as a sum of the others.
private struct Tableau {
  /// A kind of variable: one of the caller's, one that is at least 0, or one that is always 0.
  private enum Kind { case external, restricted, dummy }

  /// A sum of a constant and of variables with factors.
  private struct Row {
    var constant = 0.0
    var factors: [Int: Double] = [:]

    mutating func add(_ factor: Double, of variable: Int) {
      let sum = (factors[variable] ?? 0) + factor
      factors[variable] = abs(sum) < Tableau.tolerance ? nil : sum
    }

    mutating func add(_ factor: Double, of row: Row) {
      constant += factor * row.constant
      for (variable, own) in row.factors { add(factor * own, of: variable) }
    }

    /// Replaces a variable by the sum that it is equal to.
    mutating func substitute(_ row: Row, for variable: Int) {
      guard let factor = factors.removeValue(forKey: variable) else { return }
      add(factor, of: row)
    }

    /// Returns the sum to which a variable is equal if the row is 0.
    func solved(for variable: Int) -> Row {
      let factor = -1 / (factors[variable] ?? 1)
      var result = Row()
      result.constant = constant * factor
      for (other, own) in factors where other != variable { result.factors[other] = own * factor }
      return result
    }
  }

  private static let tolerance = 1e-8

  private var kinds: [Kind]
  private var rows: [Int: Row] = [:]
  private var objective: [Row]

  init(variableCount: Int, levelCount: Int) {
    kinds = Array(repeating: .external, count: variableCount)
    objective = Array(repeating: Row(), count: levelCount)
  }

  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Adds a constraint, required if it has no level; returns false if it contradicts required ones.
  mutating func add(_ constraint: ConstraintSolver.Constraint, level: Int?) -> Bool {
    var row = Row()
    row.constant = constraint.constant
    for (variable, factor) in constraint.terms {
      if let basic = rows[variable] { row.add(factor, of: basic) } else { row.add(factor, of: variable) }
    }
    var own: [Int] = []
    func restricted(_ factor: Double, isError: Bool) {
      let variable = newVariable(.restricted)
      row.add(factor, of: variable)
      own.append(variable)
      if isError, let level { objective[level].add(1, of: variable) }
    }
    switch constraint.relation {
    case .zero where level == nil:
      let dummy = newVariable(.dummy)
      row.add(1, of: dummy)
      own.append(dummy)
    case .zero:
      restricted(-1, isError: true)
      restricted(1, isError: true)
    case .atMostZero, .atLeastZero:
      let sign = constraint.relation == .atMostZero ? 1.0 : -1
      restricted(sign, isError: false)
      if level != nil { restricted(-sign, isError: true) }
    }
    if row.constant < 0 {
      let positive = row
      row = Row()
      row.add(-1, of: positive)
    }
    return enter(row, own)
  }

  private mutating func newVariable(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Adds a row that is 0, with the constraint's own variables, and minimizes the errors again.
  private mutating func enter(_ row: Row, _ own: [Int]) -> Bool {
    var subject = row.factors.keys.filter { kinds[$0] == .external }.min()
    subject = subject ?? own.first { kinds[$0] == .restricted && (row.factors[$0] ?? 0) < 0 }
    if subject == nil, row.factors.keys.allSatisfy({ kinds[$0] == .dummy }) {
      guard abs(row.constant) < 1e-4 else { return false }
      subject = own.first { row.factors[$0] != nil }
      if subject == nil { return true }
    }
    if let subject {
      replace(subject, by: row.solved(for: subject))
      rows[subject] = row.solved(for: subject)
    } else if !enterByArtificialVariable(row) {
      return false
    }
    minimize()
    return true
  }

  private mutating func enterByArtificialVariable(_ row: Row) -> Bool {
    let artificial = newVariable(.restricted)
    rows[artificial] = row
    var cost = [row]
    minimize(&cost)
    guard abs(cost[0].constant) < 1e-4 else { return false }
    if let basic = rows.removeValue(forKey: artificial) {
      let entering = basic.factors.keys.filter { kinds[$0] != .dummy }.min() ?? basic.factors.keys.min()
      guard let entering else { return true }
      let solved = basic.solved(for: entering)
      replace(entering, by: solved)
      rows[entering] = solved
    }
    for variable in Array(rows.keys) { rows[variable]?.factors[artificial] = nil }
    for level in objective.indices { objective[level].factors[artificial] = nil }
    return true
  }

  private mutating func replace(_ variable: Int, by row: Row) {
    for basic in Array(rows.keys) where rows[basic]?.factors[variable] != nil {
      rows[basic]?.substitute(row, for: variable)
    }
    for level in objective.indices { objective[level].substitute(row, for: variable) }
  }

  private mutating func minimize() {
    var costs = objective
    minimize(&costs)
    objective = costs
  }

  /// Exchanges variables until no exchange lowers the first of the costs that it changes.
  private mutating func minimize(_ costs: inout [Row]) {
    for _ in 0..<10_000 {
      guard let entering = entering(costs), let leaving = leaving(for: entering), let row = rows[leaving] else {
        return
      }
      rows[leaving] = nil
      var equation = row
      equation.add(-1, of: leaving)
      let solved = equation.solved(for: entering)
      replace(entering, by: solved)
      for level in costs.indices { costs[level].substitute(solved, for: entering) }
      rows[entering] = solved
    }
  }

  /// Returns the variable with the smallest number whose growth lowers the costs, or nil.
  private func entering(_ costs: [Row]) -> Int? {
    var best: Int?
    for (level, cost) in costs.enumerated() {
      for (variable, factor) in cost.factors where factor < -Self.tolerance && kinds[variable] != .dummy {
        guard best.map({ variable < $0 }) ?? true else { continue }
        let isNeutralBefore = costs[..<level].allSatisfy { abs($0.factors[variable] ?? 0) < Self.tolerance }
        if isNeutralBefore { best = variable }
      }
    }
    return best
  }

  /// Returns the basic variable that limits the growth of another most, or nil if nothing limits it.
  private func leaving(for entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for (variable, row) in rows where kinds[variable] == .restricted {
      guard let factor = row.factors[entering], factor < -Self.tolerance else { continue }
      let ratio = -row.constant / factor
      if let known = best, known.ratio < ratio || known.ratio == ratio && known.variable < variable { continue }
      best = (variable, ratio)
    }
    return best?.variable
  }
}
