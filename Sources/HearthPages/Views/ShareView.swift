package import HearthAPI
import HearthLanguage

/// Who can see a list, and with whom it can be shared.
package struct ShareView: PageContent {
    package static let template = "share"
    package static let saysProblem = true

    let id: String
    let title: String
    let isOwn: Bool
    let readers: [Reader]
    let isAlone: Bool
    let friends: [Face]
    let hasFriends: Bool
    let problem: String?

    struct Reader: Sendable {
        let face: Face
        let role: Text
        let state: Text?
        let known: Text?
        let isVerified: Bool
        let canStop: Bool
    }

    package init(
        _ list: ListInfo, readers all: [ReaderInfo], friends: [FriendInfo], problem: Problem?
    ) {
        id = list.id
        title = list.title ?? ""
        isOwn = list.isOwn
        let others = all.filter { !$0.isCaller }
        readers = others.map { reader in
            Reader(
                face: Face(reader.name), role: Self.role(reader.role),
                state: Self.state(reader.state), known: Self.known(reader),
                isVerified: reader.isVerified,
                canStop: list.isOwn && reader.role != "owner")
        }
        isAlone = others.isEmpty
        let present = Set(all.filter { $0.state != "left" && $0.state != "refused" }.map(\.key))
        self.friends =
            list.isOwn
            ? friends.filter { $0.state == .friends && !present.contains($0.key) }
                .compactMap { $0.name.map { Face($0) } } : []
        hasFriends = !self.friends.isEmpty
        self.problem = problem?.message
    }

    private static func role(_ role: String) -> Text {
        switch role {
        case "owner": Text("Owns it")
        case "keeper": Text("Helps with it, and sees what is reserved")
        default: Text("Can reserve")
        }
    }

    private static func state(_ state: String) -> Text? {
        switch state {
        case "asked": Text("Has not answered yet")
        case "refused": Text("Said no")
        case "left": Text("Has left")
        default: nil
        }
    }

    private static func known(_ reader: ReaderInfo) -> Text? {
        switch reader.known {
        case "verified": Text("You compared safety numbers")
        case "vouched":
            Text("Vouched for by \(reader.vouchedBy.joined(separator: ", "))")
        case "owner-only": Text("Only the owner knows this person")
        default: nil
        }
    }
}
