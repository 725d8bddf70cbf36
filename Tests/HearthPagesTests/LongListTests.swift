import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Long lists")
struct LongListTests {
    private func page(wishes: Int, _ query: String = "") throws -> String {
        let list = ListInfo(
            id: "ab", title: "Wedding", owner: "Owner", isOwn: true, role: .owner,
            kind: "wishes", isTray: false, isArchived: false, items: wishes, readers: 1,
            state: .open)
        let other = ListInfo(
            id: "cd", title: "Other", owner: "Owner", isOwn: true, role: .owner, kind: "wishes",
            isTray: false, isArchived: false, items: 0, readers: 1, state: .open)
        let items = (0..<wishes).map {
            GivenWish(
                ItemInfo(
                    id: "w\($0)", name: "Wish \($0)", list: "Wedding", listID: "ab", owner: "Owner")
            )
        }
        let view = ListView(
            GivenList(list: list, items: items), lists: [list, other], whispers: nil,
            comments: nil, sort: nil, words: nil, today: try #require(Day("2026-11-01")),
            part: PagePart("/lists/ab?sort=name\(query)", first: PagePart.firstWishes))
        return renderer.html(Page(Text("Wedding"), PageFrame(), whose: .own, view))
    }

    private func cards(_ page: String) -> Int { page.split(separator: "data-id=\"w").count - 1 }

    @Test("The first part is shown at once, and the page grows until it is full")
    func parts() throws {
        let first = try page(wishes: 500)
        #expect(cards(first) == 60)
        #expect(first.split(separator: "name=\"items[]\"").count - 1 == 60)
        #expect(first.contains("1–60 of 500"))
        #expect(first.contains("href=\"/lists/ab?sort=name&amp;shown=120\""))
        #expect(first.contains("data-all=\"/lists/ab?sort=name&amp;shown=200\""))
        let full = try page(wishes: 500, "&shown=10000")
        #expect(cards(full) == 200 && !full.contains("data-more"))
        #expect(full.contains("href=\"/lists/ab?sort=name&amp;from=200\" rel=\"next\""))
    }

    @Test("The pages after the first lead on and back, and one behind the end is the last")
    func pages() throws {
        let second = try page(wishes: 500, "&from=200&shown=200")
        #expect(cards(second) == 200 && second.contains("201–400 of 500"))
        #expect(second.contains("href=\"/lists/ab?sort=name\" rel=\"prev\""))
        #expect(second.contains("href=\"/lists/ab?sort=name&amp;from=400\" rel=\"next\""))
        for from in ["400", "9999999"] {
            let last = try page(wishes: 500, "&from=\(from)&shown=120")
            #expect(cards(last) == 100 && last.contains("401–500 of 500"))
            #expect(!last.contains("rel=\"next\"") && !last.contains("data-more"))
        }
    }

    @Test("A list that is no longer than its first part leads nowhere else")
    func short() throws {
        #expect(try !page(wishes: 60).contains("data-more"))
        #expect(try page(wishes: 61).contains("shown=61"))
        #expect(try !page(wishes: 61, "&shown=61").contains("data-more"))
        #expect(try cards(page(wishes: 0)) == 0)
    }

    @Test("What an address asks for is a number, and no fewer than the first part")
    func counts() throws {
        for text in ["", "&shown=", "&shown=x", "&shown=-5", "&from=-1", "&shown=1", "&from=1e3"] {
            #expect(try cards(page(wishes: 500, text)) == 60, "\(text)")
        }
        let most = "99999999999999999999"
        #expect(try cards(page(wishes: 500, "&shown=\(most)")) == 60)
        #expect(try cards(page(wishes: 500, "&shown=\(Int.max)")) == 200)
        #expect(try cards(page(wishes: 500, "&from=\(Int.max)")) == 60)
    }

    @Test("A card says itself all that it has to its template, and nothing else")
    func cardsWithoutReflection() throws {
        var wish = GivenWish(
            ItemInfo(
                id: "ab", name: "Tea cups", list: "Wedding", listID: "cd", owner: "Owner",
                fields: WishFields(
                    notes: "Blue ones", link: "https://shop.example/cups", price: "19.00 EUR",
                    store: "The tea shop", quantity: "2", priority: "high")),
            standing: Standing(isTaken: false, held: 0, wanted: 1), ideaOf: "Friend")
        let bare = WishCard(wish, wantsStatus: false)
        #expect(bare.child(named: "picture") == nil && bare.child(named: "status") == nil)
        #expect(bare.child(named: "mayEdit") == nil)
        wish.photos = [
            PhotoInfo(
                number: 1, hash: "aabb", width: 4, height: 3, octets: 9, mediaType: "image/jpeg",
                pieces: 1, piecesHere: 1, hasThumbnail: true)
        ]
        let card = WishCard(wish, wantsStatus: true)
        let status = try #require(card.status)
        for field in Mirror(reflecting: card).children {
            let name = try #require(field.label)
            #expect(card.child(named: name) != nil, "\(name)")
        }
        for field in Mirror(reflecting: status).children {
            let name = try #require(field.label)
            #expect(status.child(named: name) != nil, "\(name)")
        }
    }
}
