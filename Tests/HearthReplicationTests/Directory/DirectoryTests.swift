import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Who may exchange what")
struct DirectoryTests {
    private let own: Person
    private let friend: Person
    private let stranger: Person

    init() throws {
        own = try Person(1)
        friend = try Person(2)
        stranger = try Person(3)
    }

    private func directory(_ state: PairEntry.State?) -> Directory {
        var directory = Directory(ownNode: own.node)
        directory.members = [own.key]
        if let state {
            directory.setPairs([
                PairEntry(
                    member: own.key, other: friend.key, otherNode: friend.node, state: state)
            ])
        }
        return directory
    }

    /// Everything that could be asked for between two: each kind by each in each stream.
    private var keys: [RecordKey] {
        let streams: [StreamID] = [
            .card(of: own.key), .card(of: friend.key), .card(of: stranger.key),
            .letter(from: own.key, to: friend.key), .letter(from: friend.key, to: own.key),
            .letter(from: friend.key, to: stranger.key),
        ]
        return RecordKind.allCases.flatMap { kind in
            streams.flatMap { stream in
                [own.key, friend.key, stranger.key].map {
                    RecordKey(kind: kind, stream: stream, author: $0)
                }
            }
        }
    }

    private func card(_ person: Person, _ kind: RecordKind = .card) -> RecordKey {
        RecordKey(kind: kind, stream: .card(of: person.key), author: person.key)
    }

    private func letter(_ author: Person, _ addressee: Person) -> RecordKey {
        RecordKey(
            kind: .letter, stream: .letter(from: author.key, to: addressee.key),
            author: author.key)
    }

    @Test("A stranger gets and gives nothing")
    func strangers() {
        for state in [nil, PairEntry.State.friends] {
            let directory = directory(state)
            #expect(!directory.isKnown(stranger.node))
            #expect(directory.streams(sharedWith: stranger.node).isEmpty)
            for key in keys {
                #expect(!directory.maySend(key, to: stranger.node))
                #expect(!directory.mayTake(key, from: stranger.node))
            }
        }
    }

    @Test(
        "Each state of a pair opens exactly its cards and letters",
        arguments: [PairEntry.State.knocking, .friends, .recovering, .ended])
    func pairs(state: PairEntry.State) {
        let directory = directory(state)
        let kinds: [RecordKind] = [.card, .profile, .rescue]
        let all = Set(kinds.flatMap { [card(own, $0), card(friend, $0)] })
            .union([letter(own, friend), letter(friend, own)])
        let sendable: Set<RecordKey> =
            switch state {
            case .friends: all
            // No first word before the last one has come back.
            case .recovering: [card(own)]
            case .knocking, .ended: [letter(own, friend)]
            }
        // Between friends each gets back of her own what she has lost.
        var takable: Set<RecordKey> =
            switch state {
            case .friends, .recovering: all
            case .knocking, .ended:
                [card(friend), card(friend, .profile), letter(friend, own)]
            }
        // Whoever is no friend any more tells nothing new about herself.
        if state == .ended { takable.remove(card(friend, .profile)) }
        #expect(directory.isKnown(friend.node))
        #expect(Set(keys.filter { directory.maySend($0, to: friend.node) }) == sendable)
        #expect(Set(keys.filter { directory.mayTake($0, from: friend.node) }) == takable)
    }

    @Test(
        "What two nodes compare is what one of them may send the other",
        arguments: [PairEntry.State.knocking, .friends, .recovering, .ended])
    func streams(state: PairEntry.State) {
        let streams = Set(directory(state).streams(sharedWith: friend.node))
        let cards: Set<StreamID> = [.card(of: own.key), .card(of: friend.key)]
        let (mine, theirs) = (letter(own, friend).stream, letter(friend, own).stream)
        switch state {
        case .knocking: #expect(streams == [.card(of: friend.key), theirs])
        case .friends, .recovering: #expect(streams == cards.union([mine, theirs]))
        case .ended: #expect(streams == [mine])
        }
    }

