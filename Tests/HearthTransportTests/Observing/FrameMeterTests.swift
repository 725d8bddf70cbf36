import HearthWire
import Testing

@testable import HearthTransport

@Suite("What an observer is told of")
struct FrameMeterTests {
    @Test(
        "A frame is measured once, at its last message, whatever number of messages it takes",
        arguments: [8, 2048, 65_600, 400_000])
    func measure(octets: Int) throws {
        let frame = try Frame.sample(octets: octets)
        var meter = FrameMeter()
        // The one after the other, so that an end missed would show.
        for _ in 0..<2 {
            let measures = frame.messages.map { meter.take($0) }
            #expect(measures.dropLast().allSatisfy { $0 == nil })
            #expect(
                measures.last
                    == .init(type: frame.type.rawValue, octets: frame.octets.count))
        }
    }

    @Test("Both sides are told of the same frames in the same order, and of nothing in them")
    func bothSides() async throws {
        let (here, there) = (try Node(), try Node())
        let frames = [1, 2000, 100_000, 3].map { try? Frame.sample(octets: $0) }.compactMap { $0 }
        let (heard, hearing) = AsyncStream<TrafficEvent>.makeStream()
        let (said, saying) = AsyncStream<TrafficEvent>.makeStream()
        var listener = there
        listener.observer = TrafficObserver { hearing.yield($0) }
        var dialler = here
        dialler.observer = TrafficObserver { saying.yield($0) }
        try await listener.listening(handle: { _ = await $0.receiveAll() }) { address in
            try await dialler.dial(there.key, at: address) { connection in
                try? connection.send(frames)
            }
        }
        hearing.finish()
        saying.finish()
        var events: [[TrafficEvent]] = [[], []]
        for await event in said { events[0].append(event) }
        for await event in heard { events[1].append(event) }
        for (all, peer, direction, isDialler) in [
            (events[0], there.key, TrafficEvent.Direction.outgoing, true),
            (events[1], here.key, .incoming, false),
        ] {
            #expect(all.first?.kind == .connected)
            #expect(all.last?.kind == .disconnected)
            #expect(all.first?.direction == (isDialler ? .outgoing : .incoming))
            #expect(all.allSatisfy { $0.peer == peer && $0.connection == 1 })
            let passed = all.filter { $0.direction == direction }.compactMap(\.octets)
            #expect(passed == frames.map(\.octets.count) + [Frame.headerByteCount + 1])
        }
    }
}
