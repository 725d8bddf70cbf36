import HearthAPI
import HearthSodium
import Testing

@testable import HearthWeb

/// What a person opens is read, and nothing else is.
@Suite("Reading news by opening pages")
struct ReadingNewsTests {
    private static let list = "0123456789abcdef0123456789abcdef"

    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Partner")
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return page
            case let read as ReadNews:
                return NewsPage(unread: page.unread - (read.ids?.count ?? 0), newest: 2)
            case is ShowCart: return CartInfo()
            case is ListLists: return [ListInfo]()
            default: throw HearthError(.notFound)
            }
        }
    }

    private static let page = NewsPage(
        items: [
            NewsInfo(id: 2, kind: .turn, at: "2026-10-01T12:30:00Z", isUnread: true),
            NewsInfo(
                id: 1, kind: .wishAdded, at: "2026-10-01T12:30:00Z", isUnread: true,
                listID: list),
        ], unread: 2, newest: 2)

    private static func opened(
        site: String = "same-origin", mode: String = "navigate", dest: String = "document"
    ) -> [String: String] {
        ["sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": dest]
    }

    private func read(_ node: StandIn) -> [[Int]] {
        node.asked.compactMap { ($0.operation as? ReadNews)?.ids }
    }

    @Test("A page that a person opens reads what leads to it, and nothing where that is nothing")
    func opening() async throws {
        let node = Self.node()
        try await Browser.run(node) { browser in
            let news = try await browser.ask("/news", headers: Self.opened())
            #expect(news.status == 200 && news.text.contains("class=\"unread\""))
            #expect(read(node) == [[2, 1]])
            _ = try await browser.ask("/cart", headers: Self.opened(site: "none"))
            #expect(read(node) == [[2, 1], [2]])
            // Of a service worker.
            _ = try await browser.ask("/lists/\(Self.list)", headers: Self.opened(dest: "empty"))
            #expect(read(node) == [[2, 1], [2], [1]])
            // Written all the same: when says nothing.
            _ = try await browser.ask("/friends", headers: Self.opened())
            #expect(read(node) == [[2, 1], [2], [1], []])
            for path in ["/", "/lists", "/lists/\(Self.list)/x/edit", "/settings", "/live"] {
                _ = try await browser.ask(path, headers: Self.opened())
            }
            #expect(read(node).count == 4)
        }
    }

    @Test("What a page, a worker, another site or an old browser fetches reads nothing")
    func others() async throws {
        let node = Self.node()
        let headers: [[String: String]] = [
            [:], ["sec-fetch-site": "same-origin"],
            Self.opened(site: "cross-site"), Self.opened(site: "same-site"),
            Self.opened(mode: "cors", dest: "empty"), Self.opened(mode: "no-cors", dest: "image"),
            Self.opened(dest: "iframe"), Self.opened(dest: "image"),
            Self.opened().merging(["hearth-by-itself": "yes"]) { $1 },
            Self.opened().merging(["sec-purpose": "prefetch"]) { $1 },
            Self.opened().merging(["sec-purpose": "prefetch;prerender"]) { $1 },
            Self.opened().merging(["purpose": "prefetch"]) { $1 },
        ]
        try await Browser.run(node) { browser in
            // A page without scripts that comes again when its moment is over.
            _ = try await browser.ask("/news?by-itself=yes", headers: Self.opened())
            for one in headers {
                let answer = try await browser.ask("/news", headers: one)
                #expect(answer.status == 200, "\(one)")
                #expect(read(node).isEmpty, "\(one)")
            }
            let head = try await browser.server.send(
                "HEAD", "/news",
                headers: Self.opened().merging(
                    ["cookie": browser.cookie + "; hearth-visit-\(browser.suffix)=ab"]) { $1 },
                to: browser.server.endpoints.url)
            #expect(head.status == 200)
            #expect(read(node).isEmpty)
            let token = try await browser.formToken(on: "/news")
            _ = try await browser.ask(
                "/do", form: "form-token=\(token)&do=none", headers: Self.opened())
            #expect(read(node).isEmpty)
        }
    }

    @Test("Where nothing can be written, the page is shown, and the news stay unread")
    func refused() async throws {
        let node = StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Partner")
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return Self.page
            case is ShowCart: return CartInfo()
            case is ReadNews: throw HearthError(.diskFull)
            default: throw HearthError(.notFound)
            }
        }
        try await Browser.run(node) { browser in
            let news = try await browser.ask("/news", headers: Self.opened())
            #expect(news.status == 200 && news.text.contains("id=\"unread\""))
        }
    }
}
