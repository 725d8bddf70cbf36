import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("The page of a wish")
struct WishPageTests {
    private func list(isOwn: Bool) -> ListInfo {
        ListInfo(
            id: "ab", title: "Birthday", owner: "Owner", isOwn: isOwn,
            role: isOwn ? .owner : .friend, kind: "wishes", isTray: false, isArchived: false,
            items: 1, readers: 1, state: .open)
    }

    private func wish() -> GivenWish {
        var wish = GivenWish(
            ItemInfo(
                id: "0011223344556677", name: "Socks", list: "Birthday", listID: "ab",
                owner: "Owner"))
        wish.notes = "Any colour but grey"
        wish.price = "19.00 EUR"
        wish.store = "The wool shop"
        wish.place = "The market & more"
        return wish
    }

    private func page(
        _ wish: GivenWish, isOwn: Bool, lists: [ListInfo] = [], comments: CommentsInfo? = nil
    ) throws -> String {
        let view = WishView(
            wish, list: list(isOwn: isOwn), lists: lists, audience: nil, whispers: nil,
            comments: comments, member: "Me", today: try #require(Day("2026-11-01")))
        return renderer.html(Page(Text("Socks"), PageFrame(), view))
    }

    @Test("Photos, name, price, which one and where come first, then it can be taken, then notes")
    func order() throws {
        var wish = wish()
        wish.photos = (1...2).map {
            PhotoInfo(
                number: $0, hash: "\($0)f", width: 4, height: 3, octets: 9, mediaType: "image/jpeg",
                pieces: 1,
                piecesHere: 1, hasThumbnail: true)
        }
        wish.standing = Standing(isTaken: false, held: 0, wanted: 1)
        wish.link = "https://shop.example/socks"
        wish.priority = "high"
        let page = try page(wish, isOwn: false)
        let places = try [
            "class=\"photos\"", "<h1><bdi>Socks", "€19", "The wool shop", "class=\"facts\"",
            "The market &amp; more", "giving/reserve", "Any colour but grey", "shop.example/socks",
            "Very much wished for", "I want this too",
        ]
        .map { try #require(page.firstRange(of: $0), "\($0)").lowerBound }
        #expect(places == places.sorted())
        #expect(page.split(separator: "href=\"#photo-").count == 3)
        #expect(page.contains("class=\"reach\""))
    }

    @Test(
        "Chipping in is offered on what costs something",
        arguments: [("19.00 EUR", true), ("0.00 EUR", false), ("0.00 XXX", false)])
    func chippingIn(price: String, isOffered: Bool) throws {
        var wish = wish()
        wish.price = price
        wish.standing = Standing(isTaken: false, held: 0, wanted: 1)
        #expect(try page(wish, isOwn: false).contains("giving/chip-in") == isOffered)
    }

    @Test("A place leads to the phone's map, and by a link that says where to a map on the web")
    func maps() throws {
        let page = try page(wish(), isOwn: false)
        #expect(page.contains("href=\"geo:0,0?q=The%20market%20%26%20more\""))
        #expect(
            page.contains("https://www.openstreetmap.org/search?query=The%20market%20%26%20more"))
        #expect(page.contains("rel=\"noopener noreferrer\""))
        let exact = PlaceMap.onWeb(place: "Here", position: "59.5,-18.25")
        #expect(
            exact == "https://www.openstreetmap.org/?mlat=59.5&mlon=-18.25#map=16/59.5/-18.25")
        for odd in ["nan,1", "1", "1,2,3", "91,0", "x&y,0", ""] {
            #expect(PlaceMap.onWeb(place: nil, position: odd) == nil)
        }
    }

    @Test("An own wish is moved from its page, where there is another list")
    func moving() throws {
        #expect(try !page(wish(), isOwn: true, lists: [list(isOwn: true)]).contains("items/move"))
        var other = list(isOwn: true)
        other.id = "cd"
        other.title = "Christmas"
        let page = try page(wish(), isOwn: true, lists: [list(isOwn: true), other])
        #expect(page.contains("items/move") && page.contains("<option value=\"cd\">Christmas"))
        #expect(!page.contains("<option value=\"ab\">"))
    }

    @Test("Sizes are folded away")
    func sizes() throws {
        var wish = wish()
        wish.ownerSizes = [
            OwnerSizes(name: "Owner", sizes: [SizeInfo(label: "Shoes", value: "39")])
        ]
        let page = try page(wish, isOwn: false)
        let fold = try #require(page.firstRange(of: "data-id=\"sizes-Owner\""))
        #expect(try #require(page.firstRange(of: "Shoes")).lowerBound > fold.lowerBound)
        #expect(page[..<fold.lowerBound].hasSuffix("<details class=\"card\" "))
    }

