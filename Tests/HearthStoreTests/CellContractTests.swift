import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import Testing

@Suite("Stored cells")
struct CellContractTests {
    @Test(
        "There is one beat cell of an author on a list, the last one put",
        arguments: StoreKind.allCases)
    func oneBeatCell(_ kind: StoreKind) throws {
        try kind.with { store in
            let latest = cell(incarnation: .max, sequence: .max)
            try store.transaction(.relaxed) { content in
                try content.putBeat(cell(sequence: 1))
                try content.putBeat(latest)
            }
            try store.transaction(.full) { content throws in
                #expect(try content.beatCell(of: fixed(1), in: fixed(1)) == latest)
                #expect(try content.beatCells(in: fixed(1)) == [latest])
                #expect(try content.beatCell(of: fixed(2), in: fixed(1)) == nil)
                #expect(try content.beatCell(of: fixed(1), in: fixed(2)) == nil)
            }
        }
    }

    @Test("Cells of a list are sorted by author tag", arguments: StoreKind.allCases)
    func sorted(_ kind: StoreKind) throws {
        try kind.with { store in
            let authors: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
            try store.transaction(.relaxed) { content in
                for author in authors.reversed() {
                    try content.putBeat(cell(author: author))
                    try content.putEarly(cell(author: author, sub: .max))
                }
                try content.putBeat(cell(list: 2))
                try content.putEarly(cell(list: 2, sub: 1))
                #expect(
                    try content.beatCells(in: fixed(1)) == authors.map { cell(author: $0) })
                #expect(
                    try content.earlyCells(in: fixed(1))
                        == authors.map { cell(author: $0, sub: .max) })
            }
        }
    }

    @Test("Early cells are never seen among those of the beat", arguments: StoreKind.allCases)
    func keptApart(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.relaxed) { content in
                try content.putEarly(cell(sequence: 2, sub: 1))
                #expect(try content.beatCells(in: fixed(1)).isEmpty)
                #expect(try content.beatCell(of: fixed(1), in: fixed(1)) == nil)
                #expect(try content.stamps(in: fixed(1)).isEmpty)

                try content.putBeat(cell(sequence: 1))
                try content.putEarly(cell(sequence: 2, sub: 2))
                #expect(try content.beatCells(in: fixed(1)) == [cell(sequence: 1)])
                #expect(try content.earlyCells(in: fixed(1)) == [cell(sequence: 2, sub: 2)])
            }
        }
    }

    @Test(
        "Removing cells touches neither other authors, nor lists, nor the other table",
        arguments: StoreKind.allCases)
    func removes(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.relaxed) { content in
                for list in [1, 2] as [UInt8] {
                    for author in [1, 2] as [UInt8] {
                        try content.putBeat(cell(list: list, author: author))
                        try content.putEarly(cell(list: list, author: author, sub: 1))
                    }
                }
                try content.removeBeatCell(of: fixed(1), in: fixed(1))
                #expect(try content.beatCells(in: fixed(1)) == [cell(author: 2)])
                #expect(try content.earlyCells(in: fixed(1)).count == 2)

                try content.removeEarlyCells(in: fixed(1))
                #expect(try content.earlyCells(in: fixed(1)).isEmpty)
                #expect(try content.beatCells(in: fixed(1)).count == 1)
                #expect(try content.beatCells(in: fixed(2)).count == 2)
                #expect(try content.earlyCells(in: fixed(2)).count == 2)
            }
        }
    }
}
