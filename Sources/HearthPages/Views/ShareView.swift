package import HearthAPI
import HearthLanguage

/// Who can see a list, and with whom it can be shared.
package struct ShareView: PageContent {
    package static let template = "share"
    package static let saysProblem = true

    let id: String
    let title: String
    let isOwn: Bool
    /// What is on it can be reserved; else it is read, and perhaps edited.
    let isGiving: Bool
    let readers: [Reader]
    /// Nil where these are all.
    let ways: PageWays?
    let isAlone: Bool
    let friends: [Face]
    let hasFriends: Bool
    /// That somebody else made it and learns whom the reader of the page invites.
    let hostLearns: Text?
    let problem: String?
    /// The reader of the page is a child without a passphrase: others decide who sees the list.
    let isChilds: Bool
    /// What those can do who are asked next.
    let roles: [Choice]
    /// Whether there is a choice.
    let asksRole: Bool

    struct Reader: Sendable {
        let face: Face
        let role: Text
        let state: Text?
        let known: Text?
        let isVerified: Bool
        /// What they do not see of the member's, and the member not of theirs.
        let hidden: [Text]
        /// What the visitor answered of them for this list alone; nil: nothing.
        let note: Note?
        /// What is done seldom; nil: nothing of it can be.
        let menu: Menu?
        /// What they can do, for who invited them; nil: it is for nobody to say here.
        let roles: Roles?
    }

    struct Menu: Sendable {
        /// Where to compare numbers.
        let compare: String?
        /// Where it is asked whether to stop sharing with them.
        let stop: String?

        init?(compare: String?, stop: String?) {
            guard compare != nil || stop != nil else { return nil }
            (self.compare, self.stop) = (compare, stop)
        }
    }

    struct Roles: Sendable {
        let label: Text
        let choices: [Choice]
    }

    /// Whether somebody sees what the visitor gives on this list, by accepting it, and what changes that.
    struct Note: Sendable {
        let key: String
        let text: Text
        let button: Choice

        init?(_ reader: ReaderInfo) {
            guard let answer = reader.note, !reader.isVerified else { return nil }
            key = reader.key
            text = HousemateText.note(reader.name, sees: answer == .yes)
            button = HousemateChange.button(sees: answer == .yes)
        }
    }

    package init(
        _ list: ListInfo, readers all: [ReaderInfo], friends: [FriendInfo], isChild: Bool = false,
        problem: Problem?, part: PagePart = PagePart()
    ) {
        id = list.id
        title = list.shownTitle ?? ""
        isOwn = list.isOwn && !isChild
        isChilds = list.isOwn && isChild
        let isGiving = list.isOfWishes
        self.isGiving = isGiving
        // What stands on the page of its kind alone, others only read.
        let mayEdit = list.isShown != false
        let others = all.filter { !$0.isCaller }
        let host = others.first(where: \.isHost)?.name
        hostLearns =
            list.isOwn
            ? host.map { Text("\($0) made the list, and learns whom you ask once they say yes.") }
            : nil
        let children = Set(friends.filter(\.isChild).map(\.key))
        ways = part.ways(of: others.count)
        readers = part.of(others).map { reader in
            Reader(
                face: Face(reader.name), role: Self.role(reader.role, isGiving: isGiving),
                state: Self.state(reader.state, host: host ?? "")
                    ?? RoleText.change(of: reader, host: host ?? ""),
                known: Self.known(reader), isVerified: reader.isVerified,
                hidden: Self.hidden(reader, isChild: children.contains(reader.key)),
                note: Note(reader),
                menu: Menu(
                    compare: reader.isVerified ? nil : Self.numberPage(of: reader),
                    stop: list.isOwn && !isChild && reader.role != .owner
                        && reader.state != .leaving
                        ? "/lists/\(list.id)/share/stop?with=\(PercentCoding.encode(reader.name))"
                        : nil),
                roles: list.isOwn && !isChild && reader.isInvited == true && mayEdit
                    ? Self.roles(of: reader, on: list) : nil)
        }
        roles =
            mayEdit
            ? Self.choices(on: list, mayEdit: KindLook.of(list.kind).roles(list).isEditingUsual)
            : []
        asksRole = mayEdit
        isAlone = others.isEmpty
        let present = Set(all.filter { $0.state != .left && $0.state != .refused }.map(\.key))
        self.friends =
            list.isOwn
            ? friends.filter { $0.state == .friends && !present.contains($0.key) }
                .compactMap { $0.name.map { Face($0) } } : []
        hasFriends = !self.friends.isEmpty
        self.problem = problem?.message
    }

    /// What they are asked to be counts as chosen.
    private static func roles(of reader: ReaderInfo, on list: ListInfo) -> Roles? {
        guard [.reading, .asked, .waiting, .full].contains(reader.state) else { return nil }
        return Roles(
            label: Text("What \(reader.name) can do"),
            choices: choices(on: list, mayEdit: (reader.asked ?? reader.role) == .keeper))
    }

    private static func choices(on list: ListInfo, mayEdit: Bool) -> [Choice] {
        let roles = KindLook.of(list.kind).roles(list)
        return [
            Choice(value: "false", label: roles.reading, isChosen: !mayEdit),
            Choice(value: "true", label: roles.editing, isChosen: mayEdit),
        ]
    }

    private static func numberPage(of reader: ReaderInfo) -> String {
        let name = PercentCoding.encode(reader.name)
        return reader.isFriend ? "/friends/\(name)#number" : "/compare/\(name)"
    }

    private static func hidden(_ reader: ReaderInfo, isChild: Bool) -> [Text] {
        var lines: [Text] = []
        if let sees = reader.seesCaller, reader.changesAt != nil {
            lines.append(LeftOutText.change(reader.name, sees: sees))
        } else if reader.seesCaller == false, reader.note == nil, !isChild {
            lines.append(LeftOutText.line(reader.name))
        }
        if reader.isSeen == false, let line = KeptBackText.line([reader.name]) {
            lines.append(line)
        }
        return lines
    }

    private static func role(_ role: ListRole, isGiving: Bool) -> Text {
        switch role {
        case .owner: Text("Owns it")
        case .keeper:
            isGiving ? Text("Helps with it, and sees what is reserved") : Text("May edit it")
        case .friend: isGiving ? Text("Can reserve") : Text("May read it")
        }
    }

    private static func state(_ state: ReaderState, host: String) -> Text? {
        switch state {
        case .waiting: Text("Has said yes, and waits for \(Text(whose: host)) home")
        case .full: Text("Has said yes, but the list is full")
        case .leaving: Text("Sees it until \(Text(whose: host)) home hears of it")
        case .asked: Text("Has not answered yet")
        case .refused: Text("Said no")
        case .left: Text("Has left")
        case .reading: nil
        }
    }

    private static func known(_ reader: ReaderInfo) -> Text? {
        switch reader.known {
        case .verified: Text("You compared safety numbers")
        case .ownerOnly: Text("Only the owner knows this person")
        case .friend, nil: nil
        }
    }
}
