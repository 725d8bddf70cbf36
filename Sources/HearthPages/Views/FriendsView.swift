package import HearthAPI
import HearthLanguage
package import HearthLists

/// The people whom a member knows, what waits for their answer, and their lists.
package struct FriendsView: PageContent {
    package static let template = "friends"

    let questions: [Question]
    let hasQuestions: Bool
    /// Of whom it is asked whether they may see what the visitor gives.
    let asked: [HousemateRow]
    let isAsked: Bool
    let isWaiting: Bool
    let friends: [Friend]
    let knocking: [Knock]
    let hasKnocking: Bool
    /// Friends of others in this home, of whom the visitor was told.
    let introduced: [Introduced]
    let hasIntroduced: Bool
    let isEmpty: Bool
    /// The name that is looked for.
    let words: String
    /// There are enough friends to look for one.
    let isLong: Bool
    let isNoneFound: Bool
    /// Nil where these are all friends.
    let ways: PageWays?

    /// Of one friend; their own page has the others.
    private static let mostLists = 20

    struct Introduced: Sendable {
        let key: String
        let face: Face
        let text: Text
    }

    struct Friend: Sendable {
        let face: Face
        let href: String
        let isConnected: Bool
        let connection: Text
        let isVerified: Bool
        let isNamesake: Bool
        let lists: [ListCard]
        /// The way to all of them; nil where these are all.
        let otherLists: Text?
        let hasNoLists: Bool
        /// Asked on their page, once; nil: not any more.
        let whoKnows: Text?
    }

    struct Knock: Sendable {
        let key: String
        /// Nil: nobody named them.
        let name: String?
        /// The words that go with it, which tell those without a name apart; nil: there are none.
        let greeting: String?
        /// The beginning of their key, where nothing else tells who it is; nil: something does.
        let short: String?
        let note: Text?

        init(_ friend: FriendInfo) {
            key = friend.key
            name = friend.name
            greeting = friend.greeting
            short = name == nil && greeting == nil ? String(key.prefix(16)) + "…" : nil
            note = friend.note.flatMap(KnockText.outcome)
        }
    }

    package init(
        _ all: [FriendInfo], lists: [ListInfo], inbox: [InboxEntry],
        introductions: [IntroductionInfo] = [], housemates: [HousemateQuestion] = [],
        addresses: AddressSharingInfo, today: Day, words: String? = nil,
        part: PagePart = PagePart()
    ) {
        asked = HousemateRow.waiting(housemates)
        isAsked = !asked.isEmpty
        introduced = introductions.prefix(PagePart.most).map {
            Introduced(
                key: $0.key, face: Face($0.name), text: KnockText.introduced($0.name, by: $0.by))
        }
        hasIntroduced = !introduced.isEmpty
        questions = inbox.prefix(PagePart.most).map {
            Question($0, lists: lists, addresses: addresses, today: today)
        }
        hasQuestions = !questions.isEmpty
        isWaiting = hasQuestions || isAsked
        let wanted = FoldedText.forSearch(words ?? "")
        let people = all.filter {
            $0.state == .friends
                && (wanted.isEmpty || FoldedText.forSearch($0.name ?? "").contains(wanted))
        }
        self.words = words ?? ""
        ways = part.ways(of: people.count)
        isLong = !wanted.isEmpty || ways != nil
        isNoneFound = !wanted.isEmpty && people.isEmpty
        friends = part.of(people).map { friend in
            let name = friend.name ?? "?"
            let theirs = lists.filter { !$0.isOwn && $0.isOwned(by: friend.key) }
            return Friend(
                face: Face(name),
                href: "/friends/\(PercentCoding.encode(name))", isConnected: friend.isConnected,
                connection: friend.isConnected
                    ? Text("Connected") : friend.problemText ?? Text("Away"),
                isVerified: friend.isVerified, isNamesake: friend.isNamesake,
                lists: theirs.prefix(Self.mostLists).map { ListCard($0, today: today) },
                otherLists: theirs.count <= Self.mostLists
                    ? nil
                    : Text(
                        count: theirs.count, one: "All of 1 list",
                        other: "All \(theirs.count) lists"),
                hasNoLists: theirs.isEmpty,
                whoKnows: friend.mayKnow == nil ? nil : Text("Who here knows \(name) too?"))
        }
        knocking = all.filter { $0.state == .knocking }.map(Knock.init)
        hasKnocking = !knocking.isEmpty
        isEmpty =
            wanted.isEmpty && friends.isEmpty && knocking.isEmpty && questions.isEmpty
            && introduced.isEmpty
    }
}

