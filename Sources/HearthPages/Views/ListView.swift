package import HearthAPI
import HearthLanguage
package import HearthLists

/// One list with its wishes, one's own or a friend's.
package struct ListView: PageContent {
    package static let template = "list"

    let id: String
    let title: String
    let icon: String
    let date: Text?
    let notes: String?
    let isOwn: Bool
    let isTray: Bool
    let isArchived: Bool
    /// Nothing of it is sent before its readers are confirmed.
    let isHeld: Bool
    /// Of when its readers are known, where it is held back.
    let held: Text
    let mayEdit: Bool
    /// By somebody else: what goes from their pages too is asked for before.
    let isRead: Bool
    /// Where the reader asks friends to a child's list that they look after.
    let childsPage: String?
    let owner: Face
    let ownerText: Text
    /// Asks for the first wish.
    let asking: Text
    let readers: Text?
    /// The first of them.
    let wishes: [WishCard]
    /// Nil where these are all.
    let ways: PageWays?
    let ideas: [WishCard]
    let hasIdeas: Bool
    let examplePrice: String
    let mayGive: Bool
    let isEmpty: Bool
    let missing: [Text]
    let unreadable: Text?
    /// What others keep from the member, who lives with the owner.
    let keptBack: Text?
    /// What the member may send to them.
    let request: Text?
    /// Those in the owner's home of whom it is asked here whether they may see what the reader gives.
    let asked: [HousemateRow]
    let isAsked: Bool
    let otherLists: [Choice]
    let hasOtherLists: Bool
    let sorts: [Choice]
    let words: String
    let isFiltered: Bool
    /// Searching and sorting are worth their room.
    let isLong: Bool
    /// Some are left out, or all stand in another order than that of the list.
    let isSought: Bool
    /// There are several to put in order.
    let mayArrange: Bool
    let talk: TalkView?
    /// How much is whispered, with the way there; nil: nothing.
    let whispered: Text?
    /// Nil where nobody else reads them.
    let comments: CommentsView?

    /// `currencies`: the reader's, the likeliest first.
    package init(
        _ detail: GivenList, lists: [ListInfo], whispers: WhispersInfo?, comments: CommentsInfo?,
        housemates: [HousemateQuestion] = [], isForChild: Bool = false, sort: String?,
        words: String?,
        today: Day, currencies: [String] = [],
        part: PagePart = PagePart(first: PagePart.firstWishes)
    ) {
        let list = detail.list
        id = list.id
        title = list.isTray ? Text("Wishes").string : list.title ?? ""
        icon = Occasions.icon(list.occasion)
        date = list.date.map { ListCard.dateText($0, today: today) }
        notes = list.notes
        isOwn = list.isOwn
        isTray = list.isTray
        isArchived = list.isArchived
        isHeld = list.isHeld == true
        held = HeldText.readers(knownAt: list.readersKnownAt)
        isRead = list.readers > 0
        mayEdit = list.isOwn || list.role == .keeper
        childsPage = isForChild ? "/children/\(list.id)" : nil
        mayGive = !list.isOwn
        owner = Face(list.owner)
        ownerText = Self.ownerText(of: list)
        asking = WishFormView.asking(list.isOwn ? nil : list.owner)
        readers = list.isOwn && !list.isTray ? ListCard(list, today: today).people : nil
        wishes = part.of(detail.items).map { WishCard($0, wantsStatus: !list.isOwn) }
        ways = part.ways(of: detail.items.count)
        ideas = (detail.ideas ?? []).map { WishCard($0, wantsStatus: true) }
        hasIdeas = !ideas.isEmpty
        examplePrice = CurrencyChoices.example(currencies)
        isEmpty = detail.items.isEmpty
        missing = Self.missing(of: list)
        let standings = detail.items.compactMap(\.standing)
        let keptBack = standings.first?.keptBack ?? []
        self.keptBack = KeptBackText.line(keptBack)
        request =
            keptBack.isEmpty
            ? nil : KeptBackText.request(list: list.title ?? "", owner: list.owner)
        unreadable = Self.closed((standings.first?.unreadable ?? 0) - keptBack.count)
        asked = housemates.filter { $0.list == list.id }.map(HousemateRow.init)
        isAsked = !asked.isEmpty
        otherLists = Choice.ownLists(among: lists).filter { $0.value != list.id }
        hasOtherLists = !otherLists.isEmpty
        sorts = Self.sorts(of: list, chosen: sort ?? "by-hand")
        talk = whispers.map { TalkView($0, about: NamePath([list.owner, list.id]).text) }
        whispered = whispers.map(\.whispers.count).flatMap { count in
            count == 0 ? nil : Text(count: count, one: "1 whisper", other: "\(count) whispers")
        }
        self.comments = comments.flatMap { CommentsView($0, on: list.id, list) }
        self.words = words ?? ""
        isFiltered = !(words ?? "").isEmpty
        isSought = isFiltered || (sort ?? "by-hand") != "by-hand"
        isLong = isSought || detail.items.count > 6
        mayArrange = detail.items.count > 1
    }

    /// Of whom nothing can be read; nil: of nobody.
    private static func closed(_ people: Int) -> Text? {
        people <= 0
            ? nil
            : Text(
                count: people, one: "What 1 person reserved cannot be read here yet.",
                other: "What \(people) people reserved cannot be read here yet.")
    }

    static func ownerText(of list: ListInfo) -> Text {
        if list.isBuiltIn == true { return Text("Comes with Hearth") }
        guard list.isOwn else {
            return list.role == .keeper
                ? Text("\(Text(whose: list.owner)) list, which you help with")
                : Text("\(Text(whose: list.owner)) list")
        }
        return list.coOwners.isEmpty
            ? Text("Your list")
            : Text("Your list, with \(People(list.coOwners).description)")
    }

    /// What is not shown of it.
    static func missing(of list: ListInfo) -> [Text] {
        var lines: [Text] = []
        if let line = UnreadableText.line(list.unreadableEditors) {
            lines.append(line)
        } else if list.missingPieces > 0 {
            lines.append(Text("Some of this list is still on its way from your friend's home."))
        }
        if list.missingPieces == 0, list.newerIsComing {
            lines.append(
                Text(
                    "A newer version of this list is on its way. Until it is complete, you see the one before."
                ))
        }
        return lines
    }

    private static func sorts(of list: ListInfo, chosen: String) -> [Choice] {
        var orders = [
            ("by-hand", Text("As arranged")), ("name", Text("By name")),
            ("price", Text("By price")),
            ("priority", Text("By priority")), ("added", Text("Newest first")),
        ]
        if !list.isOwn { orders.append(("free", Text("Free ones first"))) }
        return orders.map { Choice(value: $0, label: $1, isChosen: $0 == chosen) }
    }
}
