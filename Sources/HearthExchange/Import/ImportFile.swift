package import HearthAPI
package import HearthLists

/// What a file has to bring in, ready for `ImportWishes`.
package struct ImportFile: Hashable, Sendable {
    package let format: ImportFormat
    /// Lists whose title the file does not say have none, as has the tray; see `isNamed`.
    package let lists: [ImportedList]
    /// Whether the file says which lists its wishes are for.
    package let isNamed: Bool
    /// What an export says of its member; the picture is anybody's octets, and no picture yet.
    package let profile: ExportedProfile?
    /// What a person should know before.
    package let remarks: [ImportRemark]

    /// Whether there is an amount of which nobody says, or not clearly, in which currency it is.
    package var lacksCurrency: Bool {
        remarks.contains { remark in
            switch remark.kind {
            case .noCurrency, .sharedSign: true
            default: false
            }
        }
    }

    /// Whether there are columns or keys that are not brought in.
    package var hasUnknownColumns: Bool {
        remarks.contains { if case .unknownColumn = $0.kind { true } else { false } }
    }

    /// Reads a file; nothing but it: no page or picture that it names is fetched.
    ///
    /// - Parameters:
    ///   - octets: All that is in it.
    ///   - format: nil: what it looks like.
    ///   - mapping: What the columns of a table are about, by heading or by number from 1.
    ///   - currency: What amounts without a currency are in.
    /// - Throws: `ImportError` when nothing of it can be brought in.
    package init(
        octets: [UInt8], format: ImportFormat? = nil, mapping: [String: ImportField] = [:],
        currency: Currency? = nil
    ) throws(ImportError) {
        let file = try TextFile(octets: octets)
        if let other = OtherFile(file.text) { throw .otherFile(other) }
        let format = if let format { format } else { try ImportFormat.guess(file.text) }
        var maker = WishMaker(currency: currency)
        if file.isGuessed { maker.note(.guessedEncoding, line: nil) }
        var lists: [JSONWishes.List]
        var profile: ExportedProfile?
        switch format {
        case .csv:
            lists = Self.byList(
                try CSVTable.wishes(in: file.text, mapping: mapping, &maker), &maker)
        case .json: (lists, profile) = try JSONWishes.read(file.text, &maker)
        case .links: lists = [JSONWishes.List(wishes: try LinkLines.wishes(in: file.text, &maker))]
        case .html: lists = [JSONWishes.List(wishes: try PageWishes.wishes(in: file.text, &maker))]
        }
        guard lists.reduce(0, { $0 + $1.wishes.count + $1.others.count }) <= ExchangeLimits.wishes
        else {
            throw .tooMany
        }
        for index in lists.indices {
            let wishes = lists[index].others + lists[index].wishes.compactMap { maker.wish($0) }
            // As the file has them, whatever they are.
            lists[index].about.wishes =
                lists[index].others.isEmpty ? wishes : wishes.sorted { $0.line < $1.line }
        }
        // An empty list is something too, when the file names it.
        let isNamed = lists.contains(where: \.isNamed)
        guard isNamed || profile != nil || lists.contains(where: { !$0.about.wishes.isEmpty })
        else { throw .empty }
        self.format = format
        self.lists = lists.map(\.about).filter { isNamed || !$0.wishes.isEmpty }
        self.isNamed = isNamed
        self.profile = profile
        remarks = maker.remarks
    }

    /// A table may have a column that says on which list a wish is; none is the tray.
    private static func byList(
        _ wishes: [RawWish], _ maker: inout WishMaker
    ) -> [JSONWishes.List] {
        guard wishes.contains(where: { $0[.list] != nil }) else {
            return [JSONWishes.List(wishes: wishes)]
        }
        var order: [String] = []
        var byTitle: [String: [RawWish]] = [:]
        for wish in wishes {
            let title = wish[.list].map { WishText.fit($0, to: .name).text } ?? ""
            if byTitle[title] == nil { order.append(title) }
            byTitle[title, default: []].append(wish)
        }
        return order.compactMap { title in
            let wishes = byTitle[title] ?? []
            let path = NamePath(title)
            if path.pieces.count > 1 {
                maker.note(.friendsList(title), line: wishes.first?.line)
                return nil
            }
            var list = JSONWishes.List(
                isNamed: true, wishes: wishes.filter { !$0.isOfListAlone })
            guard !title.isEmpty else { return list }
            list.about.title = path.name
            func said(_ field: ImportField) -> String? {
                wishes.lazy.compactMap { $0[field] }.first
            }
            list.about.occasion = said(.listOccasion).flatMap { WishMaker.occasion($0.trimmed) }
            list.about.date = said(.listDate).flatMap { WishMaker.date($0.trimmed) }
            list.about.notes = said(.listNotes).map { WishText.fit($0, to: .notes).text }
            list.about.isArchived = said(.listArchived)?.trimmed == CSVWriter.yes ? true : nil
            return list
        }
    }
}
