package import HearthAPI
import HearthLanguage

/// What a member sets for themselves.
package struct SettingsView: PageContent {
    package static let template = "settings"
    package static let saysProblem = true

    let member: String
    let household: String
    let face: Face
    let profile: ProfileForm
    let hasPassphrase: Bool
    let languages: [Choice]
    let textSizes: [Choice]
    let people: [Face]
    let showsAddresses: Bool
    let refusesStrangers: Bool
    /// The address of their calendar; nil: they have made none here.
    let calendar: String?
    /// Whether sign-ins end soon: they give to somebody who lives here.
    let isShort: Bool
    let problem: String?

    package init(
        _ profile: ProfileInfo, members: [MemberInfo], household: String,
        addresses: AddressSharingInfo, refusesStrangers: Bool, language: String?,
        textSize: String?, calendar: String?, isShort: Bool, problem: Problem?
    ) {
        self.isShort = isShort
        member = profile.name
        self.household = household
        self.profile = ProfileForm(profile, problem: problem)
        face = self.profile.face
        hasPassphrase = members.first { $0.name == profile.name }?.hasPassphrase ?? false
        languages =
            [Choice(value: "", label: Text("As the browser says"), isChosen: language == nil)]
            + Language.all.map {
                Choice(
                    value: $0.code, label: Text(verbatim: $0.name), isChosen: $0.code == language)
            }
        textSizes = [
            ("", Text("Normal")), ("large", Text("Large")), ("larger", Text("Very large")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == (textSize ?? "")) }
        people = members.map { Face($0.name) }
        showsAddresses = addresses.isShown ?? (addresses.lists == 0 || addresses.shownOn > 0)
        self.refusesStrangers = refusesStrangers
        self.calendar = calendar
        self.problem = problem?.message
    }
}

/// The recovery code, once, with what it is for.
package struct RecoveryView: PageContent {
    package static let template = "recovery"

    package static let saysProblem = true

    /// Empty: the passphrase is asked for first.
    let groups: [String]
    let isShown: Bool
    let problem: String?

    package init(_ info: RecoveryInfo?, problem: Problem? = nil) {
        isShown = info != nil
        self.problem = problem?.message
        var rest = Substring(info?.code ?? "")
        var groups: [String] = []
        while !rest.isEmpty {
            groups.append(String(rest.prefix(6)))
            rest = rest.dropFirst(6)
        }
        self.groups = groups
    }
}
