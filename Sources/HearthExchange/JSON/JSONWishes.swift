import HearthAPI
import HearthLists

/// Wishes in JSON: an export of Hearth, an array of wishes, or an object that holds one.
enum JSONWishes {
    /// Wishes and what list they are for.
    struct List: Hashable {
        var about = ImportedList()
        /// The file itself says what the wishes are on.
        var isNamed = false
        var wishes: [RawWish] = []
        /// Items of other kinds, which are taken as an export has them.
        var others: [ImportedWish] = []
    }

    static func read(
        _ text: String, _ maker: inout WishMaker
    ) throws(ImportError) -> (lists: [List], profile: ExportedProfile?) {
        let value = try JSONValue(text: text)
        return (try lists(in: value, &maker), value["profile"].flatMap(profile))
    }

    /// Nil when it says nothing. Its picture is as it stands there: it has still to be made again.
    private static func profile(_ value: JSONValue) -> ExportedProfile? {
        let sizes = (value["sizes"]?.array ?? []).prefix(100).compactMap { size in
            size["label"]?.string.flatMap { label in
                size["value"]?.string.map { SizeInfo(label: label, value: $0) }
            }
        }
        let addresses = (value["addresses"]?.array ?? []).prefix(100).compactMap(\.string)
        let picture = value["picture"]?["base64"]?.string.map {
            PictureInfo(mediaType: value["picture"]?["mediaType"]?.string ?? "", base64: $0)
        }
        let profile = ExportedProfile(
            birthday: value["birthday"]?.string, sizes: sizes.isEmpty ? nil : sizes,
            addresses: addresses.isEmpty ? nil : addresses, note: value["note"]?.string,
            picture: picture)
        return profile == ExportedProfile() ? nil : profile
    }

    private static func lists(
        in value: JSONValue, _ maker: inout WishMaker
    ) throws(ImportError) -> [List] {
        if let lists = value["lists"]?.array {
            let count = lists.reduce(0) { $0 + 1 + (Self.items(of: $1)?.count ?? 0) }
            guard count <= ExchangeLimits.wishes else { throw .tooMany }
            if ["words", "cart"].contains(where: { value[$0]?.array?.isEmpty == false }) {
                maker.note(.wordsAndCart, line: nil)
            }
            return lists.enumerated().compactMap { index, list in
                self.list(list, number: index + 1, &maker)
            }
        }
        if let checklist = checklist(value, &maker) { return [checklist] }
        let keys = ["wishes", "items", "products", "onskningar"]
        let named = value.array ?? keys.lazy.compactMap({ value[$0]?.array }).first
        guard let wishes = named ?? longestOfThings(in: value) else {
            guard let keys = value.object?.keys.sorted(), !keys.isEmpty else {
                throw .malformed(.json)
            }
            throw .noNames(columns: keys.map { WishText.fit($0, to: .tag).text })
        }
        guard wishes.count <= ExchangeLimits.wishes else { throw .tooMany }
        return [List(wishes: Self.wishes(wishes, &maker))]
    }

    /// A note with boxes, as note-taking programs export it: a title, and lines that are ticked or not.
    private static func checklist(_ value: JSONValue, _ maker: inout WishMaker) -> List? {
        guard let lines = value["listContent"]?.array, lines.count <= ExchangeLimits.wishes else {
            return nil
        }
        let wishes = lines.enumerated().compactMap { index, line in
            line["text"]?.string.map { LinkLines.wish($0, line: index + 1, &maker) }
        }
        for (index, line) in lines.enumerated() where line["isChecked"] == .bool(true) {
            maker.note(.ticked, line: index + 1)
        }
        return List(wishes: wishes.filter { !$0.isEmpty })
    }

    /// The longest array anywhere in it whose objects have names or links.
    private static func longestOfThings(in value: JSONValue) -> [JSONValue]? {
        var longest: [JSONValue]?
        var waiting = [value]
        while let value = waiting.popLast() {
            if let values = value.array {
                let things = values.count { $0.object?.keys.contains(where: isName) ?? false }
                if things > 0, things * 2 >= values.count, values.count > longest?.count ?? 0 {
                    longest = values
                }
                waiting += values
            }
            waiting += value.object.map { Array($0.values) } ?? []
        }
        return longest
    }