/// Something in the inbox.
struct Question: Sendable {
    let id: String
    let face: Face
    let heading: Text
    let details: Text?
    let greeting: String?
    let canAccept: Bool
    /// Whether it is asked first how soon the others on the list learn what is reserved.
    let asksHow: Bool
    /// Who looks after a child's list and sees what is given there, and their public keys; where it is asked how soon,
    /// the next page says it.
    let keepers: [Text]
    let seeing: [String]

    /// `lists`: those that the visitor reads.
    init(_ entry: InboxEntry, lists: [ListInfo], addresses: AddressSharingInfo, today: Day) {
        id = entry.id
        face = Face(entry.from)
        greeting = entry.greeting
        asksHow = AcceptView.isNeeded(for: entry, addresses)
        canAccept = entry.kind == .list || entry.kind == .knock
        let title = entry.shownTitle ?? "…"
        keepers = asksHow ? [] : AcceptView.keepers(entry)
        seeing = asksHow ? [] : AcceptView.seeing(entry)
        switch entry.kind {
        case .knock:
            heading = KnockText.question(entry.from, inHomeOf: entry.inHomeOf)
            details =
                entry.isNamesake
                ? Text(
                    "Somebody else whom you know has this name. Before you say yes, ask them whether it is them."
                ) : nil
        case .list:
            heading = Self.offer(entry, title)
            details =
                if entry.isKindKnown == false {
                    Text("Made by a newer Hearth: update this one to see all of it.")
                } else if entry.isReader == true {
                    Text("If you say no, you go on reading it.")
                } else {
                    entry.date.map { ListCard.dateText($0, today: today) }
                }
        case .ended:
            heading =
                entry.title == nil
                ? Text("\(entry.from) does not share a list with you any more")
                : Text(
                    "\(Text(whose: People(entry.owners ?? [entry.from]).description)) list “\(title)” is not shared with you any more"
                )
            details = entry.isOfWishes ? Text("What you reserved stays in your cart.") : nil
        case .ask:
            heading =
                entry.title == nil
                ? Text("\(entry.from) asks you to wish for more")
                : Text("\(entry.from) asks for more wishes on “\(title)”")
            details = nil
        }
    }

    private static func offer(_ entry: InboxEntry, _ title: String) -> Text {
        let from = entry.from
        guard entry.role != .keeper || entry.isReader != true else {
            return Text("\(from) asks whether you also want to change “\(title)”")
        }
        // Somebody who looks after it asks in the child's name.
        if entry.role == .keeper, entry.isChilds == true {
            return Text("Would you like to help with “\(title)”?")
        }
        return OfferWords.of(entry.listKind).heading(from: from, title: title, as: entry.role)
    }
}

