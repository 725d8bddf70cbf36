package import HearthAPI
package import HearthLanguage

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
    /// How soon others learn what is reserved; neither while it is said with each list.
    let isAtOnce: Bool
    let isLater: Bool
    let refusesStrangers: Bool
    /// Whether links that they paste are looked up in shops.
    let allowsShops: Bool
    /// What amounts alone are in, for themselves and for the household.
    let currencies: [Choice]
    let householdCurrencies: [Choice]
    /// The address of their calendar; nil: they have made none here.
    let calendar: String?
    /// Whether friends elsewhere can reach the home: sentences, and what can be done.
    let outside: [String]
    let asksRouter: Bool
    let isByProxyAlone: Bool
    let reminders: [Choice]
    let hook: HookForm
    /// Nil: it is no device of theirs.
    let push: PushForm?
    /// Nil: they need not choose how long it shows what it keeps.
    let along: AlongForm?
    let sections: [Section]
    /// Whether sign-ins end soon: they give to somebody who lives here.
    let isShort: Bool
    /// Whether they may decide for the household.
    let isHouseholder: Bool
    let problem: String?

    /// A part of the page, by the name of its place.
    struct Section: Sendable {
        let id: String
        let icon: String
        let label: Text
    }

    private static var parts: [Section] {
        [
            ("profile", "friends", Text("Profile")),
            ("look", "sun", Text("How it looks")),
            ("passphrase", "lock", Text("Passphrase")),
            ("reach", "home", Text("Straight away or later")),
            ("strangers", "new", Text("Who may ask")),
            ("shops", "store", Text("Shops")),
            ("currency", "price", Text("Currency")),
            ("reminders", "bell", Text("Reminders")),
            ("calendar", "date", Text("Calendar")),
            ("devices", "home", Text("Phones")),
            ("outside", "friends", Text("Friends elsewhere")),
            ("hook", "gear", Text("Program")),
            ("recovery", "verified", Text("Recovery code")),
            ("data", "up", Text("Import and export")),
            ("people", "home", Text("People here")),
        ].map { Section(id: $0, icon: $1, label: $2) }
    }

    package init(
        _ profile: ProfileInfo, members: [MemberInfo], household: String,
        addresses: AddressSharingInfo, refusesStrangers: Bool, allowsShops: Bool,
        currency: CurrencySettings, reachability: ReachabilityInfo?, language: String?,
        textSize: String?, calendar: String?, reminders: ReminderInfo = ReminderInfo(),
        hook: HookInfo = HookInfo(), push: PushForm? = nil, along: AlongForm? = nil,
        isShort: Bool, problem: Problem?
    ) {
        self.push = push
        self.along = along
        self.isShort = isShort
        member = profile.name
        self.household = household
        self.profile = ProfileForm(profile, problem: problem)
        face = self.profile.face
        hasPassphrase = members.first { $0.name == profile.name }?.hasPassphrase ?? false
        languages =
            [Choice(value: "", label: Text("Same as the browser"), isChosen: language == nil)]
            + Language.all.map {
                Choice(
                    value: $0.code, label: Text(verbatim: $0.name), isChosen: $0.code == language)
            }
        textSizes = [
            ("", Text("Normal")), ("large", Text("Large")), ("larger", Text("Very large")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == (textSize ?? "")) }
        people = members.map { Face($0.name) }
        isAtOnce = addresses.isShown == true
        isLater = addresses.isShown == false
        self.refusesStrangers = refusesStrangers
        self.allowsShops = allowsShops
        currencies = CurrencyChoices.all(
            chosen: currency.own,
            none: currency.household.map { Text("The one I used last, at first \($0)") }
                ?? Text("The one I used last"))
        householdCurrencies = CurrencyChoices.all(chosen: currency.household, none: Text("None"))
        self.calendar = calendar
        outside = [
            reachability?.sentence, reachability?.routerSentence, reachability?.advice,
        ].compactMap { $0?.string }
        asksRouter = reachability?.asksRouter ?? false
        isByProxyAlone = reachability?.isByProxyAlone ?? false
        isHouseholder = reachability != nil
        self.reminders = ReminderChoices.all(reminders.days)
        self.hook = HookForm(hook)
        sections = Self.parts.filter { reachability != nil || $0.id != "outside" }
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
    /// All of it, to be copied.
    let code: String
    /// Whether it is the visitor's, and no child's.
    let isOwn: Bool
    let problem: String?

    package init(_ info: RecoveryInfo?, isOwn: Bool = true, problem: Problem? = nil) {
        isShown = info != nil
        self.isOwn = isOwn
        self.problem = problem?.message
        code = info?.code ?? ""
        groups = Self.groups(of: code)
    }

    /// What stays together on a line: the word up to its 1, which every code begins with, then four
    /// characters each.
    private static func groups(of code: String) -> [String] {
        let word = code.firstIndex(of: "1").map { code[...$0] } ?? ""
        var groups = word.isEmpty ? [] : [String(word)]
        var rest = code[word.endIndex...]
        while !rest.isEmpty {
            groups.append(String(rest.prefix(4)))
            rest = rest.dropFirst(4)
        }
        return groups
    }
}

/// Whether a device is told that something is new while its Hearth is closed.
package struct PushForm: Sendable {
    /// What its browser needs for that.
    let key: String
    let isOn: Bool
    /// Why the last message did not come; nil: it did.
    let trouble: Text?

    package init(key: String, isOn: Bool, trouble: Text?) {
        self.key = key
        self.isOn = isOn
        self.trouble = trouble
    }
}

/// Whether a device shows for a day what it keeps of somebody who gives at home.
package struct AlongForm: Sendable {
    let isOn: Bool

    package init(isOn: Bool) { self.isOn = isOn }
}
