import HearthAPI
import HearthLists
import HearthWire

/// Makes wishes of what a file has, so that the node takes each of them, and tells what it could
/// not take as it was.
///
/// Nothing is lost silently: a value that means nothing stands in the remarks, and what is cut or
/// left out is told.
struct WishMaker {
    /// What an amount without a currency is in.
    let currency: Currency?
    private(set) var remarks: [ImportRemark] = []

    init(currency: Currency?) { self.currency = currency }

    mutating func note(_ kind: ImportRemark.Kind, line: Int?) {
        guard remarks.count < ExchangeLimits.remarks else { return }
        remarks.append(ImportRemark(line: line, kind: kind))
    }

    /// Nil, and told, when there is neither a name nor a link.
    mutating func wish(_ raw: RawWish) -> ImportedWish? {
        var fields = WishFields()
        // What does not fit in its place.
        var spilled: [String] = []
        fields.link = link(raw, &spilled)
        guard let name = name(raw, link: fields.link, &spilled) else {
            note(.noName, line: raw.line)
            return nil
        }
        for field in WishField.allCases where field != .link && field != .notes {
            fields[field] = value(of: field, raw, &spilled)
        }
        fields.tags = tags(raw)
        let notes = ([raw[.notes]] + spilled).compactMap { $0 }.joined(separator: "\n")
        let fitted = fit(notes, .notes, .notes, line: raw.line)
        fields.notes = fitted.isEmpty ? nil : fitted
        return ImportedWish(
            line: raw.line, name: name, fields: fields, added: raw.times.added,
            edited: raw.times.edited, remindAt: raw.times.remindAt, photos: photos(raw))
    }

    private mutating func value(
        of field: WishField, _ raw: RawWish, _ spilled: inout [String]
    ) -> String? {
        switch field.form {
        case .line(let limit):
            ImportField(field).flatMap { text(raw, $0, TextRule(limit: limit)) }
        case .price: price(raw, &spilled)
        case .position: value(raw, .position, &spilled) { Position($0)?.description }
        case .quantity: value(raw, .quantity, &spilled, Self.quantity)
        case .priority: value(raw, .priority, &spilled, Self.priority)
        case .occasion: value(raw, .occasion, &spilled, Self.occasion)
        case .date: value(raw, .date, &spilled, Self.date)
        // What does not fit elsewhere goes with them.
        case .link, .notes: nil
        }
    }

    mutating func fit(
        _ raw: String, _ field: ImportField, _ rule: TextRule, line: Int
    ) -> String {
        let result = WishText.fit(raw, to: rule)
        if result.isCut { note(.cut(field, limit: rule.limit), line: line) }
        if result.isCleaned { note(.cleaned(field), line: line) }
        return result.text
    }

    private mutating func text(
        _ raw: RawWish, _ field: ImportField, _ rule: TextRule
    ) -> String? {
        guard let value = raw[field] else { return nil }
        let text = fit(value, field, rule, line: raw.line)
        return text.isEmpty ? nil : text
    }

    private mutating func name(
        _ raw: RawWish, link: String?, _ spilled: inout [String]
    ) -> String? {
        guard let given = raw[.name] else {
            // A link that is too long, or leads nowhere, says something of the wish all the same.
            return (link ?? raw[.link].map { String($0.prefix(200)) }).flatMap(LinkText.name)
        }
        let name = fit(given, .name, .name, line: raw.line)
        if name.count < given.count, given.count > Limits.nameLength { spilled.append(given) }
        // A rule knows what there is to see.
        return (try? TextRule.name.check(name)) != nil ? name : link.flatMap(LinkText.name)
    }

    private mutating func link(_ raw: RawWish, _ spilled: inout [String]) -> String? {
        guard let given = raw[.link] else { return nil }
        let fitted = WishText.fit(given, to: .link)
        guard !fitted.isCut, let link = LinkText.followable(fitted.text) else {
            note(.notUnderstood(.link, shown(given)), line: raw.line)
            spilled.append(given)
            return nil
        }
        return link
    }

