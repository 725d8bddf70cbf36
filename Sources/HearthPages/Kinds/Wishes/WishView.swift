package import HearthAPI
import HearthLanguage
package import HearthLists

/// One wish, large.
package struct WishView: PageContent {
    package static let template = "wish"

    let id: String
    let href: String
    /// What giving calls it: surprise ideas are found by it too.
    let gift: String
    let listHref: String
    let listTitle: String
    let name: String
    let isOwn: Bool
    let mayEdit: Bool
    /// By somebody else: what goes from their pages too is asked for before.
    let isRead: Bool
    let mayGive: Bool
    let ownerText: Text
    let owner: Face
    let photos: [AttachmentView]
    let hasPhotos: Bool
    let hasSeveralPhotos: Bool
    let sounds: [AttachmentView]
    let hasSounds: Bool
    let price: String?
    let store: String?
    /// What one has to know to buy it: which one, how many, where.
    let which: [Fact]
    let hasWhich: Bool
    let facts: [Fact]
    let hasFacts: Bool
    let notes: String?
    /// What the member wrote there at the same time as somebody else, and could not be joined.
    let keptNotes: String?
    let tags: [String]
    let link: String?
    let linkHost: String?
    /// What a phone opens in its map.
    let map: String?
    /// The same place on a map on the web.
    let webMap: String?
    /// To a shop or a map.
    let leadsOn: Bool
    let sizes: [OwnerSizes]
    let giving: GivingView?
    let ownLists: [Choice]
    /// What operations call it, where the member may move it, and the lists that it can go to.
    let path: String
    let canMove: Bool
    let otherLists: [Choice]
    let talk: TalkView?
    /// Nil for a surprise idea: nothing is said of it openly.
    let comments: CommentsView?
    let ideaOf: Text?
    let isOwnIdea: Bool
    /// An owner lives in their home: without one their keys would lie beside the owner.
    let needsPassphrase: Bool
    /// What stands on the list near it, for windows that have room for both: names alone.
    let beside: Neighbours?

    struct Fact: Sendable {
        let icon: String
        let label: Text
        let value: String
    }

    package init(
        _ wish: GivenWish, list: ListInfo, lists: [ListInfo], audience: AudienceInfo?,
        whispers: WhispersInfo?, comments: CommentsInfo?, member: String?, keptNotes: String? = nil,
        beside: Neighbours? = nil, today: Day
    ) {
        self.keptNotes = keptNotes
        self.beside = beside
        id = wish.id
        href = "/lists/\(wish.listID)/\(wish.id)"
        gift = NamePath([wish.owner, wish.listID, wish.id]).text
        listHref = list.isTray ? "/wishes" : "/lists/\(wish.listID)"
        listTitle = list.isTray ? Text("Wishes").string : wish.list
        name = wish.name
        isOwn = list.isOwn
        isRead = list.readers > 0
        let isIdea = wish.ideaOf != nil
        mayEdit = (list.isOwn || list.role == .keeper) && !isIdea
        mayGive = !list.isOwn
        owner = Face(wish.owner)
        ownerText = Self.ownerText(of: wish, isOwn: list.isOwn)
        ideaOf = wish.ideaOf.map {
            Text("\(Text(whose: $0)) surprise idea: \(wish.owner) does not see it.")
        }
        needsPassphrase = list.state == .passphrase
        isOwnIdea = isIdea && wish.ideaOf == member
        photos = AttachmentView.all(
            of: wish.photos, areSounds: false, on: wish.listID, wish.id, named: wish.name)
        hasPhotos = !photos.isEmpty
        hasSeveralPhotos = photos.count > 1
        sounds = AttachmentView.all(
            of: wish.photos, areSounds: true, on: wish.listID, wish.id, named: wish.name)
        hasSounds = !sounds.isEmpty
        price = wish.price.map { Language.current.price($0) }
        store = wish.store
        which = Self.facts(of: wish.wish, today: today, where: \.isToBuy)
        hasWhich = !which.isEmpty
        facts = Self.facts(of: wish.wish, today: today) { !$0.isToBuy }
        hasFacts = !facts.isEmpty
        notes = wish.notes
        tags = wish.tags
        link = wish.link.flatMap { Self.isOpenable($0) ? $0 : nil }
        linkHost = wish.link.flatMap(Self.host)
        map = PlaceMap.onPhone(place: wish.place, position: wish.position)
        webMap = PlaceMap.onWeb(place: wish.place, position: wish.position)
        leadsOn = link != nil || map != nil
        sizes = wish.ownerSizes.filter { !$0.sizes.isEmpty }
        giving =
            list.isOwn
            ? nil
            : wish.standing.map { GivingView(wish, $0, audience: audience) }
        ownLists = Choice.ownLists(among: lists)
        path = "\(wish.listID)/\(wish.id)"
        otherLists = ownLists.filter { $0.value != wish.listID }
        canMove = list.isOwn && !otherLists.isEmpty
        talk = whispers.map {
            TalkView($0, about: NamePath([wish.owner, wish.listID, wish.id]).text)
        }
        let here = "\(wish.listID)/\(wish.id)"
        self.comments = comments.flatMap { CommentsView($0, on: here, list) }
    }

    private static func ownerText(of wish: GivenWish, isOwn: Bool) -> Text {
        if wish.ideaOf != nil { return Text("An idea for \(wish.owner)") }
        return isOwn ? Text("Your wish") : Text("\(Text(whose: wish.owner)) wish")
    }

    private static func facts(
        of wish: ItemInfo, today: Day, where isMeant: (WishField) -> Bool
    ) -> [Fact] {
        WishField.allCases.filter { $0.isFact && isMeant($0) }.compactMap { field in
            wish.fields[field].map {
                Fact(
                    icon: field.icon(for: $0), label: field.label,
                    value: field.shown($0, today: today))
            }
        }
    }

    /// Only what a browser opens as a page: a link is what somebody else wrote.
    static func isOpenable(_ link: String) -> Bool {
        let small = link.lowercased()
        return small.hasPrefix("https://") || small.hasPrefix("http://")
    }

    static func host(of link: String) -> String? {
        guard isOpenable(link), let start = link.firstRange(of: "://")?.upperBound else {
            return nil
        }
        let host = link[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return host.isEmpty ? nil : String(host)
    }
}
