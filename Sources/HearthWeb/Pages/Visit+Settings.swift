import HTTPTypes
import HearthAPI
import HearthDevices
import HearthFiles
import HearthKinds
import HearthLanguage
import HearthPages
import HearthWire
import Hummingbird

/// The pages of the settings.
extension Visit {
    func settings() async throws -> Response {
        let kinds = try await ask(ShowKinds())
        let view = SettingsView(
            ChosenSettings(
                profile: try await ask(ShowProfile()), members: try await ask(ListMembers()),
                household: try await ask(ShowStatus()).household,
                look: BrowserChoices(of: request).look,
                reminders: try await ask(ShowReminderDays()), zone: try await ask(ShowZone()).zone,
                devices: try await ask(ShowDevices()),
                addresses: try await ask(ShowAddressSharing()),
                refusesStrangers: try await ask(ShowStrangers()).areRefused,
                currency: try await ask(ShowCurrencySettings()),
                hasCalendar: await calendarAddress() != nil, isHouseholder: isHouseholder),
            kinds: kinds, own: try await settingsRows(of: kinds))
        return try await page(Text("Settings"), view)
    }

    func profile() async throws -> Response {
        try await page(.profile, ProfileView(try await ask(ShowProfile()), problem: problem))
    }

    func passphrase() async throws -> Response {
        try await page(
            .passphrase,
            PassphraseView(
                member: member ?? "", hasPassphrase: try await hasPassphrase(),
                replacements: try await ask(ShowReplacements())))
    }

    func look() async throws -> Response {
        try await page(
            .look,
            LookView(BrowserChoices(of: request).look))
    }

    func notifications() async throws -> Response {
        try await page(
            .notifications,
            NotificationsView(
                reminders: try await ask(ShowReminderDays()), zone: try await ask(ShowZone()).zone,
                push: pushForm, isShort: isShort,
                hook: isHouseholder ? nil : try await ask(ShowHook())))
    }

    /// Nil: what comes to a closed Hearth is for devices of one's own.
    private var pushForm: PushForm? {
        guard keep != nil, let device = site.desk.device(of: request),
            let key = site.desk.pusher.publicKey
        else { return nil }
        return PushForm(
            key: key, isOn: device.push != nil, trouble: device.pushTrouble.map { Text($0) })
    }

    func currency() async throws -> Response {
        try await page(
            .currency,
            CurrencyView(try await ask(ShowCurrencySettings()), isHouseholder: isHouseholder))
    }

    func privacy() async throws -> Response {
        try await page(
            .privacy,
            PrivacyView(
                addresses: try await ask(ShowAddressSharing()),
                refusesStrangers: try await ask(ShowStrangers()).areRefused,
                allowsShops: try await ask(ShowShops()).areAllowed))
    }

    func calendarSettings() async throws -> Response {
        let kind =
            site.address.isOutside(request)
            ? DeviceKind(userAgent: request.headers[.userAgent] ?? "") : nil
        return try await page(
            .calendar,
            CalendarView(
                address: await calendarAddress(), hasPassphrase: try await hasPassphrase(),
                isShort: isShort, device: kind))
    }

    func data() async throws -> Response {
        try await page(
            .data,
            DataView(
                downloads: KindExchange.table.all.flatMap(\.downloads).filter(\.isOffered)
                    .map { ($0.file, $0.label) }))
    }

    func computer() async throws -> Response {
        try await page(
            .computer,
            ComputerView(
                try await ask(ShowReach()), backups: try await ask(ShowBackups()),
                lists: try await ask(ListLists()), hook: try await ask(ShowHook()),
                clock: try await ask(ShowStatus()).clock, confirmation: try await confirmation()))
    }

    /// `shown`: the code, after the passphrase was given.
    ///
    /// `child`: the key of the child whose it is; nil: it is the visitor's.
    func recoveryCode(_ shown: RecoveryInfo?, ofChild child: String? = nil) async throws -> Response
    {
        var code = shown
        if code == nil, problem == nil { code = try await openRecoveryCode() }
        let sheet = try await sheet(with: code, ofChild: child)
        return try await page(
            .recovery,
            RecoveryView(
                code, isOwn: child == nil, sheet: sheet,
                isRecovered: try await ask(ShowRecovery()).since != nil,
                homes: child == nil ? ListHomes(try await ask(ListLists())) : nil,
                problem: problem))
    }

    /// What is printed with a code.
    private func sheet(
        with code: RecoveryInfo?, ofChild child: String?
    ) async throws -> RecoverySheet? {
        guard let code else { return nil }
        let members = try await ask(ListMembers())
        let found = members.first { child == nil ? $0.name == member : $0.key == child }
        guard let whose = found else { return nil }
        return try RecoverySheet(
            of: whose.name, household: try await ask(ShowStatus()).household, code: code.code,
            link: link(of: whose, like: try await ask(ShowKey()).link), drawing: site.drawing)
    }

    /// The link of somebody who lives here. `link`: the visitor's, with where the home is reached.
    private func link(of whose: MemberInfo, like link: String) -> String? {
        guard let key = try? Link(pasted: whose.key).key, let own = try? Link(pasted: link) else {
            return nil
        }
        return Link(key: key, addresses: own.addresses).text
    }

    /// The code of somebody without a passphrase; nil: it is asked for first.
    func openRecoveryCode() async throws -> RecoveryInfo? {
        do {
            return try await ask(ShowRecoveryCode())
        } catch let error as HearthError where error.code == .passphraseAgain {
            return nil
        }
    }

    private func hasPassphrase() async throws -> Bool {
        try await ask(ListMembers()).contains { $0.name == member && $0.hasPassphrase }
    }

    private func page<Content: PageContent>(
        _ place: SettingsPage, _ content: Content
    ) async throws -> Response {
        try await page(place.title, content)
    }
}
