import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("Long lists in buckets")
struct BucketTests {
    /// Ids spread like the random ones that a node makes.
    private func item(_ number: Int, name: String = "Socks", revision: UInt64 = 1) throws -> Item {
        let octets = Array(BLAKE2b.hash(Array("\(number)".utf8), count: ItemID.byteCount))
        return Item(
            id: try #require(ItemID(octets: octets)), rank: .middle, revision: revision,
            name: name, text: String(repeating: "n", count: 250), body: .wish(Wish()))
    }

    /// What is stored of a part: the octets of itself and of its buckets, by hash.
    private final class Shelf {
        var blobs: [Digest: [UInt8]] = [:]
        /// How many buckets were made anew with the last part.
        var made = 0

        func store(_ part: Part) throws -> [UInt8] {
            let arrangement = try PartArrangement(part)
            made = 0
            let references = arrangement.contents.map { content -> BlobReference? in
                switch content {
                case .empty: return nil
                case .kept(let reference): return reference
                case .changed(let octets):
                    made += 1
                    let hash = BLAKE2b.digest(octets)
                    blobs[hash] = octets
                    return BlobReference(hash: hash, key: [UInt8](repeating: 1, count: 32))
                }
            }
            let octets = arrangement.body(references)
            if part.buckets.missing.isEmpty, let read = try? read(octets) {
                #expect(arrangement.stored(references) == read)
            }
            return octets
        }

        func read(_ octets: [UInt8], without missing: Set<Int> = []) throws -> Part {
            let part = try Part.decode(octets)
            var contents: [Int: [Item]] = [:]
            for (index, reference) in part.buckets.references.enumerated() {
                guard let reference, !missing.contains(index) else { continue }
                contents[index] = try Bucket.decode(
                    try #require(blobs[reference.hash]), index: index, of: part.buckets.count)
            }
            return try part.filled(with: contents)
        }
    }

