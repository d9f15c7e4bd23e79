// Operators that wait for the completion, and those that handle errors.
extension Publisher {
  /// Returns a publisher of the result of a function over all values, sent at their end.
  public func reduce<Sum>(
    _ initialResult: Sum, _ nextPartialResult: @escaping (Sum, Output) -> Sum
  ) -> AnyPublisher<Sum, Failure> {
    operating { outer in
      var sum = initialResult
      return Receiver {
        sum = nextPartialResult(sum, $0)
      } _: { completion in
        if case .finished = completion { outer.send(sum) }
        outer.finish(completion)
      }
    }
  }
  /// Returns a publisher of all values as an array.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Returns a publisher of arrays with a number of values each.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    operating { outer in
      var values: [Output] = []
      return Receiver { value in
        values.append(value)
        guard values.count >= count else { return }
        let full = values
        values = []
        outer.send(full)
      } _: { completion in
        if case .finished = completion, !values.isEmpty { outer.send(values) }
        outer.finish(completion)
      }
    }
  }
  /// Returns a publisher of the number of values.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Returns a publisher of the last value.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }
  /// Returns a publisher of whether a predicate accepts a value.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    deciding(predicate, at: true)
  }
  /// Returns a publisher of whether a predicate accepts all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    deciding(predicate, at: false)
  }
  /// Returns a publisher of one Boolean value: the answer of the first value that decides, or else the opposite.
  private func deciding(_ predicate: @escaping (Output) -> Bool, at answer: Bool) -> AnyPublisher<Bool, Failure> {
    operating { outer in
      Receiver { value in
        guard predicate(value) == answer else { return }
        outer.send(answer)
        outer.finish(.finished)
      } _: { completion in
        if case .finished = completion { outer.send(!answer) }
        outer.finish(completion)
      }
    }
  }
  /// Returns a publisher of a value if there is no other.
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    operating { outer in
      var isEmpty = true
      return Receiver {
        isEmpty = false
        outer.send($0)
      } _: { completion in
        if isEmpty, case .finished = completion { outer.send(value) }
        outer.finish(completion)
      }
    }
  }
  /// Returns a publisher of no values, which only ends.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    operating { outer in Receiver({ _ in }, outer.finish) }
  }

  // MARK: Errors

  /// Returns a publisher of transformed values, which ends with the error that the function throws.
  public func tryMap<Mapped>(_ transform: @escaping (Output) throws -> Mapped) -> AnyPublisher<Mapped, any Error> {
    operating { outer in
      Receiver { value in
        do { outer.send(try transform(value)) } catch { outer.finish(.failure(error)) }
      } _: {
        outer.finish($0.widened)
      }
    }
  }
  /// Returns a publisher with another error.
  public func mapError<Fault: Error>(_ transform: @escaping (Failure) -> Fault) -> AnyPublisher<Output, Fault> {
    operating { outer in
      Receiver(outer.send) { completion in
        switch completion {
        case .finished: outer.finish(.finished)
        case .failure(let error): outer.finish(.failure(transform(error)))
        }
      }
    }
  }
  /// Returns a publisher that continues with another one after an error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    operating { outer in
      Receiver(outer.send) { completion in
        guard case .failure(let error) = completion else { return outer.finish(.finished) }
        let next = Receiver(outer.send, outer.finish)
        outer.onEnd(next.end)
        handler(error).subscribe(next)
      }
    }
  }
  /// Returns a publisher that ends with a value instead of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }
  /// Returns a publisher that subscribes again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    if retries <= 0 { return AnyPublisher(subscribe) }
    return self.catch { _ in self.retry(retries - 1) }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of whether there is a value.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Subscribers.Completion {
  /// The completion with any error.
  fileprivate var widened: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
