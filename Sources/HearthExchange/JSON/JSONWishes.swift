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
        var notes = [value["notes"]?.string]
        func read(_ key: String, _ field: ImportField, _ read: (String) -> String?) -> String? {
            guard let text = value[key]?.string?.trimmed, !text.isEmpty else { return nil }
            guard let meant = read(text) else {
                maker.note(.notUnderstood(field, maker.shown(text)), line: nil)
                notes.append(text)
                return nil
            }
            return meant
        }
        list.about.occasion = read("occasion", .listOccasion, WishMaker.occasion)
        list.about.date = read("date", .listDate, WishMaker.date)
        let said = notes.compactMap(\.self).joined(separator: "\n")
        list.about.notes = said.isEmpty ? nil : WishText.fit(said, to: .notes).text
        list.about.isArchived = value["isArchived"] == .bool(true) ? true : nil
        list.about.kind = value["kind"]?.string.flatMap { $0 == WishBody.kind ? nil : $0 }
        list.about.settings = value["settings"]?.string
        let entries = (items(of: value) ?? []).enumerated().map { (number: $0 + 1, value: $1) }
        for entry in entries where entry.value["body"] != nil {
            list.others.append(other(entry.value, number: entry.number, &maker))
        }
        list.wishes = wishes(entries.filter { $0.value["body"] == nil }, &maker)
        return list
    }

    /// What does not fit in its place stands in the notes.
    private static func other(
        _ value: JSONValue, number: Int, _ maker: inout WishMaker
    ) -> ImportedWish {
        var notes = [value["notes"]?.string]
        let name = maker.fit(value["name"]?.string ?? "", .name, .name, line: number)
        if name.hasSuffix("…"), value["name"]?.string?.utf8.elementsEqual(name.utf8) == false {
            notes.append(value["name"]?.string)
        }
        var link = value["link"]?.string
        if let given = link {
            link = LinkText.followable(WishText.fit(given, to: .link).text)
            if link == nil {
                maker.note(.notUnderstood(.link, maker.shown(given)), line: number)
                notes.append(given)
            }
        }
        let said = notes.compactMap(\.self).joined(separator: "\n")
        let times = times(of: value)
        return ImportedWish(
            line: number, name: (try? TextRule.name.check(name)) == nil ? "…" : name,
            fields: WishFields(
                notes: said.isEmpty ? nil : maker.fit(said, .notes, .notes, line: number),
                link: link,
                tags: value["tags"]?.array.flatMap {
                    maker.tags($0.compactMap(\.string), line: number)
                }),
            body: value["body"]?.string, added: times.added, edited: times.edited,
            remindAt: times.remindAt, id: value["id"]?.string,
            photos: value["photos"].flatMap { maker.photos(photos($0), line: number) })
    }

    /// In the one form in which the node reads them; what is no time is not said.
    private static func times(of value: JSONValue) -> RawWish.Times {
        func time(_ key: String) -> String? {
            value[key]?.string.flatMap(FileTime.read).flatMap(FileTime.text)
        }
        return RawWish.Times(
            added: time("added"), edited: time("edited"), remindAt: time("remindAt"))
    }

    /// A price in an object of its own. Programs that pass on such a one often count hundredths.
    private static func take(
        _ price: [String: JSONValue], for wish: inout RawWish, _ hasFractions: inout Bool
    ) {
        let amount = ["amount", "value", "price"].lazy.compactMap { price[$0] }
            .first { $0.string != nil }
        wish[.price] = amount?.string
        wish[.currency] =
            ["currency", "currencyCode", "priceCurrency"].lazy
            .compactMap { price[$0]?.string }.first ?? wish[.currency]
        if amount?.string?.contains(where: { ".,".contains($0) }) == true { hasFractions = true }
        if case .number(let number) = amount { wish.mayBeHundredths = number >= leastHundredths }
    }

    /// Hundredths that are a whole unit.
    private static let leastHundredths = 100.0

    private static func items(of list: JSONValue) -> [JSONValue]? {
        list["wishes"]?.array ?? list["items"]?.array
    }

    private static func wishes(_ values: [JSONValue], _ maker: inout WishMaker) -> [RawWish] {
        wishes(values.enumerated().map { (number: $0 + 1, value: $1) }, &maker)
    }

    private static func wishes(
        _ values: [(number: Int, value: JSONValue)], _ maker: inout WishMaker
    ) -> [RawWish] {
        var unknown: Set<String> = []
        var hasFractions = false
        var wishes = values.map { number, value in
            wish(value, number: number, &unknown, &hasFractions, &maker)
        }
        // Who writes a fraction in one price writes whole units in all.
        if hasFractions {
            for index in wishes.indices { wishes[index].mayBeHundredths = false }
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
        _ value: JSONValue, number: Int, _ unknown: inout Set<String>,
        _ hasFractions: inout Bool, _ maker: inout WishMaker
    ) -> RawWish {
        if let text = value.string { return LinkLines.wish(text, line: number, &maker) }
        var wish = RawWish(line: number)
        wish.times = times(of: value)
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
                take(price, for: &wish, &hasFractions)
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
