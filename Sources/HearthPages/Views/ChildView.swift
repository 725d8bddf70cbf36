package import HearthAPI
import HearthLanguage

/// A child's list, for those who look after it: who they are, who else sees it, and whom they invite.
package struct ChildView: PageContent {
    package static let template = "child"
    package static let saysProblem = true

    let id: String
    let title: String
    let child: Child
    let heading: Text
    let keepers: [Person]
    /// Who can be asked to look after it too.
    let candidates: [String]
    let hasCandidates: Bool
    let readers: [Person]
    let hasReaders: Bool
    /// The visitor's friends whom nobody has asked, or who said no.
    let friends: [Person]
    let hasFriends: Bool
    /// Who would like to be friends with the child.
    let knocks: [Knock]
    let hasKnocks: Bool
    /// What the child's knock says of the visitor.
    let greeting: Text
    /// The visitor may decide for the household, and so who looks after the list.
    let mayDecide: Bool
    let growingUp: Text
    /// What was typed there was refused.
    let isGrowingUp: Bool
    let deletion: Text
    let confirmation: Confirmation
    let problem: String?

    struct Child: Sendable {
        let name: String
    }

    struct Person: Sendable {
        let face: Face
        let name: String
        /// Their public key.
        let key: String
        let state: Text?
        /// The child's knock is not answered.
        let isKnocking: Bool
    }

    struct Knock: Sendable {
        let id: String
        let face: Face
        let name: String
        let greeting: String?
    }

    /// The list, and what is known of it and of its child.
    package struct Known {
        let list: ListInfo
        let child: MemberInfo
        let readers: [ReaderInfo]
        let friends: [InvitedForChild]
        let childsFriends: [FriendInfo]
        let inbox: [InboxEntry]

        package init(
            list: ListInfo, child: MemberInfo, readers: [ReaderInfo], friends: [InvitedForChild],
            childsFriends: [FriendInfo], inbox: [InboxEntry]
        ) {
            self.list = list
            self.child = child
            self.readers = readers
            self.friends = friends
            self.childsFriends = childsFriends
            self.inbox = inbox
        }
    }

    package init(
        _ known: Known, visitor: String, mayDecide: Bool, confirmation: Confirmation,
        problem: Problem?
    ) {
        id = known.list.id
        title = known.list.title ?? ""
        child = Child(name: known.child.name)
        heading = Text("Who sees \(Text(whose: known.child.name)) wishes")
        let others = known.readers.filter { !$0.isCaller }
        keepers = others.filter { $0.role == .keeper }.map { Self.person($0, visitor: visitor) }
        let present = Set(others.filter { $0.role == .keeper && $0.state != .refused }.map(\.key))
        candidates = known.childsFriends
            .filter { $0.state == .friends && !present.contains($0.key) }.compactMap(\.name)
        hasCandidates = !candidates.isEmpty
        let asked = others.filter {
            $0.role == .friend && $0.state != .refused && $0.state != .left
        }
        readers =
            asked.map { Self.person($0, visitor: visitor) }
            + known.friends.filter { $0.state == .knocking }.map { friend in
                Person(
                    face: Face(friend.name), name: friend.name, key: friend.key,
                    state: Text("Is asked to be friends with \(known.child.name) first"),
                    isKnocking: true)
            } + Self.askedByOthers(known)
        hasReaders = !readers.isEmpty
        friends = known.friends.filter { $0.state == nil || $0.state == .refused }.map { friend in
            Person(
                face: Face(friend.name), name: friend.name, key: friend.key,
                state: friend.state == .refused ? Text("Said no") : nil, isKnocking: false)
        }
        hasFriends = !friends.isEmpty
        knocks = known.inbox.filter { $0.kind == .knock }.map {
            Knock(id: $0.id, face: Face($0.from), name: $0.from, greeting: $0.greeting)
        }
        hasKnocks = !knocks.isEmpty
        greeting = Text(
            "\(visitor) looks after \(Text(whose: known.child.name)) wishes and would like you to see them."
        )
        self.mayDecide = mayDecide
        growingUp = Text(
            "With a passphrase that only \(known.child.name) knows, they decide alone who sees their lists, and who looks after them. Let them type it."
        )
        isGrowingUp = problem?.form == SetPassphrase.path
        deletion = Text(
            "All that is \(Text(whose: known.child.name)) goes for good, also from the homes of those who see it."
        )
        self.confirmation = confirmation
        self.problem = problem?.message
    }

    /// Whom another invited who looks after the list: friends of theirs alone may have no name here yet.
    private static func askedByOthers(_ known: Known) -> [Person] {
        let own = Set(known.friends.map(\.key))
        return known.childsFriends.filter { $0.state == .knocking && !own.contains($0.key) }
            .map { friend in
                let name = friend.name ?? Text("Somebody whom another invited").string
                return Person(
                    face: Face(name), name: name, key: friend.key,
                    state: Text("Is asked to be friends with \(known.child.name) first"),
                    isKnocking: true)
            }
    }

    private static func person(_ reader: ReaderInfo, visitor: String) -> Person {
        let state: Text? =
            switch reader.state {
            case .reading: reader.name == visitor ? Text("You") : nil
            case .asked, .waiting, .full: Text("Has not answered yet")
            case .refused: Text("Said no")
            case .left, .leaving: Text("Has left")
            }
        return Person(
            face: Face(reader.name), name: reader.name, key: reader.key, state: state,
            isKnocking: false)
    }
}
