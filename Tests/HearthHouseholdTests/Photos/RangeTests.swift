import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Ranges of photos")
struct RangeTests {
    private static let size = 700_000
    private static let piece = Limits.attachmentPiece

    private let story: Birthday
    private var world: World { story.world }
    private let picture = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    init() throws {
        story = try Birthday()
        try world.perform(
            AttachPhoto(
                item: "Birthday/Kettle", octets: picture, mediaType: "image/jpeg", width: 8,
                height: 6, thumbnail: [1, 2, 3, 4]),
            on: story.owner)
    }

    private func show(_ range: ByteRange?, thumbnail: Bool = false) throws -> PhotoContent {
        var asked = ShowPhoto(item: "Birthday/Kettle", number: 1, thumbnail: thumbnail)
        asked.range = range
        return try world.perform(asked, on: story.owner)
    }

    /// The last octet of the first piece, the first one of the third, and the last of all.
    private static let edge = piece - 1
    private static let third = 2 * piece
    private static let last = size - 1
    private static let most = size - piece
    /// Ranges with their first octet and the last one of it.
    private static let ranges: [(ByteRange, Int, Int)] = [
        (.from(0, through: 0), 0, 0), (.from(0, through: nil), 0, last),
        (.from(1, through: 600), 1, 600), (.from(edge, through: edge), edge, edge),
        (.from(edge, through: piece), edge, piece), (.from(piece, through: piece), piece, piece),
        (.from(10, through: third), 10, third), (.from(third, through: .max), third, last),
        (.last(1), last, last), (.last(.max), 0, last), (.last(most), piece, last),
    ]

    @Test(
        "A range has the octets of the file at its place, wherever pieces meet", arguments: ranges)
    func places(range: ByteRange, first: Int, last: Int) throws {
        let shown = try show(range)
        #expect(shown.octets == Array(picture[first...last]))
        #expect(shown.part?.start == first && shown.part?.total == Self.size)
        #expect(shown.part?.beginning == Array(picture.prefix(512)))
        #expect(try shown.hash == show(nil).hash)
    }

    @Test("A range behind the end has nothing, and says how large the file is")
    func behind() throws {
        for range in [
            ByteRange.from(Self.size, through: nil), .from(.max, through: .max), .last(0),
        ] {
            let shown = try show(range)
            #expect(shown.octets == [] && shown.part?.total == Self.size)
        }
    }

    @Test("The small picture has ranges too")
    func small() throws {
        let shown = try show(.last(2), thumbnail: true)
        #expect(shown.octets == [3, 4] && shown.part?.start == 2 && shown.part?.total == 4)
    }

    @Test("Nothing is opened for a range but the pieces that it touches, and the first")
    func touched() throws {
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let pieces = story.owner.store.records(.blob, in: list.stream)
            .filter { $0.payload.count > 100_000 }
        #expect(pieces.count == 3)
        let signature = try #require(Signature(octets: [UInt8](repeating: 0, count: 64)))
        var opened: Set<[Bool]> = []
        for record in pieces {
            // In its place stands something that nobody can open.
            story.owner.store.put(
                Record(key: record.key, version: record.version, payload: [1]) { _, _ in signature }
            )
            opened.insert(
                try (0..<3).map { number in
                    let start = number * Self.piece
                    return try show(.from(start, through: start)).octets == [picture[start]]
                })
            story.owner.store.put(record)
        }
        #expect(opened == [[false, false, false], [true, false, true], [true, true, false]])
        #expect(try show(nil).octets == picture)
    }
}
