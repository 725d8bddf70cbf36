import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

extension OwnForm {
    /// Adds a child whose list the visitor looks after.
    static let child = OwnForm(
        AddChildView.address, for: .householders, asking: AddChild.self, named: AddChild.path,
        with: .own
    ) { visit, form in
        try await visit.site.addChild(form, visit)
    }
}

extension PageSite {
    /// Adds a child whose list the visitor looks after, and goes on to whom they invite.
    func addChild(_ form: Form, _ visit: Visit) async throws -> Finished {
        var picture: PictureInfo?
        if let file = form.files.first(where: { $0.field == "picture" && !$0.octets.isEmpty }) {
            picture = try await portrait(file)
        }
        let name = form["name"] ?? ""
        let made = try await visit.ask(
            AddChild(
                name: name, title: Text("\(Text(whose: name)) wishes").string,
                birthday: form["?birthday"]?.nilIfBlank, picture: picture,
                keepers: form.all("keepers[]"), passphrase: try newPassphrase(in: form),
                current: form["?current"]?.nilIfBlank, id: visit.newID))
        return Finished(
            next: "/children/\(made.list)",
            said: Text("\(made.member.name) has a list now, and you look after it."))
    }

    /// The field of a form that says for which child it asks.
    static let childField = "for"
}

extension Visit {
    /// The same visitor, who asks for a child of whom they look after a list.
    func acting(for child: String, passphrase: String? = nil) -> Visit {
        var other = self
        other.acting = ActingFor(child: child, passphrase: passphrase)
        return other
    }

    /// The visitor, who asks for a child where the form says so.
    func acting(by form: Form) -> Visit {
        guard let child = form[PageSite.childField] else { return self }
        return acting(for: child, passphrase: form["?current"]?.nilIfBlank)
    }

    /// The visitor, who asks for nobody else.
    var themselves: Visit {
        var other = self
        other.acting = nil
        return other
    }

    func newChild() async throws -> Response {
        let view = AddChildView(
            try await ask(ListMembers()), visitor: member ?? "",
            confirmation: try await confirmation(), problem: problem)
        return try await page(Text("Add a child"), view)
    }

    /// The page for those who look after a child's list; who sees it, where they do not.
    func child(_ list: String) async throws -> Response {
        let list = try await ask(ShowList(list: list, count: "1")).list
        guard let child = try await childKept(on: list) else {
            return PageResponse.see("/lists/\(list.id)/share")
        }
        let acting = acting(for: child.key)
        let known = ChildView.Known(
            list: list, child: child,
            readers: try await acting.ask(WhoCanSee(list: list.id)),
            friends: try await ask(ListForChild(list: list.id)),
            childsFriends: try await acting.ask(ListFriends()),
            inbox: try await acting.ask(ShowInbox()))
        let view = ChildView(
            known, visitor: member ?? "", mayDecide: isHouseholder,
            confirmation: try await confirmation(), problem: problem)
        return try await page(
            Text("Who sees it"), at: .lists, whose: .friend, view)
    }

    /// The child for whom the visitor acts as a keeper of this list; nil: none.
    func childKept(on list: ListInfo) async throws -> MemberInfo? {
        guard list.role == .keeper else { return nil }
        let members = try await ask(ListMembers())
        // Guests live elsewhere, and act for nobody here.
        guard members.first(where: { $0.name == member })?.isGuest == false else { return nil }
        return members.first { $0.isChild && list.ownerKeys.contains($0.key) }
    }
}

extension String {
    fileprivate var nilIfBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