    @Test("A short part has none; a long one reads back as it was, from buckets of up to 12 KiB")
    func roundTrip() throws {
        let shelf = Shelf()
        let short = Part(head: ListHead(title: "L"), items: try (0..<20).map { try item($0) })
        #expect(try PartArrangement(short).contents.isEmpty)
        #expect(try shelf.read(shelf.store(short)) == short)
        let long = Part(head: ListHead(title: "L"), items: try (0..<2000).map { try item($0) })
        let read = try shelf.read(shelf.store(long))
        #expect(read.items == long.items)
        #expect(read.head == long.head)
        #expect(read.buckets.count == 128)
        for octets in shelf.blobs.values { #expect(octets.count <= PartArrangement.full) }
    }

    @Test("Of an item that fills a bucket by itself no more are made; two of them stand in two")
    func longItems() throws {
        let shelf = Shelf()
        func note(_ number: Int) throws -> Item {
            var item = try item(number)
            item.text = String(repeating: "\u{1F381}", count: 7_500)
            return item
        }
        let short = try (0..<20).map { try item($0) }
        let one = try shelf.read(shelf.store(Part(items: short + [note(100)])))
        #expect(one.buckets.count == 0)
        let two = try shelf.read(shelf.store(Part(items: short + [note(100), note(101)])))
        #expect(two.buckets.count >= 2)
        for octets in shelf.blobs.values { #expect(octets.count < 60_000) }
        _ = try shelf.store(two)
        #expect(shelf.made == 0)
    }

    @Test("One edit makes one bucket anew, one new wish too, and nothing changes nothing")
    func oneBucket() throws {
        let shelf = Shelf()
        let part = try shelf.read(
            shelf.store(Part(items: try (0..<2000).map { try item($0) })))
        _ = try shelf.store(part)
        #expect(shelf.made == 0)
        let edited = part.replacing(try item(77, name: "Mittens", revision: 2))
        let again = try shelf.read(shelf.store(edited))
        #expect(shelf.made == 1)
        #expect(again.items == edited.items)
        _ = try shelf.store(again.replacing(try item(5000)))
        #expect(shelf.made == 1)
        _ = try shelf.store(again.replacing(ListHead(title: "Other")))
        #expect(shelf.made == 0)
    }

    @Test("Buckets grow in number when one is full, and shrink only when far fewer are needed")
    func hysteresis() throws {
        let shelf = Shelf()
        var part = Part()
        var counts: [Int] = []
        func step(_ range: Range<Int>, delete: Bool) throws {
            part = try shelf.read(
                shelf.store(
                    part.replacing(
                        try range.map { number in
                            let item = try item(number)
                            return delete ? .tombstone(id: item.id, revision: 2) : item
                        })))
            counts.append(part.buckets.count)
        }
        for start in stride(from: 0, to: 1000, by: 100) {
            try step(start..<start + 100, delete: false)
        }
        #expect(counts == counts.sorted())
        let most = try #require(counts.last)
        #expect(most >= 8)
        // One more or less, back and forth, changes no number.
        for _ in 0..<3 {
            part = try shelf.read(shelf.store(part.replacing(try item(1001))))
            counts.append(part.buckets.count)
            try step(1001..<1002, delete: true)
        }
        #expect(Set(counts.suffix(6)).count == 1)
        for start in stride(from: 0, to: 1000, by: 100) {
            try step(start..<start + 100, delete: true)
        }
        #expect(part.buckets.count <= most / 8)
        #expect(part.items.count == 1001)
        #expect(part.items.allSatisfy { $0.isDeleted })
    }

    @Test("What is in a missing bucket is not there, and yet not deleted, whatever is written")
    func missing() throws {
        let shelf = Shelf()
        let whole = try shelf.read(shelf.store(Part(items: try (0..<1000).map { try item($0) })))
        let octets = try shelf.store(whole)
        let part = try shelf.read(octets, without: [3])
        #expect(part.buckets.missing == [3])
        #expect(part.items.count < 1000)
        let here = try #require(part.items.first { !part.isMissing($0.id) })
        var edited = here
        edited.name = "Edited"
        edited.revision = 2
        let after = try shelf.read(shelf.store(part.replacing(edited)))
        #expect(shelf.made == 1)
        #expect(after.items.count == 1000)
        #expect(after.item(here.id)?.name == "Edited")
        // Of an item whose bucket is missing nothing can be said.
        let gone = try #require(whole.items.first { part.isMissing($0.id) })
        #expect(throws: PartError.self) { try PartArrangement(part.replacing(gone)) }
    }

    @Test("A bucket with items of another, twice the same, or out of order is refused")
    func refused() throws {
        let items = try (0..<40).map { try item($0) }.sorted { $0.id < $1.id }
        let own = items.filter { Buckets.index(of: $0.id, among: 2) == 1 }
        let other = try #require(items.first { Buckets.index(of: $0.id, among: 2) == 0 })
        let first = try #require(own.first)
        func decode(_ items: [Item]) throws -> [Item] {
            try Bucket.decode(Bucket.encode(items), index: 1, of: 2)
        }
        #expect(try decode(own) == own)
        for bad in [[other] + own, [first] + own, own.reversed()] {
            #expect(throws: PartError.malformed) { try decode(bad) }
        }
        let many = [[UInt8]](repeating: [0x0A, 0x00], count: 20_001).flatMap { $0 }
        #expect(throws: PartError.overLimit) { try Bucket.decode(many, index: 0, of: 2) }
    }

    @Test("Ten thousand wishes and as many deleted ones fit, and no more")
    func limits() throws {
        let shelf = Shelf()
        let live = try (0..<10_000).map { number in
            var item = try item(number)
            item.text = ""
            return item
        }
        let dead = try (10_000..<20_000).map { Item.tombstone(id: try item($0).id, revision: 2) }
        let full = Part(items: live + dead)
        let octets = try shelf.store(full)
        #expect(try shelf.read(octets).items.count == 20_000)
        #expect(octets.count < 64 << 10)
        let over = try shelf.store(full.replacing(try item(20_001)))
        #expect(throws: PartError.overLimit) { try shelf.read(over) }
    }
}