    @Test("What is said has its hour as well as its day, and a menu of its own")
    func talk() throws {
        let now = 1_793_534_820
        let said = CommentInfo(
            id: "c1", author: "Aunt", isCaller: false, list: "Birthday",
            time: "2026-10-01T12:30:00Z", text: "Which colour?")
        let page = try page(
            wish(), isOwn: true,
            comments: CommentsInfo(
                list: "Birthday", listID: "ab", owner: "Owner", isOwn: true, comments: [said],
                hidden: 0))
        let clock = try #require(LocalTime("2026-10-01T12:30:00Z")).clock
        #expect(page.contains("<time datetime=\"2026-10-01T12:30:00Z\">") && page.contains(clock))
        #expect(page.contains("<details class=\"menu\">"))

        func text(_ iso: String) -> String {
            DateText.moment(iso, now: now).string(in: .english)
        }
        #expect(LocalTime.minutes("14:07") == 847)
        // In every zone: so far ahead of UTC are its clocks, in winter and in summer.
        for seconds in [1_800_000_000, 1_815_000_000] {
            let clock = try #require(LocalTime(seconds: seconds)).clock
            let minutes = try #require(LocalTime.minutes(clock))
            #expect(minutes == (seconds + LocalTime.offset(at: seconds)) / 60 % 1440)
        }
        #expect(text("2026-11-01T12:07:00Z").hasPrefix("today, "))
        #expect(text("2026-10-31T12:07:00Z").hasPrefix("yesterday, "))
        #expect(text("2026-03-03T12:07:00Z").hasPrefix("3 March, "))
        #expect(text("2025-03-03T12:07:00Z").hasPrefix("3 March 2025, "))
        #expect(text("soon") == "soon")
    }

    @Test("A hold can be long or short, and says until when wherever it is shown")
    func holds() throws {
        let morning = LocalTime(seconds: 0)
        #expect(HoldLength.choices(now: nil).map(\.value) == ["30", "60", "180"])
        #expect(HoldLength.choices(now: nil).filter(\.isChosen).map(\.value) == ["60"])
        let clock = try #require(morning.flatMap { LocalTime.minutes($0.clock) })
        let left = 22 * 60 - clock
        #expect(HoldLength.minutes(chosen: "evening", atHome: morning) == (left > 0 ? left : nil))
        let all = HoldLength.choices(now: morning, atHome: morning)
        #expect(all.count == (left > 180 ? 4 : 3))
        // By whose clock, others would read in it.
        let elsewhere = LocalTime(seconds: 3600)
        #expect(HoldLength.choices(now: elsewhere, atHome: morning).count == 3)
        #expect(HoldLength.minutes(chosen: "180") == 180)
        #expect(HoldLength.minutes(chosen: "for ever") == nil)

        let until = "2099-11-01T14:07:00Z"
        let said = LocalTime.near(until)
        func holder(isCaller: Bool) -> Holder {
            Holder(
                name: isCaller ? "Me" : "Aunt", isCaller: isCaller, state: .held, units: 1,
                waiting: 0, since: "2026-11-01T00:00:00Z", until: until)
        }
        for isCaller in [true, false] {
            var wish = wish()
            wish.standing = Standing(
                isTaken: true, held: 1, wanted: 1, queue: [holder(isCaller: isCaller)])
            let page = try page(wish, isOwn: false)
            #expect(page.contains(isCaller ? "hold it until \(said)" : "holds it until \(said)"))
            #expect(
                page.contains(
                    isCaller ? "Held for you until \(said)" : "Held by Aunt until \(said)"))
        }
        let entry = CartEntry(
            wish: "Socks", list: "Birthday", owner: "Owner", path: "p", state: .held, units: 1,
            until: until)
        let cart = renderer.html(
            Page(Text("Cart"), PageFrame(), CartView(CartInfo(entries: [entry]), sort: nil)))
        #expect(cart.contains("Held for you until \(said)"))
    }

    @Test("The cart takes along what was moved, and says what is left of a wish that is gone")
    func movedInCart() throws {
        let entries = [
            CartEntry(
                wish: "Atlas", list: "Birthday", owner: "Owner", path: "p", state: .reserved,
                units: 3, wanted: 1, fields: WishFields(notes: "Blue & <big>"), note: .moved,
                movedTo: MovedWish(
                    list: "Name day", path: "Owner/Name day/Atlas", listID: "44dd"))
        ]
        let cart = renderer.html(
            Page(Text("Cart"), PageFrame(), CartView(CartInfo(entries: entries), sort: nil)))
        #expect(cart.contains("3 are yours, 1 is wanted now."))
        #expect(cart.contains("It is on “Name day” now, which other people read too."))
        #expect(cart.contains(#"value="Owner/Name day/Atlas""#))
        #expect(cart.contains("Reserve it there"))
        #expect(cart.contains("Blue &amp; &lt;big&gt;"))
    }
}
