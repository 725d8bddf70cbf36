import HearthProcess
import Testing

@Suite("How soon a node that fell over is started again")
struct PatienceTests {
    @Test("Ever more slowly while it goes on, never given up, and soon after a good while")
    func waits() {
        var patience = Patience()
        var waits = (0..<40).map { _ in patience.wait(after: .seconds(1)) }
        #expect(waits[0] == .milliseconds(250) && waits[1] == .milliseconds(500))
        #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(waits.last == Patience.longest && patience.falls == 40)
        waits = [patience.wait(after: Patience.goodWhile), patience.wait(after: .zero)]
        #expect(waits == [Patience.first, Patience.first * 2])
    }
}
