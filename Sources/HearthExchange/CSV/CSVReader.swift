/// Reads tables of text (RFC 4180), as spreadsheet programs really write them.
///
/// A reader of our own: SwiftCSV keeps no line numbers, which is how a person finds what was not
/// understood, and stops at what spreadsheet programs let pass. So here a quote inside of a plain
/// cell is a quote, a line may end with CR, LF or both, and what stands behind a closing quote
/// belongs to the cell.
struct CSVReader {
    /// A record and the line on which it begins, counted from 1.
    struct Row: Hashable {
        var line: Int
        var cells: [String]
    }

    private static let quote = UInt8(ascii: "\"")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")

    /// What parts the cells: of comma, semicolon and tab the one that stands most often in the
    /// first record, outside of quotes.
    static func separator(of text: String) -> UInt8 {
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for octet in text.utf8 {
            if octet == quote { isQuoted.toggle() }
            if isQuoted { continue }
            if octet == lineFeed || octet == carriageReturn {
                if counts.isEmpty { continue }
                break
            }
            if candidates.contains(octet) { counts[octet, default: 0] += 1 }
        }
        return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] }
            .flatMap { counts[$0] == nil ? nil : $0 } ?? candidates[0]
    }

    /// All records that are not empty; a last one whose quote does not close ends with the text.
    ///
    /// - Throws: `ImportError.tooMany` and `.beyond`: more records than wishes are brought in at
    ///   once, or more columns, cells or octets of one cell than `ReadingBound` allows.
    static func rows(of text: String) throws(ImportError) -> [Row] {
        var octets = Array(text.utf8)[...]
        var separator = separator(of: text)
        // Some programs say in the first line what parts the cells.
        let prefix = Array("sep=".utf8)
        if octets.prefix(4).map({ $0 | 0x20 }) == prefix.map({ $0 | 0x20 }), octets.count > 4,
            octets.dropFirst(5).first.map({ $0 == lineFeed || $0 == carriageReturn }) ?? true
        {
            separator = octets[octets.startIndex + 4]
            octets = octets.dropFirst(5)
        }
        var table = Table()
        var isQuoted = false
        while let octet = octets.popFirst() {
            table.octets = octets.startIndex
            if octet == carriageReturn, octets.first == lineFeed {
                // The line feed says it.
                if isQuoted { try table.take(octet) }
                continue
            }
            let isLineEnd = octet == lineFeed || octet == carriageReturn
            if isLineEnd { table.line += 1 }
            if isQuoted, octet != quote {
                try table.take(octet)
            } else if isQuoted, octets.first == quote {
                try table.take(quote)
                octets.removeFirst()
            } else if isQuoted {
                isQuoted = false
            } else if octet == quote, table.cell.isEmpty {
                isQuoted = true
            } else if octet == separator {
                try table.endCell()
            } else if isLineEnd {
                try table.endRow()
            } else {
                try table.take(octet)
            }
        }
        try table.endRow()
        return table.rows
    }

    /// What was read so far.
    private struct Table {
        var line = 1
        /// How many were read.
        var octets = 0
        private(set) var cell: [UInt8] = []
        private(set) var rows: [Row] = []
        private var row = Row(line: 1, cells: [])
        private var cells = 0

        mutating func take(_ octet: UInt8) throws(ImportError) {
            cell.append(octet)
            try bound(cell.count, by: .text)
        }

        mutating func endCell() throws(ImportError) {
            cells += 1
            try bound(row.cells.count + 1, by: .columns)
            try bound(cells, by: .entries)
            row.cells.append(String(decoding: cell, as: UTF8.self))
            cell = []
        }

        private func bound(_ count: Int, by bound: ReadingBound) throws(ImportError) {
            guard count <= bound.limit else { throw .beyond(bound, at: octets) }
        }

        mutating func endRow() throws(ImportError) {
            try endCell()
            defer { row = Row(line: line, cells: []) }
            guard row.cells.contains(where: { !$0.isEmpty }) else { return }
            // One of them may be the headings.
            guard rows.count <= ExchangeLimits.wishes else { throw .tooMany }
            rows.append(row)
        }
    }
}
