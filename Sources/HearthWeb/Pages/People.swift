import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

extension OwnForm {
    /// Adds somebody to the household.
    static let people = OwnForm(
        SettingsPage.people.address, for: .householders, named: AddMember.path
    ) { visit, form in
        try await visit.site.addMember(form, visit)
    }

    /// Gives the visitor a passphrase, or another one.
    static let passphrase = OwnForm(
        SettingsPage.passphrase.address, named: SetPassphrase.path
    ) { visit, form in
        try await visit.site.setPassphrase(form, visit)
    }

    /// Deletes the visitor.
    static let leaveHome = OwnForm(
        "/settings/delete", asking: DeleteMember.self, named: DeleteMember.path
    ) { visit, form in
        try await visit.site.deleteMember(form, visit)
    }
}

extension PageSite {
    /// Adds somebody to the household and says where to go next.
    func addMember(_ form: Form, _ visit: Visit) async throws -> Finished {
        let added = try await visit.ask(
            AddMember(
                name: form["name"] ?? "", passphrase: try newPassphrase(in: form),
                isGuest: form["isGuest"] == "true",
                current: form["?current"].flatMap { $0.isEmpty ? nil : $0 }))
        return Finished(next: "/settings/people?added=\(PercentCoding.encode(added.name))")
    }

    /// Gives the visitor a passphrase, or another one.
    func setPassphrase(_ form: Form, _ visit: Visit) async throws -> Finished {
        guard let passphrase = try newPassphrase(in: form) else {
            throw HearthError(.textEmpty, ["field": "passphrase"])
        }
        _ = try await visit.ask(SetPassphrase(new: passphrase, current: form["current"]))
        if let begun = try await visit.begun(form) { return begun }
        if let child = visit.acting?.child {
            return Finished(next: "/settings/people", said: Text("\(child) decides alone now."))
        }
        return Finished(
            next: Self.back(from: form.from) ?? SettingsPage.passphrase.address,
            done: SetPassphrase.path)
    }

    /// The page that sent the visitor to choose a passphrase: it stands in the address of the form's.
    private static func back(from page: String) -> String? {
        let query = page.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
        return Form.local(Form(encoded: String(query))?[PassphrasePlace.back])
    }

    /// Deletes the visitor, whose browser then knows nobody any more.
    func deleteMember(_ form: Form, _ visit: Visit) async throws -> Response {
        guard form["sure"] == "yes" else {
            throw HearthError(
                .usage, ["problem": Text("Tick that you know what it means.").string])
        }
        let passphrase = form["passphrase"].flatMap { $0.isEmpty ? nil : $0 }
        _ = try await visit.ask(DeleteMember(passphrase: passphrase))
        if visit.acting != nil { return try redirect(Finished(next: "/settings/people"), visit) }
        return leave(visit)
    }

    /// What was typed twice, so that nobody is locked out by a slip; nil where both are empty.
    ///
    /// - Throws: `HearthError` when they differ.
    func newPassphrase(in form: Form) throws(HearthError) -> String? {
        let passphrase = form["passphrase"] ?? ""
        guard form["again"] ?? "" == passphrase else {
            throw HearthError(
                .usage,
                ["problem": Text("The two passphrases differ. Type both again.").string])
        }
        return passphrase.isEmpty ? nil : passphrase
    }
}

extension Visit {
    func leaveHome() async throws -> Response {
        let view = LeaveHomeView(
            try await ask(ListMembers()), visitor: member ?? "", problem: problem)
        return try await page(Text("Delete me from this home"), view)
    }

    func guestRoad() async throws -> Response {
        let view = GuestRoadView(
            webAddress: site.desk.webAddress, port: site.address.port.value)
        return try await page(Text("Guests from elsewhere"), view)
    }

    /// The form for an adult who comes to live here, or for a guest.
    func newMember() async throws -> Response {
        let view = AddMemberView(
            isGuest: query("guest") != nil, confirmation: try await confirmation(),
            webAddress: site.desk.webAddress, problem: problem)
        return try await page(view.heading, view)
    }

    func member(called name: String) async throws -> Response {
        let members = try await ask(ListMembers())
        guard let one = members.first(where: { $0.name == name }) else {
            throw HearthError(.unknownMember, ["name": name])
        }
        let view = MemberView(
            one, among: members, try await ask(ListLists()), visitor: member ?? "",
            confirmation: try await confirmation(), problem: problem)
        return try await page(Text(verbatim: one.name), view)
    }

    func people() async throws -> Response {
        let view = PeopleView(
            try await ask(ListMembers()), lists: try await ask(ListLists()),
            household: try await ask(ShowStatus()).household,
            visitor: member ?? "", added: query("added") ?? query(Self.recoveredField),
            friends: try await ask(ListFriends()),
            next: query(Self.recoveredField) == nil ? "/welcome" : ComingBackView.address,
            confirmation: try await confirmation(), webAddress: site.desk.webAddress,
            problem: problem)
        return try await page(SettingsPage.people.title, view)
    }
}
