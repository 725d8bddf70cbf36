import GRDB
import HearthReplication
import HearthSodium
import HearthWire

extension StoreTransaction {
    func beatCell(of author: AuthorTag, in list: ListID) throws -> Cell? {
        let sql = "SELECT octets FROM beat_cells WHERE list = ? AND author = ?"
        let cell = try cells(from: "beat_cells", sql, [.fixed(list), .fixed(author)], in: list)
            .first
        guard cell == nil || cell?.author == author else {
            throw StoreError.corrupt("beat_cells: a cell stands under the key of another")
        }
        return cell
    }

    func beatCells(in list: ListID) throws -> [Cell] {
        let sql = "SELECT octets FROM beat_cells WHERE list = ? ORDER BY author"
        return try cells(from: "beat_cells", sql, [.fixed(list)], in: list)
    }

    func putBeat(_ cell: Cell) throws {
        // What stands in this table is served to everybody.
        precondition(cell.lane == .beat, "an early cell is never served")
        let sql = Self.upsert(
            "beat_cells", ["list", "author"], ["incarnation", "sequence", "octets"])
        try execute(
            sql,
            [
                .fixed(cell.list), .fixed(cell.author), .number(cell.order.incarnation),
                .number(cell.order.sequence), .octets(cell.octets),
            ])
    }

    func removeBeatCell(of author: AuthorTag, in list: ListID) throws {
        try execute(
            "DELETE FROM beat_cells WHERE list = ? AND author = ?",
            [.fixed(list), .fixed(author)])
    }

    func earlyCells(in list: ListID) throws -> [Cell] {
        let sql = "SELECT octets FROM early_cells WHERE list = ? ORDER BY author"
        return try cells(from: "early_cells", sql, [.fixed(list)], in: list)
    }

    func putEarly(_ cell: Cell) throws {
        let sql = Self.upsert(
            "early_cells", ["list", "author"], ["incarnation", "sequence", "sub", "octets"])
        try execute(
            sql,
            [
                .fixed(cell.list), .fixed(cell.author), .number(cell.order.incarnation),
                .number(cell.order.sequence), .number(Int(cell.order.sub)), .octets(cell.octets),
            ])
    }

    func removeEarlyCells(in list: ListID) throws {
        try execute("DELETE FROM early_cells WHERE list = ?", [.fixed(list)])
    }

    private func cells(
        from table: String, _ sql: String, _ arguments: [DatabaseValue], in list: ListID
    ) throws(StoreError) -> [Cell] {
        try fetch(from: table, sql, arguments) { columns throws(StoreError) in
            let octets = try columns.octets()
            let cell: Cell
            do throws(WireError) {
                cell = try Cell(octets: octets)
            } catch {
                throw .corrupt("\(table): a stored cell cannot be read (\(error))")
            }
            guard cell.list == list else {
                throw .corrupt("\(table): a cell stands under the key of another")
            }
            return cell
        }
    }
}
