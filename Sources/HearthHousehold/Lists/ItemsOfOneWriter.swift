import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthWire

/// Items that one person alone writes, on a list that several edit (protocol-spec/records.md, "Items of one writer").
extension OpenList {
    /// What counts of them that is of this kind.
    package func ofOneWriter<Body: ItemKind>(_ kind: Body.Type = Body.self) -> [Body] {
        merged.ofOneWriter.sorted { $0.key < $1.key }.compactMap { $0.value.known as? Body }
    }

    /// The one that counts; else what the host kept of the reader's who edits the list again.
    package func item(of one: OneWriter) -> Item? {
        guard let id = one.id(on: self.id) else { return nil }
        if let item = merged.ofOneWriter[id] { return item }
        guard one.writer == reader.identity, let kept = parts[entry.host]?.item(id),
            kept.oneWriter == one
        else { return nil }
        return kept
    }
}

extension Household {
    /// Writes what the member alone writes on a list. It says neither when it came nor when it was changed.
    ///
    /// `revision`: as the kind counts; nil: the next number, which says nothing of the time either.
    ///
    /// - Throws: `HearthError`: `notEditor`, `listIncomplete`, and for a limit; then nothing is written.
    package mutating func write(
        own body: any ItemKind, revision: UInt64? = nil, to open: OpenList, by asker: Asker,
        _ work: Work
    ) throws {
        let keys = try editor(of: open, asker)
        guard let one = body.oneWriter, one.writer == open.reader.identity,
            let id = one.id(on: open.id)
        else { throw HearthError(.internalError) }
        try open.checkOwnIsReadable()
        guard !open.ownPart.isMissing(id) else {
            throw HearthError(.listIncomplete, ["list": open.displayTitle])
        }
        let before = open.ownPart.item(id) ?? open.item(of: one)
        var item = Item(
            id: id, rank: .middle, revision: revision ?? before?.nextRevision ?? 1,
            name: one.context, body: .known(body))
        if let before { item.adoptUnknownFields(of: before) }
        try item.checkSize()
        guard item != open.ownPart.item(id) else { return }
        try publish(
            open.ownPart.replacing(item), of: open.id, epoch: open.entry.epoch, key: open.key,
            by: one.writer, keys: keys, work)
    }
}
