import HearthAPI
import HearthForms
import HearthLanguage
import HearthLists
import HearthPages

extension PageSite {
    /// Fills the form of a wish with what the shop says at its link, and leads back to it: it is shown to them
    /// before anything is kept.
    ///
    /// - Throws: `HearthError`: why nothing was found.
    func fetch(_ form: Form, _ visit: Visit) async throws -> Finished {
        let link = form["link"] ?? ""
        guard !link.isEmpty else {
            throw HearthError(
                .usage, ["problem": Text("Paste the link of the wish first.").string])
        }
        let currency = try await visit.ask(ShowUsualCurrency()).currency.flatMap { Currency($0) }
        let (wish, photo) = try await shops.ask(link, currency)
        var fields = Dictionary(form.fields.map { ($0.name, $0.value) }) { one, _ in one }
        let said = wish.fields
        for (field, value) in [
            ("name", wish.name),
            ("price", said.price.map { Language.current.amount($0) } ?? ""),
            ("store", said.store ?? ""), ("notes", said.notes ?? ""),
        ] where fields[field, default: ""].isEmpty {
            fields[field] = value
        }
        var photos = await photosForLater(form, visit)
        if let photo { photos.append(await keep(AttachPhoto(wish: "", photo), visit)) }
        let word = await found.keep(
            WishFormView.Found(fields: fields, photos: photos), for: visit.member)
        let place = form.from.prefix { $0 != "?" }
        let list = form["list"].flatMap { $0.isEmpty ? nil : "&list=\(PercentCoding.encode($0))" }
        return Finished(next: "\(place)?found=\(word)\(list ?? "")")
    }
}

extension Visit {
    /// What a shop said, for the form that asked.
    func foundInShop() async -> WishFormView.Found? {
        guard let word = query("found") else { return nil }
        return await site.found.find(word, for: member)
    }
}
