import HearthCircle
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Staging {
    /// Tries everything that is unsealed in owners' homes on every bundle, and on a cell of every
    /// sender key, that anybody ever sent.
    func checkOwnersKeys() -> [Finding] {
        guard let history = world.history else { return [] }
        var findings: [Finding] = []
        for (number, hex) in lists.enumerated() {
            guard let list = ListID(hex: hex) else { continue }
            let sent = Sent(list, history)
            let title = blueprint.lists[number].title
            for home in (history.ownerNodes[list] ?? []).sorted() {
                let keys = OpenKeys(of: world.nodes[home])
                let opened = sent.boxes(openedBy: keys.sealing) + sent.cells(openedBy: keys.all)
                if opened > 0 {
                    findings.append(
                        Finding(.opened, "\(title): an owner's home opens \(opened)"))
                }
            }
            // A search that finds nothing proves nothing: everybody opens what is their own.
            for author in sent.authors where !opensHerOwn(author, sent) {
                findings.append(Finding(.opened, "\(title): somebody cannot open their own"))
            }
        }
        return findings
    }

    private func opensHerOwn(_ author: IdentityKey, _ sent: Sent) -> Bool {
        for node in world.nodes {
            guard let row = node.store.row(MemberRow.self, author) else { continue }
            // Behind a passphrase nothing is unsealed.
            guard let seed = Seed(octets: row.seed) else { return true }
            return sent.isOpen(to: author, sealing: seed.sealing())
        }
        return true
    }
}

/// The keys that lie on a node's disk for anybody who reads it.
private struct OpenKeys {
    var sealing: [SealingSecret] = []
    var all: [SymmetricKey] = []

    init(of node: SimulatedNode) {
        for row in node.store.rows(MemberRow.self) {
            guard let seed = Seed(octets: row.seed) else { continue }
            sealing.append(seed.sealing())
            all.append(seed.storageKey())
            all += SymmetricKey(octets: row.seed).map { [$0] } ?? []
        }
        for row in node.store.rows(CircleKeyRow.self) where !row.isWrapped {
            // Everything of it that could be a key.
            all += row.octets.indices.dropLast(31).compactMap {
                SymmetricKey(octets: Array(row.octets[$0..<$0 + 32]))
            }
        }
        // List keys, of everything that the members here read.
        for row in node.store.rows(KnownListRow.self) {
            guard let record = node.store.records(.roster, in: row.list.stream).first,
                let body = try? RosterBody(record: record)
            else { continue }
            for reader in body.readers {
                all += sealing.compactMap { $0.open(reader.sealedListKey) }
                    .compactMap { SymmetricKey(octets: $0) }
            }
        }
    }
}

/// What was sent of the circle of one list.
private struct Sent {
    private let bundles: [(author: IdentityKey, body: BundleBody)]
    private let cells: [History.Sealed: Cell]
    private let list: ListID

    init(_ list: ListID, _ history: History) {
        self.list = list
        bundles = history.bundles.filter { $0.key.stream == list.stream }.compactMap { record in
            (try? BundleBody(octets: record.payload)).map { (record.key.author, $0) }
        }
        cells = history.openable.filter { $0.key.list == list }
    }

    var authors: [IdentityKey] { Set(bundles.map(\.author)).sorted() }

    func boxes(openedBy keys: [SealingSecret]) -> Int {
        bundles.reduce(0) { sum, bundle in
            sum + bundle.body.slots.count { slot in keys.contains { $0.open(slot) != nil } }
        }
    }

    func cells(openedBy keys: [SymmetricKey]) -> Int {
        bundles.count { bundle in
            cell(of: bundle).map { cell in
                keys.contains { cell.open(with: $0, commitment: bundle.body.commitment) != nil }
            } ?? false
        }
    }

    private func cell(of bundle: (author: IdentityKey, body: BundleBody)) -> Cell? {
        cells[
            History.Sealed(
                list: list, author: AuthorTag(of: bundle.author, in: list),
                generation: bundle.body.generation)]
    }

    /// Whether somebody's own key opens a box of theirs, and that their cell.
    func isOpen(to author: IdentityKey, sealing: SealingSecret) -> Bool {
        let own = bundles.filter { $0.author == author }
        let isOpen = own.contains { bundle in
            guard let cell = cell(of: bundle) else { return false }
            return bundle.body.slots.lazy.compactMap { sealing.open($0) }
                .compactMap { SymmetricKey(octets: $0) }
                .contains { cell.open(with: $0, commitment: bundle.body.commitment) != nil }
        }
        // Whose cell never went out has nothing to open.
        return isOpen || own.allSatisfy { cell(of: $0) == nil }
    }
}