    private static func isName(_ key: String) -> Bool {
        [.name, .link].contains(ImportField(heading: key))
    }

    /// Nil, and told, for a list that is a friend's.
    private static func list(
        _ value: JSONValue, number: Int, _ maker: inout WishMaker
    ) -> List? {
        let title = value["title"]?.string ?? value["name"]?.string
        if let role = value["role"]?.string, role != "owner" {
            maker.note(
                .friendsList(WishText.fit(title ?? "", to: .name).text), line: number)
            return nil
        }
        var list = List(isNamed: true)
        let isTray = value["isTray"] == .bool(true)
        list.about.title = isTray ? nil : title.map { WishText.fit($0, to: .name).text }
        list.about.occasion = value["occasion"]?.string
        list.about.date = value["date"]?.string
        list.about.notes = value["notes"]?.string.map { WishText.fit($0, to: .notes).text }
        list.about.isArchived = value["isArchived"] == .bool(true) ? true : nil
        list.about.kind = value["kind"]?.string.flatMap { $0 == WishBody.kind ? nil : $0 }
        list.about.settings = value["settings"]?.string
        let entries = (items(of: value) ?? []).enumerated()
        list.others = entries.filter { $1["body"] != nil }.map { other($1, number: $0 + 1) }
        list.wishes = wishes(entries.filter { $1["body"] == nil }.map(\.element), &maker)
        return list
    }

    private static func other(_ value: JSONValue, number: Int) -> ImportedWish {
        func text(_ key: String, _ rule: TextRule) -> String? {
            value[key]?.string.map { WishText.fit($0, to: rule).text }
        }
        let photos = value["photos"].map(photos)
        return ImportedWish(
            line: number, name: text("name", .name) ?? "…",
            fields: WishFields(
                notes: text("notes", .notes), link: value["link"]?.string,
                tags: value["tags"]?.array?.compactMap(\.string)),
            body: value["body"]?.string, photos: photos)
    }

    private static func items(of list: JSONValue) -> [JSONValue]? {
        list["wishes"]?.array ?? list["items"]?.array
    }

    private static func wishes(_ values: [JSONValue], _ maker: inout WishMaker) -> [RawWish] {
        var unknown: Set<String> = []
        let wishes = values.enumerated().map { index, value in
            wish(value, number: index + 1, &unknown, &maker)
        }
        for key in unknown.sorted().prefix(20) {
            maker.note(.unknownColumn(WishText.fit(key, to: .tag).text), line: nil)
        }
        return wishes
    }

    /// Names of files, or objects that have one.
    private static func photos(_ value: JSONValue) -> [ImportedPhoto] {
        (value.array ?? [value]).compactMap { photo in
            (photo.string ?? photo["file"]?.string).map {
                ImportedPhoto(file: $0, caption: photo["caption"]?.string)
            }
        }
    }

    private static func wish(
        _ value: JSONValue, number: Int, _ unknown: inout Set<String>, _ maker: inout WishMaker
    ) -> RawWish {
        if let text = value.string { return LinkLines.wish(text, line: number, &maker) }
        var wish = RawWish(line: number)
        for (key, value) in (value.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let field = ImportField(heading: key) else {
                if unknown.count < 100 { unknown.insert(key) }
                continue
            }
            guard field != .ignore else { continue }
            if field == .photos {
                wish.photos += photos(value)
                continue
            }
            if field == .price, let price = value.object {
                wish[.price] =
                    ["amount", "value", "price"].lazy.compactMap { price[$0]?.string }.first
                wish[.currency] =
                    ["currency", "currencyCode", "priceCurrency"].lazy
                    .compactMap { price[$0]?.string }.first ?? wish[.currency]
                continue
            }
            if let texts = value.array?.compactMap(\.string), !texts.isEmpty {
                wish[field] =
                    field == .tags
                    ? texts.map { $0 + "\n" }.joined() : texts.joined(separator: ", ")
            } else if let text = value.string, !text.trimmed.isEmpty {
                wish.take(text, for: field)
            }
        }
        return wish
    }
}
