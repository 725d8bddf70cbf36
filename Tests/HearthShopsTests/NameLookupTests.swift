import Glibc
import HearthProcess
import NIOConcurrencyHelpers
import Testing

@testable import HearthShops

@Suite("Looking names up", .timeLimit(.minutes(5)))
struct NameLookupTests {
    /// Names that begin with `slow` are not found before the test says so.
    private final class Names: Sendable {
        let gate = ConditionLock(value: false)
        let asked = NIOLockedValueBox<[String]>([])

        func resolve(_ name: String) -> [FoundAddress] {
            asked.withLockedValue { $0.append(name) }
            if name.hasPrefix("slow") {
                gate.lock(whenValue: true)
                gate.unlock()
            }
            return name.hasPrefix("none") ? [] : [.four(sockaddr_in())]
        }

        func open() {
            gate.lock()
            gate.unlock(withValue: true)
        }
    }

    private func count(_ lookup: NameLookup, _ name: String) async -> Int {
        await withCheckedContinuation { waiting in
            lookup.find(name) { waiting.resume(returning: $0.count) }
        }
    }

    @Test("A name that takes long holds up no other, and is asked for once for all who wait")
    func slow() async {
        let names = Names()
        let lookup = NameLookup { names.resolve($0) }
        let (answers, answer) = AsyncStream.makeStream(of: Int.self)
        for _ in 0..<8 { lookup.find("slow") { answer.yield($0.count) } }
        for number in 1...8 { lookup.find("slow-\(number)") { _ in } }
        #expect(await count(lookup, "quick") == 1)
        #expect(await count(lookup, "none") == 0)
        names.open()
        for await found in answers.prefix(8) { #expect(found == 1) }
        #expect(names.asked.withLockedValue { $0.count { $0 == "slow" } } == 1)
    }

    @Test("There is a bound, over which a name is not found at once")
    func bound() async {
        let names = Names()
        let lookup = NameLookup { names.resolve($0) }
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        for number in 0..<NameLookup.mostAtOnce {
            lookup.find("slow-\(number)") { _ in end.yield() }
        }
        #expect(await count(lookup, "quick") == 0)
        names.open()
        for await _ in ends.prefix(NameLookup.mostAtOnce) {}
        #expect(await count(lookup, "quick") == 1)
    }

    @Test("A message has one deadline for all of it, the name included")
    func deadline() async {
        let post = InternetPost(
            port: 1, deadline: .milliseconds(100),
            lookUp: { _ throws(ShopFailure) in
                // A name that is never found, as far as this test waits.
                try? await Task.sleep(for: .seconds(3600))
                throw .unknownName
            }, change: { _ in }, isForeign: { _ in true })
        await #expect(throws: ShopFailure.noAnswer) {
            try await post.send([], to: "https://push.example/1", headers: [])
        }
    }
}
