import HearthAPI
import HearthExchange
import HearthForms
import HearthLanguage
import HearthPages

extension OwnForm {
    /// A wish: a new one, or what one says.
    static let wish = OwnForm(
        "/wish", asking: AddWish.self, named: WishFormView.form, on: "/new",
        with: .photosAndSounds, says: Text("Saved.")
    ) { visit, form in
        try await visit.site.save(form, visit)
    }
}

extension PageSite {
    /// Saves what the form of a wish holds, with its photos, and says where to go next.
    func save(_ form: Form, _ visit: Visit) async throws -> Finished {
        if form["path"] == nil, let pasted = try PastedWishes(form["name"] ?? "") {
            return try await paste(pasted, form, visit)
        }
        if form["then"] == "fetch" { return try await fetch(form, visit) }
        guard let path = form["path"] else { return try await note(form, visit) }
        let attached = try await photos(of: form, visit)
        let wish = try await visit.ask(
            SaveWishWithPhotos(
                request: SaveWish(
                    edit: EditWish(
                        wish: path, name: form["name"] ?? "", fields: Self.fields(of: form),
                        ifMatch: form["ifMatch"]),
                    photos: attached.map { _ in PhotoToAdd(token: "") }),
                photos: attached))
        // Only once nothing can be refused any more: what is taken away does not come back.
        for hash in form.all("remove") {
            _ = try await visit.ask(RemovePhoto(item: path, hash: hash))
        }
        return Finished(next: "/lists/\(wish.listID)/\(wish.id)", done: OwnForm.wish.address)
    }

    /// Notes a new wish, of which a link is enough.
    private func note(_ form: Form, _ visit: Visit) async throws -> Finished {
        let named = form.namedWish
        var form = form
        var attached = try await photos(of: form, visit)
        if let link = named.link {
            let notes = [form["notes"] ?? "", named.notes].filter { !$0.isEmpty }
            form = form.with([
                "name": named.name, "link": link, "notes": notes.joined(separator: "\n"),
            ])
            if named.isLinkAlone,
                let (filled, photo) = try await filledByShop(form, link: link, visit)
            {
                form = filled
                attached += [photo].compactMap(\.self)
            }
        }
        let list = form["list"].flatMap { $0.isEmpty ? nil : $0 }
        let wish = try await visit.ask(
            SaveWishWithPhotos(
                request: SaveWish(
                    add: AddWish(
                        list: list, name: form["name"] ?? "", fields: Self.fields(of: form),
                        id: visit.newID),
                    photos: attached.map { _ in PhotoToAdd(token: "") }),
                photos: attached))
        let again = "/new" + (list.map { "?list=\(PercentCoding.encode($0))" } ?? "")
        return Finished(
            next: form["then"] == "another" ? again : list.map { "/lists/\($0)" } ?? "/wishes",
            done: OwnForm.wish.address,
            said: named.isLinkAlone ? Text("Saved as “\(wish.name)”.") : nil,
            list: list == nil ? "" : wish.listID)
    }

    private static func fields(of form: Form) -> WishFields {
        var fields = WishFields(tags: TagField.tags(of: form, between: [","]))
        for field in WishField.allCases {
            fields[field] = form[field.rawValue].map(field.meant)
        }
        return fields
    }
}