    @Test("The records of a list go between those who host a reader of it, and nobody else")
    func lists() throws {
        let owner = try Person(4)
        var directory = directory(nil)
        let entry = try ListEntry.of(owner, friends: [own, friend])
        directory.set(entry)
        for kind in RecordKind.allCases {
            let key = RecordKey(kind: kind, stream: entry.id.stream, author: owner.key)
            for node in [owner.node, friend.node] {
                #expect(directory.maySend(key, to: node) == kind.isOfList)
                #expect(directory.mayTake(key, from: node) == kind.isOfList)
            }
            #expect(!directory.maySend(key, to: stranger.node))
            #expect(!directory.mayTake(key, from: stranger.node))
        }
        #expect(directory.isKnown(friend.node) && !directory.isKnown(stranger.node))
        #expect(directory.lists(sharedWith: friend.node) == [entry.id])
        #expect(directory.streams(sharedWith: friend.node) == [entry.id.stream])
        #expect(directory.wantedPeers == [owner.node, friend.node])
        directory.remove(list: entry.id)
        let key = RecordKey(kind: .part, stream: entry.id.stream, author: owner.key)
        #expect(!directory.maySend(key, to: friend.node))
        #expect(!directory.isKnown(friend.node))
        #expect(directory.list(of: entry.id.stream) == nil)
    }

    @Test("A node that hosts no reader itself exchanges nothing of a list")
    func noReaderHere() throws {
        let owner = try Person(4)
        var directory = directory(nil)
        let entry = try ListEntry.of(owner, friends: [friend])
        directory.set(entry)
        let key = RecordKey(kind: .part, stream: entry.id.stream, author: owner.key)
        #expect(!directory.maySend(key, to: friend.node))
        #expect(!directory.mayTake(key, from: owner.node))
        #expect(directory.wantedPeers.isEmpty)
    }

    @Test("A new roster takes the place of the old one, for whom it let in and whom it let out")
    func newRoster() throws {
        let owner = try Person(4)
        var directory = directory(nil)
        directory.set(try ListEntry.of(owner, friends: [own, friend]))
        directory.set(try ListEntry.of(owner, friends: [own, stranger]))
        #expect(!directory.isKnown(friend.node))
        #expect(directory.isKnown(stranger.node))
    }

    @Test("Of a list that was accepted and has not come, the roster alone is taken, from its host")
    func awaited() throws {
        let owner = try Person(4)
        let list = try ListEntry.of(owner, friends: [own]).id
        var directory = directory(nil)
        directory.awaitRoster(of: list, from: owner.node)
        #expect(directory.isKnown(owner.node))
        #expect(directory.streams(sharedWith: owner.node) == [list.stream])
        for kind in RecordKind.allCases {
            let key = RecordKey(kind: kind, stream: list.stream, author: owner.key)
            #expect(directory.mayTake(key, from: owner.node) == (kind == .roster))
            #expect(!directory.maySend(key, to: owner.node))
            #expect(!directory.mayTake(key, from: friend.node))
        }
        directory.stopAwaiting(list: list)
        #expect(!directory.isKnown(owner.node))
    }

    @Test("Every node that an owner was ever seen on counts as hosting one, for that list")
    func ownerHosting() throws {
        let owner = try Person(4)
        var directory = directory(nil)
        let entry = try ListEntry.of(owner, friends: [own, friend], ownerNodes: [friend.node])
        directory.set(entry)
        #expect(directory.isOwnerHosting(owner.node, entry.id))
        #expect(directory.isOwnerHosting(friend.node, entry.id))
        #expect(!directory.isOwnerHosting(own.node, entry.id))
        let other = try ListEntry.of(stranger, friends: [own])
        directory.set(other)
        #expect(!directory.isOwnerHosting(friend.node, other.id))
        #expect(!directory.isOwnerHosting(owner.node, other.id))
    }
}
