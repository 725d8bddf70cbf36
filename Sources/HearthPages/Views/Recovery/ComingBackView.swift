package import HearthAPI
import HearthLanguage

/// How far somebody has come who began again with their recovery code, and what they are asked.
package struct ComingBackView: PageContent {
    package static let template = "coming-back"

    package static let address = "/recovery"

    /// When they began again.
    let since: Text
    /// Everything that friends' homes keep is here, and nothing is asked any more.
    let isDone: Bool
    let friends: [Line]
    let hasFriends: Bool
    let found: [Found]
    let hasFound: Bool
    /// When what friends' homes keep was written.
    let kept: Text
    /// How many lists are here of those kept.
    let lists: Text
    /// Some come only from those who are not asked yet.
    let isWaiting: Bool
    let held: [Held]
    let hasHeld: Bool

    struct Line: Sendable {
        let id: String
        let face: Face
        let name: String
        let isBack: Bool
        let state: Text
    }

    /// Somebody who may be asked.
    struct Found: Sendable {
        let face: Face
        let name: String
        let key: String
    }

    /// An own list of which nothing is sent before its readers are confirmed.
    struct Held: Sendable {
        let href: String
        let title: String
    }

    /// `lists`: all of the member's. `since`: ISO 8601.
    package init(_ progress: RecoveryProgress, since: String, lists: [ListInfo]) {
        self.since = Text("You began again on this computer: \(DateText.moment(since)).")
        friends = progress.friends.map(Self.line)
        hasFriends = !friends.isEmpty
        found = progress.found.map { Found(face: Face($0.name), name: $0.name, key: $0.key) }
        hasFound = !found.isEmpty
        kept =
            progress.keptAt.map {
                Text(
                    "Your friends’ computers last kept this for you: \(DateText.moment($0)). It names these friends."
                )
            } ?? Text(verbatim: "")
        self.lists = Self.lists(progress)
        held = Self.held(lists)
        hasHeld = !held.isEmpty
        isWaiting = hasFound && progress.listsHere < progress.listsKept
        isDone =
            !hasFound && !hasHeld && friends.allSatisfy(\.isBack)
            && progress.listsHere >= progress.listsKept
    }

    private static func line(_ friend: RecoveringFriend) -> Line {
        let name = friend.name ?? Text("The friend whose link you gave").string
        return Line(
            id: friend.key, face: Face(name), name: name, isBack: friend.isBack,
            state: friend.isBack ? Text("is back") : state(friend.note))
    }

    private static func state(_ note: FriendRemark?) -> Text {
        switch note {
        case nil, .notReached: Text("not reached yet; their computer may be off")
        case .delivered: Text("does not know you as a friend; they are asked")
        case .accepted, .addressNoted, .addressKnown: Text("is giving back what they keep")
        case .notHere, .invitationUsed, .invitationExpired, .invitationRevoked,
            .invitationUnknown:
            Text("does not live there any more")
        }
    }

    private static func lists(_ progress: RecoveryProgress) -> Text {
        guard progress.keptAt != nil else {
            return Text(
                "Which lists there were is not known yet: that comes with the first friend.")
        }
        return progress.listsKept == 0
            ? Text("No list had been shared when this was kept.")
            : Text(
                count: progress.listsKept, one: "\(progress.listsHere) of 1 list is here.",
                other: "\(progress.listsHere) of \(progress.listsKept) lists are here.")
    }

    /// The own lists that are held back.
    static func held(_ lists: [ListInfo]) -> [Held] {
        lists.filter { $0.isHeld == true }
            .map { Held(href: "/lists/\($0.id)#held", title: $0.shownTitle ?? "…") }
    }

    /// What the first page says while something is to be done or waited for; nil: nothing is.
    static func reminder(_ progress: RecoveryProgress, lists: [ListInfo]) -> Text? {
        guard progress.since != nil else { return nil }
        if !progress.found.isEmpty {
            return Text("It is known again who your friends are. Say whom you want to ask.")
        }
        if !held(lists).isEmpty || !progress.listsHeld.isEmpty {
            return Text("Lists of yours are back. Say that the right people read them.")
        }
        guard progress.keptAt == nil, !progress.friends.allSatisfy(\.isBack) else { return nil }
        return Text("Your friends’ computers give back what they keep of yours.")
    }
}
