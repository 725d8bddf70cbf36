import HearthSodium
import HearthWire

/// Everything that was signed and sent in a world: what no honest node may ever contradict.
package final class History {
    /// Something that must not have happened.
    enum Breach: Hashable, Sendable {
        /// Two records under one version.
        case equivocation(RecordKey, HearthWire.Version)
        /// Two cells under one order.
        case cellTwice(ListID, AuthorTag, CellOrder)
        /// One nonce in two cells under one key: anybody who has both sees what changed.
        case nonceTwice(ListID, AuthorTag)
        /// An early cell that was not sent by its author's node, or reached an owner's.
        case earlyCell(ListID, AuthorTag, from: String, to: String)
        /// A slot of a bundle that no sealed box can look like.
        case strangeSlot(RecordKey, HearthWire.Version)
    }

    private struct Written: Hashable {
        let key: RecordKey
        let version: HearthWire.Version
    }

    /// What was sealed under one sender key.
    struct Sealed: Hashable {
        let list: ListID
        let author: AuthorTag
        let generation: UInt16
    }

    private struct Renewed: Hashable {
        let list: ListID
        let author: AuthorTag
        let order: CellOrder
    }

    /// What went wrong, in order.
    private(set) var breaches: [Breach] = []
    /// Those who contradict themselves on purpose.
    var liars: Set<IdentityKey> = []
    /// Nodes that host an owner, by list.
    var ownerNodes: [ListID: Set<Int>] = [:]
    /// Where every author lives.
    var homes: [AuthorTag: Int] = [:]
    /// The newest bundles of everybody and every generation, for trying keys on.
    private(set) var bundles: [Record] = []

    /// The newest cell of everybody and every generation, in either lane: likewise.
    private(set) var openable: [Sealed: Cell] = [:]

    private var records: [Written: Digest] = [:]
    private var cells: [Renewed: Signature] = [:]
    private var nonces: [[UInt8]: Renewed] = [:]
    private var reported: Set<Breach> = []

    package init() {}

    func sent(_ frame: Frame, by sender: SimulatedNode, to receiver: SimulatedNode) {
        switch frame {
        case .record(let record): look(at: record)
        case .cells(let batch): for cell in batch { look(at: cell) }
        case .early(let cell):
            look(at: cell)
            let isAuthors = homes[cell.author].map { $0 == sender.index } ?? true
            let isForOwner = ownerNodes[cell.list]?.contains(receiver.index) ?? false
            if !isAuthors || isForOwner {
                report(
                    .earlyCell(cell.list, cell.author, from: sender.name, to: receiver.name))
            }
        default: break
        }
    }

    private func look(at record: Record) {
        let written = Written(key: record.key, version: record.version)
        let hash = record.hash
        if let known = records[written] {
            if known != hash, !liars.contains(record.key.author) {
                report(.equivocation(record.key, record.version))
            }
            return
        }
        records[written] = hash
        guard record.key.kind == .bundle, let body = try? BundleBody(octets: record.payload) else {
            return
        }
        bundles.append(record)
        if !Self.looksSealed(body.slots) {
            report(.strangeSlot(record.key, record.version))
        }
    }

    private func look(at cell: Cell) {
        let renewed = Renewed(list: cell.list, author: cell.author, order: cell.order)
        let signed = cell.octets.count - Signature.byteCount
        guard let signature = Signature(octets: Array(cell.octets[signed...])) else { return }
        openable[
            Sealed(list: cell.list, author: cell.author, generation: cell.generation)] = cell
        let place = cell.headerByteCount..<cell.headerByteCount + Nonce.byteCount
        if let known = nonces.updateValue(renewed, forKey: Array(cell.octets[place])),
            known != renewed
        {
            report(.nonceTwice(cell.list, cell.author))
        }
        if let known = cells[renewed] {
            if known != signature { report(.cellTwice(cell.list, cell.author, cell.order)) }
        } else {
            cells[renewed] = signature
        }
    }

    private func report(_ breach: Breach) {
        guard reported.insert(breach).inserted else { return }
        breaches.append(breach)
    }

    /// Whether these could all be sealed boxes to real keys: each begins with an ephemeral key of
    /// its own, and such a key is a number below 2^255 - 19.
    static func looksSealed(_ slots: [[UInt8]]) -> Bool {
        guard slots.count == BundleBody.slotCount,
            slots.allSatisfy({ $0.count == BundleBody.slotByteCount })
        else { return false }
        let keys = slots.map { Array($0.prefix(32)) }
        return Set(keys).count == keys.count
            && keys.allSatisfy { key in key[31] & 0x80 == 0 && key.contains { $0 != 0 } }
    }
}
