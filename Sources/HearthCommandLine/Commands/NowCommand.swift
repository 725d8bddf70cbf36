import ArgumentParser
import HearthAPI
import HearthLanguage

/// How things are and what to do next: `hearth` without a command.
struct NowCommand: NodeCommand {
    static let name = "now"

    static let configuration = CommandConfiguration(
        name, "Show how things are and what to do next, as `hearth` alone does.",
        example: "hearth now")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run() async throws {
        let console = Console.current
        do {
            try await NodeClient.use(node, as: asker, console) { try await run($0, console) }
        } catch let error as HearthError where !node.json {
            console.report(error, asJSON: false)
            console.explain(HelpWay.text)
            throw ExitCode(error.code.exitCode)
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let now = try await Now(client)
        try console.answer(now, asJSON: node.json) { console.say($0.lines) }
    }
}

/// Where to read on.
enum HelpWay {
    static var text: Text {
        Text("`hearth help` explains each task, and `hearth --help` lists all commands.")
    }
}

/// How things are for one member.
struct Now: Encodable {
    var household: String
    var ownLists: Int
    /// What is on them, and whatever else their kinds say.
    var kinds: KindsNow
    /// Of the own ones, how many somebody else reads.
    var sharedLists: Int
    /// Own ones of which nothing is sent before their readers are confirmed.
    var heldLists: Int
    /// Friends whom a recovery has found and who were not asked yet.
    var foundFriends: Int
    var friendsLists: Int
    var friends: Int
    /// Questions that wait for an answer.
    var waiting: Int
    var unreadNews: Int
    /// What is in the cart, and how much of it has to be bought within 14 days.
    var inCart: Int
    var due: Int
    /// What a person should look into.
    var alarms: Int
    /// Members who live on another computer now, having been recovered there.
    var elsewhere: [Elsewhere]
    /// Members who were packed up, and may still stay.
    var moving: [Elsewhere]
    /// How the home is backed up; nil for who does not decide for the household.
    var backups: BackupsInfo?

    struct Elsewhere: Encodable {
        var member: String
        /// ISO 8601.
        var since: String
        /// Of when this home is an old copy of what is theirs (ISO 8601); nil: it is none.
        var copyOf: String?
    }

    init(_ client: NodeClient) async throws {
        let all = try await client.perform(ListLists(all: ListLists.yes))
        let lists = all.filter { $0.isShown != false }
        let own = lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived }
        let status = try await client.perform(ShowStatus())
        let cart = try await client.perform(ShowCart())
        household = status.household
        ownLists = own.count
        kinds = try await KindsNow(client, lists)
        sharedLists = own.count { $0.readers > 0 }
        heldLists = all.count { $0.isHeld == true }
        foundFriends = try await client.perform(ShowRecovery()).found.count
        friendsLists = lists.count { !$0.isOwn && !$0.isArchived }
        friends = try await client.perform(ListFriends()).count { $0.state == .friends }
        waiting = try await client.perform(ShowInbox()).count
        unreadNews = status.unreadNews ?? 0
        inCart = cart.entries.count { !$0.isGiven }
        due = cart.entries.count { $0.isDue }
        alarms = status.alarms.count
        elsewhere = status.members.compactMap { member in
            member.elsewhereSince.map {
                Elsewhere(member: member.name, since: $0, copyOf: member.copyOf)
            }
        }
        moving = status.members.compactMap { member in
            member.movingSince.map { Elsewhere(member: member.name, since: $0) }
        }
        backups = status.backups
    }

    var lines: [String] {
        var facts = Facts()
        facts.add(Text("Household"), household)
        facts.add(Text("Your lists"), "\(ownLists)")
        for line in kinds.lines { facts.add(line.label, line.says) }
        facts.add(Text("Lists of friends"), "\(friendsLists)")
        facts.add(Text("Friends"), "\(friends)")
        if waiting > 0 { facts.add(Text("Inbox"), Text("\(waiting) to answer: `hearth inbox`")) }
        if unreadNews > 0 { facts.add(Text("News"), Text("\(unreadNews) unread: `hearth news`")) }
        if inCart > 0 {
            facts.add(
                Text("Cart"),
                due > 0
                    ? Text("\(inCart) in it, \(due) to buy soon: `hearth cart`")
                    : Text("\(inCart) in it: `hearth cart`"))
        }
        if alarms > 0 { facts.add(Text("Alarms"), Text("\(alarms): `hearth alarms`")) }
        for member in elsewhere {
            facts.add(
                Text("Other computer"),
                PeopleText.elsewhere(
                    member.member, since: member.since, copyOf: member.copyOf))
        }
        for member in moving {
            facts.add(Text("Moving out"), PeopleText.moving(member.member, since: member.since))
        }
        if foundFriends > 0 {
            facts.add(
                Text("Found friends"), Text("\(foundFriends) not asked yet: `hearth recover show`"))
        }
        if heldLists > 0 {
            facts.add(
                Text("On hold"),
                Text("\(heldLists): `hearth list confirm LIST`, once its readers are right"))
        }
        if let backups { facts.add(Text("Backup"), BackupText.short(backups)) }
        return facts.lines() + [""] + (next + [HelpWay.text]).map(\.string)
    }

    /// What a household that begins does not have yet, the first thing first.
    private var next: [Text] {
        var steps: [Text] = []
        if ownLists == 0 {
            steps.append(Text("Next: `hearth list new Birthday` makes a list."))
        } else if kinds[WishBody.kind, "own"] == 0 {
            steps.append(Text("Next: `hearth wish add Lamp --list LIST` notes a wish."))
        } else if friends == 0 {
            steps.append(Text("Next: `hearth invite new` makes a link that you send to a friend."))
        } else if sharedLists == 0 {
            steps.append(Text("Next: `hearth share LIST --with FRIEND` shows a list to a friend."))
        }
        steps.append(Text("`hearth web` prints the link that opens the pages in a browser."))
        return steps
    }
}
