import HearthLanguage

/// Rows under headings, in aligned columns; a column that is empty everywhere is left out.
///
/// On a terminal a table fits its width: keys and ids are shortened, and of what is too long for a
/// line the longest texts are cut. Elsewhere everything stands as it is, for programs.
struct Table {
    private let columns: [Column]
    private var rows: [[String]] = []

    init(_ columns: any TableColumn...) { self.init(columns) }

    init(_ columns: [any TableColumn]) {
        self.columns = columns.map(\.column)
    }

    var isEmpty: Bool { rows.isEmpty }

    /// A cell each, in the order of the headings. Everything that stands in it stays on its line.
    mutating func add(_ cells: String?...) { add(cells) }

    mutating func add(_ cells: [String?]) {
        rows.append(cells.map { SafeText.line($0 ?? "") })
    }

    /// The lines, each indented, at most `width` columns wide where that can be; nil: any width.
    func lines(indent: Int = 0, width: Int? = Console.current.screen?.columns) -> [String] {
        let used = columns.indices.filter { column in
            rows.contains { !$0[column].isEmpty }
        }
        let shown =
            width == nil ? rows : rows.map { row in zip(columns, row).map { $0.short($1) } }
        let all = [columns.map(\.heading)] + shown
        var widths = used.map { column in all.map { $0[column].displayWidth }.max() ?? 0 }
        if let width { fit(&widths, of: used, into: width - indent) }
        return all.map { row in
            let cells = zip(used, widths).map { row[$0].cut(to: $1).padded(to: $1) }
            let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Takes from the widest texts until all columns fit or no text can become narrower.
    private func fit(_ widths: inout [Int], of used: [Int], into room: Int) {
        var excess = widths.reduce(2 * (widths.count - 1), +) - room
        while excess > 0 {
            let texts = widths.indices.filter {
                columns[used[$0]].kind == .text && widths[$0] > Column.least
            }
            guard let widest = texts.max(by: { widths[$0] < widths[$1] }) else { return }
            widths[widest] -= 1
            excess -= 1
        }
    }
}

/// What stands over a column: a text, or a `Table.Column` where more is to be said about it.
protocol TableColumn {
    var column: Table.Column { get }
}

extension Table {
    struct Column: TableColumn {
        enum Kind { case text, key, id }

        /// No text is cut to less than this.
        static let least = 8

        var heading: String
        var kind: Kind

        var column: Column { self }

        /// Public keys, of which the beginning and the end are enough to know them again.
        static func key(_ heading: Text) -> Column {
            Column(heading: heading.string, kind: .key)
        }

        /// Ids that nobody has to type.
        static func id(_ heading: Text) -> Column {
            Column(heading: heading.string, kind: .id)
        }

        func short(_ cell: String) -> String {
            switch kind {
            case .text: cell
            case .key: cell.count > 24 ? cell.prefix(16) + "…" + cell.suffix(4) : cell
            case .id: cell.count > 12 ? cell.prefix(8) + "…" : cell
            }
        }
    }
}

extension Text: TableColumn {
    var column: Table.Column { Table.Column(heading: string, kind: .text) }
}