/// One friend.
package struct FriendView: PageContent {
    package static let template = "friend"
    package static let saysProblem = true

    let face: Face
    let name: String
    /// What they call themselves, where the visitor calls them something else.
    let ownName: String?
    let nickname: String
    let birthday: Text?
    let sizes: [SizeInfo]
    let hasSizes: Bool
    let addresses: [String]
    let note: String?
    let lists: [ListCard]
    let hasNoLists: Bool
    /// Nil where these are all.
    let ways: PageWays?
    /// Own lists that they do not see yet.
    let shareable: [Choice]
    let hasShareable: Bool
    let shareHeading: Text
    /// A new friend shares nothing yet: a list for them comes before theirs.
    let sharesFirst: Bool
    let sharesLater: Bool
    /// Of whom it is asked whether they may see what the visitor gives: the friend, and who lives with them.
    let asked: [HousemateRow]
    let isAsked: Bool
    /// What was answered of the friend.
    let change: HousemateChange?
    /// Members here of whom it is asked once whether they know the friend too.
    let mayKnow: [String]
    let asksWhoKnows: Bool
    let knowHeading: Text
    let safetyNumber: String
    let isVerified: Bool
    let connection: Text
    let isConnected: Bool
    let dialled: [Dialled]
    let hasDialled: Bool
    let problem: String?

    /// An address at which their home is dialled.
    struct Dialled: Sendable {
        let address: String
        let state: Text
    }

    /// `shareable`: own lists that they do not see yet.
    package init(
        _ profile: ProfileInfo, friend: FriendInfo, lists all: [ListInfo],
        shareable own: [ListInfo] = [], housemates: [HousemateQuestion] = [],
        safety: SafetyNumberInfo, dialled addresses: [KnownAddress] = [], problem: Problem?,
        today: Day, part: PagePart = PagePart()
    ) {
        let name = friend.name ?? profile.name
        self.name = name
        ownName = friend.ownName
        nickname = friend.ownName == nil ? "" : name
        face = Face(name)
        birthday = profile.birthday.map(DateText.birthday)
        sizes = profile.sizes
        hasSizes = !sizes.isEmpty
        self.addresses = profile.addresses
        dialled = addresses.map {
            Dialled(address: $0.address, state: AddressText.state(of: $0))
        }
        hasDialled = !dialled.isEmpty
        note = profile.note
        let theirs = all.filter { !$0.isOwn && $0.isOwned(by: friend.key) }
        ways = part.ways(of: theirs.count)
        lists = part.of(theirs).map { ListCard($0, today: today) }
        hasNoLists = theirs.isEmpty
        shareable = own.map {
            Choice(value: $0.id, label: Text(verbatim: $0.title ?? ""), isChosen: false)
        }
        hasShareable = !shareable.isEmpty
        // There is one to share, or none of their own yet, which leads to making one.
        let mayShare =
            hasShareable || !all.contains { $0.isOwn && !$0.isTray && !$0.isArchived }
        sharesFirst = mayShare && hasNoLists
        sharesLater = mayShare && !hasNoLists
        shareHeading = Text("Share a list with \(name)")
        asked = housemates.filter { $0.key == friend.key || $0.livesWith.contains(name) }
            .map(HousemateRow.init)
        isAsked = !asked.isEmpty
        change = HousemateChange(friend)
        mayKnow = friend.mayKnow ?? []
        asksWhoKnows = !mayKnow.isEmpty
        knowHeading = Text("Who here knows \(name) too?")
        safetyNumber = safety.number
        isVerified = friend.isVerified
        isConnected = friend.isConnected
        connection =
            friend.isConnected
            ? Text("Connected")
            : friend.problemText
                ?? friend.lastHeard.map { Text("Last heard: \(DateText.moment($0))") }
                ?? Text("Not heard yet")
        self.problem = problem?.message
    }
}

/// How to find friends: one's own link, and the form for a friend's.
package struct AddFriendView: PageContent {
    package static let template = "add-friend"
    package static let saysProblem = true

    package static let address = "/friends/add"
    /// The form with a picture of a code.
    package static let scanForm = "friends/scan"

    let link: String
    let code: String
    let typed: String
    let greeting: String
    let hasNoAddress: Bool
    let problem: String?

    /// `code`: an SVG picture of the link as a QR code; `scanned`: a friend's link from such a picture.
    package init(_ key: KeyInfo, code: String, scanned: String?, problem: Problem?) {
        link = key.link
        self.code = code
        typed = problem?.typed("link", in: AddFriend.path) ?? scanned ?? ""
        greeting = problem?.typed("greeting", in: AddFriend.path) ?? ""
        hasNoAddress = key.addresses.isEmpty
        self.problem =
            [AddFriend.path, Self.scanForm].contains(problem?.form) ? problem?.message : nil
    }
}
