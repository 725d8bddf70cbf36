import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import HearthPictures

extension PageSite {
    /// Saves what the form of a wish holds, with its photos, and says where to go next.
    func save(_ form: Form, _ visit: Visit) async throws -> Finished {
        if form["path"] == nil, let pasted = try await pastedWishes(form, visit) { return pasted }
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
        return Finished(next: "/lists/\(wish.listID)/\(wish.id)", done: "wish")
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
            done: "wish",
            said: named.isLinkAlone ? Text("Saved as “\(wish.name)”.") : nil,
            list: list == nil ? "" : wish.listID)
    }

    /// Those that came with a form, now and before, when it was refused.
    func photos(of form: Form, _ visit: Visit) async throws -> [AttachPhoto] {
        var attached = try await waitingPhotos(form, visit)
        for file in form.files where file.field == "photo" {
            attached.append(try await photo(file))
        }
        return attached
    }

    /// Those that came with the form before, when it was refused.
    private func waitingPhotos(_ form: Form, _ visit: Visit) async throws -> [AttachPhoto] {
        var photos: [AttachPhoto] = []
        for word in form.all(Self.waitingField) {
            guard let photo = await waitingPhotos.find(word, for: visit.member) else {
                throw HearthError(.photoForgotten)
            }
            photos.append(photo)
        }
        return photos
    }

    private static let waitingField = "waiting"

    /// Keeps the photos of a refused form, for a browser that has no scripts to keep them in it: a form
    /// never comes with files in it. What is no photo is what it was refused for.
    func keepPhotos(of form: Form, _ visit: Visit) async -> [WaitingFile] {
        PageResponse.isInPlace(visit.request) ? [] : await photosForLater(form, visit)
    }

    /// Keeps all photos of a form whose page leads on to another with the same form.
    func photosForLater(_ form: Form, _ visit: Visit) async -> [WaitingFile] {
        var kept: [WaitingFile] = []
        for word in form.all(Self.waitingField) {
            guard let photo = await waitingPhotos.find(word, for: visit.member) else { continue }
            kept.append(WaitingFile(word: word, milliseconds: photo.milliseconds))
        }
        for file in form.files where file.field == "photo" {
            guard let photo = try? await photo(file) else { continue }
            kept.append(await keep(photo, visit))
        }
        return kept
    }

    func keep(_ photo: AttachPhoto, _ visit: Visit) async -> WaitingFile {
        let word = await waitingPhotos.keep(
            photo, for: visit.member, octets: photo.octets.count + photo.thumbnail.count)
        return WaitingFile(word: word, milliseconds: photo.milliseconds)
    }

    private func photo(_ file: Form.File) async throws -> AttachPhoto {
        try await pictures.attachment(of: file.octets, named: file.name)
    }

    private static func fields(of form: Form) -> WishFields {
        var fields = WishFields(tags: TagField.tags(of: form, between: [","]))
        for field in WishField.allCases {
            fields[field] = form[field.rawValue].map(field.meant)
        }
        return fields
    }
}