    private mutating func price(_ raw: RawWish, _ spilled: inout [String]) -> String? {
        guard let given = raw[.price] else { return nil }
        if raw.mayBeHundredths {
            let whole = [given, raw[.currency]].compactMap { $0 }.joined(separator: " ")
            note(.mayBeHundredths(shown(whole)), line: raw.line)
            spilled.append(whole)
            return nil
        }
        let own = raw[.currency].flatMap { text in
            Currency(text.uppercased().filter { !$0.isWhitespace })
        }
        if let written = WrittenPrice(
            given.trimmed, currency: own ?? currency, isMarkup: raw.isMarkup)
        {
            if let price = written.price {
                if written.isShared {
                    note(.sharedSign(shown(given), code: price.currency.code), line: raw.line)
                }
                if written.saysMore {
                    note(.moreThanAnAmount(shown(given)), line: raw.line)
                    spilled.append(given)
                }
                return price.description
            }
            note(.noCurrency(shown(given)), line: raw.line)
        } else {
            note(.notUnderstood(.price, shown(given)), line: raw.line)
        }
        spilled.append([given, raw[.currency]].compactMap { $0 }.joined(separator: " "))
        return nil
    }

    private mutating func value(
        _ raw: RawWish, _ field: ImportField, _ spilled: inout [String],
        _ read: (String) -> String?
    ) -> String? {
        guard let given = raw[field] else { return nil }
        guard let value = read(given.trimmed) else {
            note(.notUnderstood(field, shown(given)), line: raw.line)
            spilled.append(given)
            return nil
        }
        return value.isEmpty ? nil : value
    }

    /// Lines, or what commas or semicolons part.
    static func pieces(of text: String) -> [String] {
        let isLines = text.unicodeScalars.contains("\n")
        return text.unicodeScalars.split {
            isLines ? $0 == "\n" || $0 == "\r" : $0 == "," || $0 == ";"
        }.map { String($0) }
    }

    /// Those whose files can only be beneath the folder that the file is in.
    private mutating func photos(_ raw: RawWish) -> [ImportedPhoto]? {
        photos(raw.photos, line: raw.line)
    }

    mutating func photos(_ given: [ImportedPhoto], line: Int) -> [ImportedPhoto]? {
        var photos: [ImportedPhoto] = []
        for photo in given {
            guard RelativePath(photo.file) != nil else {
                note(.photoElsewhere(shown(photo.file)), line: line)
                continue
            }
            guard photos.count < ListLimits.attachments else {
                note(.cut(.photos, limit: ListLimits.attachments), line: line)
                break
            }
            let caption = photo.caption.map { WishText.fit($0, to: .caption).text } ?? ""
            photos.append(
                ImportedPhoto(file: photo.file, caption: caption.isEmpty ? nil : caption))
        }
        return photos.isEmpty ? nil : photos
    }

    private mutating func tags(_ raw: RawWish) -> [String]? {
        raw[.tags].flatMap { tags(Self.pieces(of: $0), line: raw.line) }
    }

    mutating func tags(_ given: [String], line: Int) -> [String]? {
        var tags: [String] = []
        for piece in given {
            let tag = fit(piece, .tags, .tag, line: line)
            if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
        }
        if tags.count > ListLimits.tags {
            note(.cut(.tags, limit: ListLimits.tags), line: line)
            tags = Array(tags.prefix(ListLimits.tags))
        }
        return tags.isEmpty ? nil : tags
    }

    func shown(_ value: String) -> String {
        WishText.fit(value, to: TextRule(limit: ExchangeLimits.shownValue)).text
    }
}

extension WishMaker {
    /// Empty for one, which is what no number means.
    private static func quantity(_ text: String) -> String? {
        let word = FoldedText.forSearch(text)
        if ["any", "any number", "valfritt", "valfritt antal", "obegransat"].contains(word) {
            return "any"
        }
        let digits = word.filter { !$0.isWhitespace }.replacing(/(st|x|pcs)\.?$/, with: "")
        guard let count = Int(digits), Quantity.count(count).isValid else { return nil }
        return count == 1 ? "" : "\(count)"
    }

    private static func priority(_ text: String) -> String? {
        switch FoldedText.forSearch(text) {
        case "low", "lag", "lowest", "3", "nice to have": "low"
        case "medium", "medel", "mellan", "normal", "2", "like to have": "medium"
        case "high", "hog", "highest", "1", "must have", "love to have": "high"
        case "0", "none", "ingen", "-": ""
        default: nil
        }
    }

    static func occasion(_ text: String) -> String? { Occasion(word: text)?.rawValue }

    /// `2026-12-24`, with a time behind it that nobody wishes for, or `24.12.2026`.
    static func date(_ text: String) -> String? {
        if let day = Day(text.prefix(10)),
            text.count == 10 || "T ".contains(text.dropFirst(10).first ?? "x")
        {
            return day.description
        }
        let parts = text.split(separator: ".").map { Int($0) }
        guard parts.count == 3, let day = parts[0], let month = parts[1], let year = parts[2]
        else { return nil }
        return Day(year: year, month: month, day: day)?.description
    }
}

extension String {
    /// Without white space around it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
