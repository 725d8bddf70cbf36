import Foundation
import GRDB
import HearthReplication
import HearthSodium
import HearthWire

extension StoreTransaction {
    func beatCell(of author: AuthorTag, in list: ListID) throws -> Cell? {
        let sql = "SELECT octets FROM beat_cells WHERE list = ? AND author = ?"
        let cell = try cells(from: "beat_cells", sql, [list.data, author.data], in: list).first
        guard cell == nil || cell?.author == author else {
            throw StoreError.corrupt("beat_cells: a cell stands under the key of another")
        }
        return cell
    }

    func beatCells(in list: ListID) throws -> [Cell] {
        let sql = "SELECT octets FROM beat_cells WHERE list = ? ORDER BY author"
        return try cells(from: "beat_cells", sql, [list.data], in: list)
    }

    func putBeat(_ cell: Cell) throws {
        // What stands in this table is served to everybody.
        precondition(cell.lane == .beat, "an early cell is never served")
        let sql = """
            INSERT INTO beat_cells (list, author, incarnation, sequence, octets)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (list, author) DO UPDATE
            SET incarnation = excluded.incarnation, sequence = excluded.sequence,
            octets = excluded.octets
            """
        let order = cell.order
        try execute(
            sql,
            [
                cell.list.data, cell.author.data, order.incarnation, order.sequence,
                Data(cell.octets),
            ])
    }

    func removeBeatCell(of author: AuthorTag, in list: ListID) throws {
        try execute(
            "DELETE FROM beat_cells WHERE list = ? AND author = ?", [list.data, author.data])
    }

    func earlyCells(in list: ListID) throws -> [Cell] {
        let sql = "SELECT octets FROM early_cells WHERE list = ? ORDER BY author"
        return try cells(from: "early_cells", sql, [list.data], in: list)
    }

    func putEarly(_ cell: Cell) throws {
        let sql = """
            INSERT INTO early_cells (list, author, incarnation, sequence, sub, octets)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (list, author) DO UPDATE
            SET incarnation = excluded.incarnation, sequence = excluded.sequence,
            sub = excluded.sub, octets = excluded.octets
            """
        let order = cell.order
        try execute(
            sql,
            [
                cell.list.data, cell.author.data, order.incarnation, order.sequence, order.sub,
                Data(cell.octets),
            ])
    }

    func removeEarlyCells(in list: ListID) throws {
        try execute("DELETE FROM early_cells WHERE list = ?", [list.data])
    }

    private func cells(
        from table: String, _ sql: String, _ arguments: StatementArguments, in list: ListID
    ) throws(StoreError) -> [Cell] {
        try fetch(from: table, sql, arguments) { row throws(StoreError) in
            let octets = try row.octets("octets")
            let cell: Cell
            do throws(WireError) {
                cell = try Cell(octets: octets)
            } catch {
                throw .corrupt("a stored cell cannot be read (\(error))")
            }
            guard cell.list == list else {
                throw .corrupt("a cell stands under the key of another")
            }
            return cell
        }
    }
}
