import HearthReplication
import HearthSodium
import Testing

@Suite("Two connections between the same nodes")
struct ConnectionChoiceTests {
    private let small: NodeKey
    private let large: NodeKey

    init() throws {
        small = try #require(NodeKey(octets: [UInt8](repeating: 1, count: 32)))
        large = try #require(
            NodeKey(octets: [UInt8](repeating: 1, count: 31) + [2]))
    }

    @Test("If one node dialled both, the newer stays", arguments: [true, false])
    func sameInitiator(dialledHere: Bool) {
        for choice in [
            ConnectionChoice(local: small, remote: large),
            ConnectionChoice(local: large, remote: small),
        ] {
            #expect(
                choice.survivor(olderDialledHere: dialledHere, newerDialledHere: dialledHere)
                    == .newer)
        }
    }

    @Test("If both dialled, the one of the node with the smaller key stays, on both sides")
    func bothDialled() {
        let here = ConnectionChoice(local: small, remote: large)
        let there = ConnectionChoice(local: large, remote: small)
        #expect(here.survivor(olderDialledHere: true, newerDialledHere: false) == .older)
        #expect(here.survivor(olderDialledHere: false, newerDialledHere: true) == .newer)
        #expect(there.survivor(olderDialledHere: true, newerDialledHere: false) == .newer)
        #expect(there.survivor(olderDialledHere: false, newerDialledHere: true) == .older)
    }
}
