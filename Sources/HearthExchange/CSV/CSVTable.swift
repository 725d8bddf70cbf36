import HearthAPI
import HearthLists

/// Wishes in a table, one a line under headings.
enum CSVTable {
    /// What is in a table. The mapping says what columns are about, by heading or by number from 1,
    /// over what their headings say; anybody who has no column for names is refused.
    static func wishes(
        in text: String, mapping: [String: ImportField], _ maker: inout WishMaker
    ) throws(ImportError) -> [RawWish] {
        var rows = try CSVReader.rows(of: text)
        guard let first = rows.first else { throw .empty }
        let headings = first.cells.map { $0.trimmed }
        var fields = headings.map { ImportField(heading: $0) }
        let hasHeadings = fields.contains { $0 != nil } || mapping.keys.contains { Int($0) == nil }
        if !hasHeadings { fields = headings.map { _ in nil } }
        for (column, field) in mapping {
            guard let index = index(of: column, in: headings) else {
                throw .unknownColumn(column, columns: headings)
            }
            fields[index] = field
        }
        if !hasHeadings, mapping.isEmpty, headings.count == 1 { fields = [.name] }
        guard fields.contains(.name) || fields.contains(.link) else {
            throw .noNames(columns: headings.filter { !$0.isEmpty })
        }
        if hasHeadings {
            rows.removeFirst()
            for (heading, field) in zip(headings, fields) where field == nil && !heading.isEmpty {
                maker.note(
                    .unknownColumn(WishText.fit(heading, to: .tag).text), line: first.line)
            }
        }
        return rows.map { row in
            var wish = RawWish(line: row.line)
            for (cell, field) in zip(row.cells, fields) {
                guard let field, field != .ignore, !cell.trimmed.isEmpty else { continue }
                let value = FormulaGuard.unguarded(cell)
                if field == .photos {
                    wish.photos += WishMaker.pieces(of: value)
                        .map { ImportedPhoto(file: $0.trimmed) }.filter { !$0.file.isEmpty }
                    continue
                }
                wish.take(value, for: field)
            }
            if row.cells.count > fields.count { maker.note(.moreCells, line: row.line) }
            return wish
        }
    }

    private static func index(of column: String, in headings: [String]) -> Int? {
        let key = FoldedText.forSearch(column.trimmed)
        if let index = headings.firstIndex(where: { FoldedText.forSearch($0) == key }) {
            return index
        }
        guard let number = Int(column), number >= 1, number <= headings.count else { return nil }
        return number - 1
    }
}
