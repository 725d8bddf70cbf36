import HearthReplication
import Testing

@Suite("Backoff")
struct BackoffTests {
    @Test("The wait doubles from a second up to five minutes")
    func doubling() {
        var backoff = Backoff()
        let waits = (0..<10).map { _ in backoff.failed(jitter: 0.5) }
        let steps = [1, 2, 4, 8, 16, 32, 64, 128, 200, 200]
        #expect(waits == steps.map { Duration.seconds($0) })
    }

    @Test("Jitter spreads it from half of that to one and a half, never over five minutes")
    func jitter() {
        var low = Backoff()
        var high = Backoff()
        #expect(low.failed(jitter: 0) == .milliseconds(500))
        #expect(high.failed(jitter: 0.999) > .milliseconds(1498))
        for _ in 0..<20 {
            _ = low.failed(jitter: 0)
            #expect(high.failed(jitter: 0.999_999) <= Backoff.longestWait)
        }
        #expect(low.failed(jitter: 0) == .seconds(100))
        #expect(high.failed(jitter: 0.999_999) > .seconds(299))
    }

    @Test("After a success it starts over")
    func success() {
        var backoff = Backoff()
        for _ in 0..<5 { _ = backoff.failed(jitter: 0.5) }
        backoff.succeeded()
        #expect(backoff == Backoff())
        #expect(backoff.failed(jitter: 0.5) == .seconds(1))
    }
}
