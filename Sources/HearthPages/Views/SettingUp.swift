package import HearthAPI
import HearthLanguage

/// The household in which nobody lives yet, and its first member.
package struct SetUpView: PageContent {
    package static let template = "set-up"
    package static let saysProblem = true

    let household: String
    let member: String
    let currencies: [Choice]
    let problem: String?

    /// What to propose: `member`, a name; `currency`, its code.
    package init(member: String, currency: String?, problem: Problem?) {
        household =
            problem?.typed("household", in: SetUpHousehold.path) ?? Text("Home").string
        self.member = problem?.typed("member", in: SetUpHousehold.path) ?? member
        currencies = CurrencyChoices.all(
            chosen: problem?.typed("currency", in: SetUpHousehold.path) ?? currency,
            none: Text("I write it with each price"))
        self.problem = problem?.message
    }
}

/// What a new member gives to friends, and where to go on.
package struct WelcomeView: PageContent {
    package static let template = "welcome"

    let heading: Text
    let link: String
    let code: String
    let hasNoAddress: Bool
    /// The household in which they are a guest; nil: they live here.
    let host: String?
    let hasPassphrase: Bool
    /// Who lived here when they came, and sees what they give; nil: nobody.
    let atHome: Text?

    /// `drawing`: an SVG picture of the link as a QR code.
    package init(
        _ member: MemberInfo, household: String, friends: [FriendInfo] = [], key: KeyInfo,
        drawing: String
    ) {
        atHome = HousemateText.atHome(
            friends.filter { $0.livesHere && $0.housemate == .yes }.compactMap(\.name))
        heading = Text("Welcome, \(member.name)")
        host = member.isGuest ? household : nil
        hasPassphrase = member.hasPassphrase
        link = key.link
        self.code = drawing
        hasNoAddress = key.addresses.isEmpty
    }
}
