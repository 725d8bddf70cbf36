import HearthAPI

/// What the people of a world were told is done: at the end it has to be so.
///
/// Where nobody can say, because a node died with the answer or was put back to an older database
/// before others had heard, nothing is expected.
struct Knowledge {
    /// What is known of one wish; nil: nobody can say.
    struct Wish {
        var name: String?
        var quantity: String??
        var price: String??
        var isDeleted: Bool?
        /// Which content of it was acknowledged last.
        var etag: String?
    }

    struct Claimed: Hashable {
        /// nil: not counted in pieces, or nobody can say.
        var units: Int?
        /// A hold, which goes by itself.
        var isFleeting = false
    }

    struct Seat: Hashable {
        let person: Int
        let list: Int
    }

    private(set) var wishes: [Int: [String: Wish]] = [:]
    /// Wishes whose home was put back to before they were last changed. Where somebody holds that change
    /// and the one who deletes the wish has not seen it, the wish is there again.
    private var forgotten: [Int: Set<String>] = [:]
    /// Wishes that an owner changed without having seen what another was told: one of the two contents
    /// stands.
    private var contested: [Int: Set<String>] = [:]
    /// In which order an owner put a list last that has several.
    private var orders: [Int: [String]] = [:]
    /// Such lists that somebody puts in order, and was not told yet that it is done.
    private var unordered: Set<Int> = []
    private(set) var claims: [Seat: [String: Claimed]] = [:]
    /// How often somebody took a claim back, by wish.
    private(set) var takenBack: [Seat: [String: Int]] = [:]
    /// Texts of whispers and names of ideas, and whether they are still there.
    private(set) var words: [Seat: [String: Bool]] = [:]
    /// Seats about whose claims nobody can say anything.
    private(set) var loose: Set<Seat> = []
    /// Ids of what people said, and were told is said.
    private(set) var comments: [Seat: Set<String>] = [:]
    /// By person: the size that their friends have to see; nil: nobody can say.
    var sizes: [Int: String?] = [:]
    /// By person who has another name than the blueprint gives: that name; nil: nobody can say.
    var names: [Int: String?] = [:]
    /// What was saved on lists of other kinds than wishes.
    var saved = KnownTexts()
    private(set) var acknowledgements: [Acknowledgement] = []

    /// What peers can hold of somebody, as a whole.
    enum Subject: Hashable {
        case wishes(list: Int)
        case seat(Seat)
        case size(person: Int)
        case name(person: Int)
        /// What they wrote on a list of another kind, which the seat says.
        case texts(Seat)
    }

    /// At that moment a node told a person that something is done.
    struct Acknowledgement {
        let moment: Ticks
        let home: Int
        let subject: Subject
        /// Which wish of the list, or which text.
        var wish: String?
        /// Homes that held it when its own was put back to before it, without those that let go of it since;
        /// nil: it was not.
        var holders: Set<Int>?
    }

    mutating func note(
        _ subject: Subject, wish: String? = nil, home: Int, at moment: Ticks
    ) {
        acknowledgements.append(
            Acknowledgement(moment: moment, home: home, subject: subject, wish: wish))
    }

    /// What a person was told last of this, in words for somebody who looks for a fault.
    func account(of subject: Subject, wish: String? = nil) -> String {
        guard
            let last = acknowledgements.last(where: { $0.subject == subject && $0.wish == wish })
        else { return "" }
        let told = " (acknowledged at \(last.moment) by House \(last.home + 1)"
        guard let holders = last.holders else { return told + ")" }
        let names = holders.sorted().map { "House \($0 + 1)" }.joined(separator: ", ")
        return told + ", held by \(names.isEmpty ? "nobody" : names) when that was put back)"
    }

    // MARK: Wishes

    mutating func know(_ wish: ItemInfo, on list: Int, home: Int, at moment: Ticks) {
        wishes[list, default: [:]][wish.id] = Wish(
            name: wish.name, quantity: .some(wish.quantity), price: .some(wish.price),
            isDeleted: false, etag: wish.etag)
        if contested[list]?.contains(wish.id) == true { doubt(wish.id, on: list) }
        note(.wishes(list: list), wish: wish.id, home: home, at: moment)
    }

    mutating func deleted(_ id: String, on list: Int, home: Int, at moment: Ticks) {
        let isForgotten = forgotten[list]?.contains(id) == true
        let isContested = contested[list]?.contains(id) == true
        wishes[list, default: [:]][id]?.isDeleted = isForgotten || isContested ? nil : true
        note(.wishes(list: list), wish: id, home: home, at: moment)
    }

    /// Somebody is about to put the wishes of a list in order.
    mutating func orders(_ list: Int) { unordered.insert(list) }

    /// Somebody put the wishes of a list in order.
    mutating func placed(_ present: [ItemInfo], on list: Int) {
        unordered.remove(list)
        orders[list] = present.map(\.id)
        for wish in present {
            if wishes[list]?[wish.id]?.isDeleted == true { wishes[list]?[wish.id]?.isDeleted = nil }
            if wishes[list]?[wish.id]?.etag != nil { wishes[list]?[wish.id]?.etag = wish.etag }
        }
    }

