package import HearthAPI

/// Writes lists as one table (RFC 4180), which spreadsheet programs open and Hearth reads back.
package enum CSVWriter {
    private struct Column: Sendable {
        let heading: String
        let cell: @Sendable (ExportedList, ExportedItem) -> String?

        init(_ heading: String, _ cell: @escaping @Sendable (ExportedList, ExportedItem) -> String?)
        {
            self.heading = heading
            self.cell = cell
        }
    }

    private static let columns =
        [Column("list") { list, _ in list.title }, Column("name") { $1.name }]
        + WishField.allCases.filter { $0 != .notes }.map { field in
            Column(field.rawValue) { $1.fields[field] }
        }
        + [
            Column("tags") { tags($1.tags ?? []) }, Column("notes") { $1.notes },
            Column("added") { $1.added },
            Column("list occasion") { list, _ in list.occasion },
            Column("list date") { list, _ in list.date },
            Column("list notes") { list, _ in list.notes },
            Column("list archived") { list, _ in list.isArchived ? yes : nil },
        ]

    /// Of a list that is archived.
    static let yes = "yes"

    private static let photos = Column("photos") { tags($1.photos?.compactMap(\.file) ?? []) }

    /// With a byte order mark, without which some programs take UTF-8 for something else.
    ///
    /// A friend's list stands under `owner/title` (a `NamePath`), which is also how reading knows it
    /// apart.
    ///
    /// Lists of other kinds have no columns here, and are left out.
    ///
    /// What is said of a list stands beside each of its wishes; a list without any has a row without
    /// a name. Where photos were taken out too there is a column of their files.
    package static func text(of export: ExportInfo) -> String {
        let lists = export.lists.filter(\.isOfWishes)
        let hasFiles = lists.contains { list in
            list.items.contains { $0.photos?.contains { $0.file != nil } == true }
        }
        let columns = hasFiles ? Self.columns + [photos] : Self.columns
        var lines = [columns.map(\.heading).joined(separator: ",")]
        for list in lists {
            var titled = list
            titled.title =
                NamePath((list.role == .owner ? [] : [list.owner]) + [list.title]).text
            if list.isTray { titled.title = "" }
            let isEmpty = list.items.isEmpty && !list.isTray
            for wish in isEmpty ? [ExportedItem(name: "")] : list.items {
                lines.append(row(columns.map { $0.cell(titled, wish) ?? "" }))
            }
        }
        return "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined()
    }

    /// One row of a table, without the end of its line: nothing in it is a formula.
    static func row(_ cells: [String]) -> String {
        cells.map { quoted(FormulaGuard.guarded($0)) }.joined(separator: ",")
    }

    private static func quoted(_ cell: String) -> String {
        let needs = cell.utf8.contains { "\",;\r\n\t".utf8.contains($0) }
        guard needs else { return cell }
        // By scalars: what joins a quote makes another character of it, and it ends the cell still.
        var result: String.UnicodeScalarView = .init(["\""])
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { result.append(scalar) }
            result.append(scalar)
        }
        result.append("\"")
        return String(result)
    }

    /// Commas between them, or lines where one of them has a sign that would part it.
    private static func tags(_ tags: [String]) -> String {
        let isPlain = !tags.contains { tag in tag.unicodeScalars.contains { $0 == "," || $0 == ";" }
        }
        return isPlain ? tags.joined(separator: ", ") : tags.map { $0 + "\n" }.joined()
    }
}
