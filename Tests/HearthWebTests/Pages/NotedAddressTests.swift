import HearthAPI
import Testing

@testable import HearthWeb

/// The form for a friend's link, where they are a friend already and have moved.
@Suite("A friend's new link")
struct NotedAddressTests {
    @Test(
        "The next page says that the address is noted, or was known",
        arguments: [
            (FriendRemark.addressNoted as FriendRemark?, "Aunt&#39;s new address is noted."),
            (.addressKnown, "You and Aunt are friends already, and this address is known."),
            (nil, "Asked. Your friend has to say yes."),
        ])
    func notice(_ note: FriendRemark?, _ text: String) async throws {
        let node = StandIn { operation in
            switch operation {
            case is ShowSignIn:
                return SignInInfo(token: "ab", member: "Partner", isShort: true)
            case is AddFriend:
                return FriendInfo(
                    name: "Aunt", key: "key", state: .friends, isConnected: false,
                    isVerified: false, note: note)
            case is ShowCart: return CartInfo()
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ListLists: return [ListInfo]()
            default: throw HearthError(.notFound)
            }
        }
        try await Browser.run(node) { browser in
            let token = try await browser.formToken()
            let form =
                "form-token=\(token)&do=friends%2Fadd&link=hearth%3Akey&next=%2Flists&page=%2Flists"
            let sent = try await browser.ask("/do", form: form)
            #expect(sent.location == "/lists")
            let notice = try #require(sent.cookies.first { $0.hasPrefix("hearth-flash-") })
            let carried = "hearth-visit-\(browser.suffix)=ab; " + notice.prefix { $0 != ";" }
            let next = try await browser.ask("/lists", cookies: carried)
            #expect(next.text.contains(text))
        }
    }
}
