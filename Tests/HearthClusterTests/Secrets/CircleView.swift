import HearthCircle
import HearthLists
import HearthSodium
import HearthWire

/// The circle of one list as it lies in a database: claims and bundles, with keys tried on them.
struct CircleView {
    let cells: [Cell]
    let bundles: [(author: IdentityKey, body: BundleBody)]

    /// Of one list, or of all together.
    ///
    /// - Throws: what the database or a layout does.
    init(_ view: DatabaseView, of list: ListID? = nil) throws {
        cells = try view.octets("octets", of: "beat_cells").map { try Cell(octets: $0) }
            .filter { $0.kind == .claims && (list == nil || $0.list == list) }
        bundles = try view.octets("octets", of: "records")
            .map { try Record(octets: $0) }
            .filter { $0.key.kind == .bundle && (list == nil || $0.key.stream == list?.stream) }
            .map { ($0.key.author, try BundleBody(octets: $0.payload)) }
    }

    /// The cell of this member.
    func cell(of author: IdentityKey) -> Cell? {
        cells.first { $0.author == AuthorTag(of: author, in: $0.list) }
    }

    /// The bundle of this member that goes with a cell of hers.
    func bundle(for cell: Cell, of author: IdentityKey) -> BundleBody? {
        bundles.first { $0.author == author && $0.body.generation == cell.generation }?.body
    }

    /// The sender key of a member's cell, if this secret opens a box of her bundle.
    func senderKey(of author: IdentityKey, with secret: SealingSecret) -> SymmetricKey? {
        guard let cell = cell(of: author), let bundle = bundle(for: cell, of: author) else {
            return nil
        }
        return bundle.slots.lazy.compactMap { secret.open($0) }
            .compactMap { SymmetricKey(octets: $0) }
            .first { cell.open(with: $0, commitment: bundle.commitment) != nil }
    }

    /// What a member claims, if this key opens her cell.
    func sheet(of author: IdentityKey, with key: SymmetricKey) -> [UInt8]? {
        guard let cell = cell(of: author), let bundle = bundle(for: cell, of: author) else {
            return nil
        }
        return cell.open(with: key, commitment: bundle.commitment)
    }

    /// How many boxes of all bundles this secret opens.
    func openedBoxes(by secret: SealingSecret) -> Int {
        bundles.flatMap(\.body.slots).count { secret.open($0) != nil }
    }

    /// How many cells this key opens, with any commitment that stands in a bundle.
    func openedCells(by key: SymmetricKey) -> Int {
        cells.count { cell in
            bundles.contains { cell.open(with: key, commitment: $0.body.commitment) != nil }
        }
    }
}
