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
        let named = form["path"] == nil ? form.namedWish : nil
        let link = named?.link ?? form["link"] ?? ""
        guard !link.isEmpty else {
            throw HearthError(
                .usage, ["problem": Text("Paste the link of the wish first.").string])
        }
        let (said, photo) = try await fromShop(link, visit)
        var fields = Dictionary(form.fields.map { ($0.name, $0.value) }) { one, _ in one }
        if let named, named.link != nil {
            fields["link"] = link
            fields["name"] = named.isLinkAlone ? "" : named.name
            fields["notes", default: ""] += named.notes
        }
        fields.merge(said) { typed, said in typed.isEmpty ? said : typed }
        var photos = await photosForLater(form, visit)
        if let photo { photos.append(await keep(photo, visit)) }
        let word = await found.keep(
            WishFormView.Found(fields: fields, photos: photos), for: visit.member)
        let place = form.from.prefix { $0 != "?" }
        let list = form["list"].flatMap { $0.isEmpty ? nil : "&list=\(PercentCoding.encode($0))" }
        return Finished(next: "\(place)?found=\(word)\(list ?? "")")
    }

    /// The form of a new wish, of which only a link was typed, with what the shop says at it; nil where they
    /// did not allow once for all that shops are asked, or nothing is found.
    func filledByShop(
        _ form: Form, link: String, _ visit: Visit
    ) async throws -> (Form, AttachPhoto?)? {
        guard try await visit.ask(ShowShops()).areAllowed,
            let (said, photo) = try? await fromShop(link, visit), said["name"]?.isEmpty == false
        else { return nil }
        let typed = said.filter { form[$0.key]?.isEmpty ?? true || $0.key == "name" }
        return (form.with(typed), photo)
    }

    /// What a shop says at a link, by the names of fields, and its picture.
    private func fromShop(
        _ link: String, _ visit: Visit
    ) async throws -> (fields: [String: String], photo: AttachPhoto?) {
        let currency = try await visit.ask(ShowUsualCurrency()).currency.flatMap { Currency($0) }
        let (wish, photo) = try await shops.ask(link, currency)
        let usual = try await visit.ask(ShowCurrencySettings()).usual
        let said = wish.fields
        let fields = [
            "name": wish.name, "price": said.price.map { Self.typed($0, usual: usual) } ?? "",
            "store": said.store ?? "", "notes": said.notes ?? "",
        ]
        return (fields, photo.map { AttachPhoto(item: "", $0) })
    }

    /// A price of a shop as it stands in the form, from where it is read again as what somebody typed: the
    /// "$" of a shop in the United States must not become the dollar of the reader.
    ///
    /// `usual`: the reader's currencies, the likeliest first.
    static func typed(_ price: String, usual: [String]) -> String {
        let shown = Language.current.amount(price)
        let currencies = usual.compactMap { Currency($0) }
        return WrittenPrice(shown, currencies: currencies)?.price == Price.parse(price)
            ? shown : Language.current.plainAmount(price)
    }
}

extension Visit {
    /// What a shop said, for the form that asked.
    func foundInShop() async -> WishFormView.Found? {
        guard let word = query("found") else { return nil }
        return await site.found.find(word, for: member)
    }
}
