import PlumblineLayout
import Testing

@Suite struct `Animation curves` {
  /// Returns the share of the way at a time, rounded to four decimals; 1 after the end.
  private func share(_ animation: Animation, at time: Double) -> Double {
    let value = animation.progress(at: time) ?? 1
    return (value * 10_000).rounded() / 10_000
  }

  @Test func `a linear animation keeps its speed`() {
    #expect([0, 0.5, 1, 1.5, 2].map { share(.linear(duration: 2), at: $0) } == [0, 0.25, 0.5, 0.75, 1])
    #expect(Animation.linear(duration: 2).progress(at: 2) == nil)
  }

  @Test func `easing follows cubic Bézier curves`() {
    // Values of cubic-bezier(.42,0,1,1), (0,0,.58,1) and (.42,0,.58,1) at quarters, as CSS defines them.
    let quarters = [0.25, 0.5, 0.75]
    #expect(quarters.map { share(.easeIn(duration: 1), at: $0) } == [0.0935, 0.3154, 0.6219])
    #expect(quarters.map { share(.easeOut(duration: 1), at: $0) } == [0.3781, 0.6846, 0.9065])
    #expect(quarters.map { share(.easeInOut(duration: 1), at: $0) } == [0.1292, 0.5, 0.8708])
    #expect(share(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), at: 0.5) == 0.8024)
  }

  @Test func `timed animations without a duration take 0.35 seconds`() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] { #expect(animation.duration == 0.35) }
  }

  @Test func `a critically damped spring follows its closed form`() {
    // 1 - (1 + w t) exp(-w t) with w = 2 pi / 0.5: at t = 0.5, w t = 2 pi.
    #expect(share(.spring(duration: 0.5, bounce: 0), at: 0.5) == 0.9864)
    #expect(share(.smooth, at: 0.25) == 0.8210)
    #expect(share(.default, at: 0.55) == 0.9864)
  }

  @Test func `a spring with less damping overshoots`() {
    // The first peak of 1 + exp(-z pi / sqrt(1 - z z)) with z = 0.5 is at pi / (w sqrt(1 - z z)).
    let spring = Animation.spring(response: 1, dampingFraction: 0.5)
    #expect(share(spring, at: 0.57735) == 1.163)
    #expect(share(.bouncy, at: 0.35) == 1.046)
    #expect(share(.spring(duration: 0.5, bounce: -0.5), at: 0.5) < share(.smooth, at: 0.5))
  }

  @Test func `springs settle when a thousandth of the way is left`() {
    let smooth = Spring()
    #expect(abs(smooth.value(target: 1, time: smooth.settlingDuration) - 0.999) < 1e-9)
    #expect(abs(smooth.settlingDuration - 0.7348) < 0.0001)
    let bouncy = Spring.bouncy
    #expect(
      (0...40).allSatisfy { step in
        abs(bouncy.value(target: 1, time: bouncy.settlingDuration + Double(step) * 0.01) - 1) <= 0.001
      })
    #expect(Spring(response: 0.5, dampingRatio: 2).settlingDuration > smooth.settlingDuration)
  }

  @Test func `parameters of springs convert into each other`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9137) < 0.0001)
    #expect(abs(spring.damping - 17.5929) < 0.0001)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12 && abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 10).response - 0.6283) < 0.0001)
  }

  @Test func `delays, speeds and repetitions change time`() {
    let animation = Animation.linear(duration: 1)
    #expect(share(animation.delay(1), at: 0.5) == 0)
    #expect(share(animation.delay(1), at: 1.5) == 0.5)
    #expect(share(animation.speed(2), at: 0.25) == 0.5)
    #expect(animation.speed(2).duration == 0.5 && animation.delay(1).duration == 2)
    let thrice = animation.repeatCount(3)
    #expect([0.5, 1.25, 2.25].map { share(thrice, at: $0) } == [0.5, 0.75, 0.25])
    #expect(thrice.duration == 3)
    #expect(share(animation.repeatCount(3, autoreverses: false), at: 1.25) == 0.25)
    #expect(share(animation.repeatForever(), at: 101.25) == 0.75)
    #expect(animation.repeatForever().isEndless && animation.repeatForever().delay(1).isEndless)
  }

  @Test func `a reversed repetition goes back by the same curve`() {
    let animation = Animation.easeIn(duration: 1).repeatForever()
    #expect(share(animation, at: 1.25) == 1 - 0.0935)
  }
}
