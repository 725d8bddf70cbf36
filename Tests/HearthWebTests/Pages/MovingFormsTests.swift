import HearthAPI
import HearthPages
import Testing

@testable import HearthWeb

@Suite("The pages of somebody who is moving out")
struct MovingFormsTests {
    private static func node(isMoving: Bool) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn:
                return SignInInfo(
                    token: "ab", member: "Partner",
                    movingSince: isMoving ? "2027-05-30T12:00:00Z" : nil)
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            case is ShowAddressSharing:
                return AddressSharingInfo(isShown: true, addresses: [], lists: 0, shownOn: 0)
            case is ShowStrangers: return StrangersInfo(areRefused: false)
            case is ShowShops: return ShopsInfo(areAllowed: true)
            case is ListMembers:
                return ["Partner", "Owner"].map {
                    MemberInfo(name: $0, key: $0, hasPassphrase: true, isUnlocked: true)
                }
            case is ShowReplacements: return [PassphraseReplacement]()
            case is StayHere:
                return MemberInfo(name: "Partner", key: "k", hasPassphrase: true, isUnlocked: true)
            default: throw HearthError(.notFound)
            }
        }
    }

    /// Of each form of a page, what it asks for, and whether all of its buttons are disabled.
    private func forms(_ html: String) -> [String: Bool] {
        html.split(separator: "<form").dropFirst().reduce(into: [:]) { forms, rest in
            let form = rest.split(separator: "</form>", maxSplits: 1)[0]
            func value(after mark: String) -> String? {
                form.firstRange(of: mark).map {
                    String(form[$0.upperBound...].prefix { $0 != "\"" })
                }
            }
            guard let name = value(after: "name=\"do\" value=\"") ?? value(after: "action=\"")
            else { return }
            let buttons = form.split(separator: "<button").dropFirst()
            forms[name] =
                !buttons.isEmpty
                && buttons.allSatisfy { $0.prefix { $0 != ">" }.contains("disabled") }
        }
    }

    @Test("They say so with the way back, and what would be refused cannot be sent")
    func stopped() async throws {
        let performer = Self.node(isMoving: true)
        try await Browser.run(performer) { browser in
            let privacy = try await browser.ask("/settings/privacy").text
            #expect(privacy.contains("All that is yours was packed up on 30 May 2027"))
            #expect(privacy.contains("Stay here after all"))
            let shown = forms(privacy)
            #expect(shown["members/stay"] == false && shown["/sign-out"] != true)
            for name in ["addresses/set", "strangers/set", "shops/set"] {
                #expect(shown[name] == true, "\(name)")
            }
            #expect(
                forms(try await browser.ask("/settings/delete").text)["/settings/delete"] == true)
            let passphrase = forms(try await browser.ask("/settings/passphrase").text)
            #expect(passphrase["/settings/passphrase"] == false)
            #expect(passphrase["members/sign-out-elsewhere"] == false)

            let token = try await browser.formToken(on: "/settings/privacy")
            let stayed = try await browser.ask(
                "/do", form: "form-token=\(token)&do=members%2Fstay&next=%2Fsettings%2Fprivacy")
            #expect(stayed.status == 303 && stayed.location == "/settings/privacy")
            #expect(performer.asked.contains { $0.operation is StayHere })
        }
        try await Browser.run(Self.node(isMoving: false)) { browser in
            let privacy = try await browser.ask("/settings/privacy").text
            #expect(!privacy.contains("members/stay") && !forms(privacy).values.contains(true))
        }
    }

    @Test("A form of an address of its own is stopped where what it asks for would be refused")
    func ownForms() {
        // All others ask for what somebody who is moving out may ask for.
        #expect(
            OwnForm.all.filter { $0.value.operation?.isForMoving == false }.keys.sorted() == [
                "/children/new", "/focus/repeat", "/friends/invite", "/friends/scan", "/import",
                "/import/confirm",
                "/notes/save", "/settings/delete", "/settings/hook", "/settings/profile", "/wish",
                "/words/save",
            ])
    }
}
