import HearthReplication
import HearthSodium
import HearthWire

/// A carrier's storage for tests of machines: dictionaries, and nothing else.
final class CarrierShelf: CarrierStore, EarlyStore {
    private(set) var records: [RecordKey: Record] = [:]
    private(set) var beats: [ListID: [AuthorTag: Cell]] = [:]
    private(set) var early: [ListID: [AuthorTag: Cell]] = [:]

    func record(_ key: RecordKey) -> Record? { records[key] }

    func records(_ kind: RecordKind, in stream: StreamID) -> [Record] {
        records.values.filter { $0.key.kind == kind && $0.key.stream == stream }
            .sorted { $0.key < $1.key }
    }

    /// How often stamps were read.
    private(set) var stampReads = 0

    func stamps(in stream: StreamID) -> [RecordStamp] {
        stampReads += 1
        return records.values.filter { $0.key.stream == stream }.map(\.stamp)
            .sorted { $0.key < $1.key }
    }

    func octets(by author: IdentityKey) -> Int {
        (records.values.filter { $0.key.author == author } + keptParts(by: author))
            .reduce(0) { $0 + $1.octets.count }
    }

    func octetsByStream(of author: IdentityKey) -> [StreamID: Int] {
        (records.values.filter { $0.key.author == author } + keptParts(by: author))
            .reduce(into: [:]) { $0[$1.key.stream, default: 0] += $1.octets.count }
    }

    func put(_ record: Record) { records[record.key] = record }
    func removeRecord(_ key: RecordKey) { records[key] = nil }
    func removeStream(_ stream: StreamID) {
        records = records.filter { $0.key.stream != stream }
    }

    func beatCell(of author: AuthorTag, in list: ListID) -> Cell? { beats[list]?[author] }
    func beatCells(in list: ListID) -> [Cell] {
        beats[list, default: [:]].values.sorted { $0.author < $1.author }
    }
    func putBeat(_ cell: Cell) { beats[cell.list, default: [:]][cell.author] = cell }
    func removeBeatCell(of author: AuthorTag, in list: ListID) { beats[list]?[author] = nil }

    func earlyCells(in list: ListID) -> [Cell] {
        early[list, default: [:]].values.sorted { $0.author < $1.author }
    }
    private var superseded: [Superseded.Name: Superseded] = [:]

    func superseded(by author: IdentityKey) -> [Superseded] {
        superseded.values.filter { $0.author == author }.sorted {
            ($0.name.place.map(String.init).joined(separator: "."), $0.name.incarnation)
                < ($1.name.place.map(String.init).joined(separator: "."), $1.name.incarnation)
        }
    }
    func superseded(_ name: Superseded.Name) -> Superseded? { superseded[name] }
    func put(_ superseded: Superseded) { self.superseded[superseded.name] = superseded }
    func remove(_ name: Superseded.Name) { superseded[name] = nil }

    private var unnamed: [StreamID: [RecordName: WallTime]] = [:]

    func partsBesides(by author: IdentityKey) -> [Record] {
        superseded(by: author).compactMap { old in
            if case .record(let record) = old.content, record.key.kind == .part {
                record
            } else {
                nil
            }
        }
    }
    func unnamedBlobs(in stream: StreamID) -> [RecordName: WallTime] { unnamed[stream] ?? [:] }
    func setUnnamedBlobs(_ blobs: [RecordName: WallTime], in stream: StreamID) {
        unnamed[stream] = blobs
    }

    private var kept: [RecordKey: Record] = [:]

    func keptPart(_ key: RecordKey) -> Record? { kept[key] }
    func keptParts(by author: IdentityKey) -> [Record] {
        kept.values.filter { $0.key.author == author }.sorted { $0.key < $1.key }
    }
    func keepPart(_ part: Record) { kept[part.key] = part }
    func removeKeptPart(_ key: RecordKey) { kept[key] = nil }

    func putEarly(_ cell: Cell) { early[cell.list, default: [:]][cell.author] = cell }
    func removeEarlyCells(in list: ListID) { early[list] = nil }
}