    /// Somebody was told that a wish is as they asked, and nothing was written, since it was so before. Where
    /// their home was put back, what comes back to it still counts.
    mutating func confirm(
        _ wish: ItemInfo, from known: Wish?, on list: Int, home: Int, at moment: Ticks
    ) {
        if forgotten[list]?.contains(wish.id) == true {
            wishes[list, default: [:]][wish.id] = known
            // Who asks again for what a wish says has it stay where another home brings that it was deleted.
            if known?.isDeleted == true { wishes[list]?[wish.id]?.isDeleted = nil }
        } else {
            know(wish, on: list, home: home, at: moment)
        }
    }

    /// Something was asked of a wish, and nobody was told what came of it yet.
    mutating func doubt(_ id: String, on list: Int) {
        wishes[list, default: [:]][id] = Wish(
            name: nil, quantity: nil, price: nil, isDeleted: nil)
    }

    /// One of several owners is about to change some of the wishes that they see on a list.
    mutating func compare(_ changing: [ItemInfo], of view: [ItemInfo], on list: Int) {
        let seen = view.map(\.id)
        let order = orders[list] ?? []
        let isOrderSeen =
            !unordered.contains(list)
            && order.filter(seen.contains) == seen.filter(order.contains)
        for wish in changing {
            guard let known = wishes[list]?[wish.id], known.etag != wish.etag || !isOrderSeen
            else { continue }
            contested[list, default: []].insert(wish.id)
            doubt(wish.id, on: list)
        }
    }

    // MARK: Claims

    mutating func claimed(
        _ claim: Claimed?, of item: String, seat: Seat, home: Int, at moment: Ticks
    ) {
        claims[seat, default: [:]][item] = claim
        if claim == nil { takenBack[seat, default: [:]][item, default: 0] += 1 }
        note(.seat(seat), home: home, at: moment)
    }

    mutating func said(
        _ text: String, isThere: Bool, seat: Seat, home: Int, at moment: Ticks
    ) {
        words[seat, default: [:]][text] = isThere
        note(.seat(seat), home: home, at: moment)
    }

    /// Anybody who leaves a list, or is taken off it, is not held to what they had there.
    mutating func loosen(_ seat: Seat) { loose.insert(seat) }

    // MARK: Words

    mutating func said(_ id: String, seat: Seat, home: Int, at moment: Ticks) {
        comments[seat, default: []].insert(id)
        note(.seat(seat), home: home, at: moment)
    }

    mutating func tookBack(_ id: String, seat: Seat) { comments[seat]?.remove(id) }

    mutating func told(_ size: String, of person: Int, home: Int, at moment: Ticks) {
        sizes[person] = size
        note(.size(person: person), home: home, at: moment)
    }

    mutating func renamed(_ name: String, _ person: Int, home: Int, at moment: Ticks) {
        names[person] = name
        note(.name(person: person), home: home, at: moment)
    }

    // MARK: Going back

    /// Acknowledged on a home that was put back to before that, and held elsewhere: it has to be
    /// there in the end.
    private(set) var expected = 0
    /// The same of what nobody else had heard of: it is gone with the disk.
    private(set) var gone = 0

    /// A node was put back to what it was: what it acknowledged since then may be lost where nobody
    /// else had heard of it, and only there.
    ///
    /// `held`: what others held of it all when it went down, and who did.
    mutating func restored(_ home: Int, to moment: Ticks, held: [Subject: Set<Int>]) {
        for index in acknowledgements.indices
        where acknowledgements[index].home == home && acknowledgements[index].moment >= moment {
            let told = acknowledgements[index]
            acknowledgements[index].holders = held[told.subject] ?? []
            if case .wishes(let list) = told.subject, let wish = told.wish {
                forgotten[list, default: []].insert(wish)
            }
            if held[told.subject] != nil {
                expected += 1
            } else {
                gone += 1
                giveUp(told)
            }
        }
    }

    /// A home keeps nothing of a list of another kind any more. What it alone held of a home that was put back, and
    /// that has not come back there, is gone.
    mutating func letGo(_ home: Int, of list: Int, isBack: (Seat, String) -> Bool) {
        for index in acknowledgements.indices {
            let told = acknowledgements[index]
            guard case .texts(let seat) = told.subject, seat.list == list, let text = told.wish,
                acknowledgements[index].holders?.remove(home) != nil,
                acknowledgements[index].holders?.isEmpty == true,
                saved.isLast(text, of: seat), !isBack(seat, text)
            else { continue }
            giveUpText(text)
        }
    }

    /// Nobody can say any more.
    private mutating func giveUp(_ told: Acknowledgement) {
        switch told.subject {
        case .wishes(let list): if let wish = told.wish { doubt(wish, on: list) }
        case .seat(let seat): loose.insert(seat)
        case .size(let person): sizes[person] = .some(nil)
        case .name(let person): names[person] = .some(nil)
        case .texts: if let text = told.wish { giveUpText(text) }
        }
    }
}
