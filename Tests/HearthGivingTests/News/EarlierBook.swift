import FoundationEssentials
import HearthAPI
import HearthSodium
import HearthTestHomes
import HearthWire

@testable import HearthGiving
@testable import HearthHome
@testable import HearthHousehold

/// Writes books as an earlier Hearth did, which kept them in constant room.
enum EarlierBook {
    static func octets(
        of book: NewsBook, _ known: CircleMarks, format: UInt8
    ) throws -> [UInt8] {
        var writer = OctetWriter()
        writer.write(format)
        let settings = [UInt8](try JSONEncoder().encode(book.settings))
        writer.write(UInt32(settings.count))
        writer.write(settings)
        for marks in format > 1 ? [book.known, book.birthdays] : [book.known] {
            writer.write(UInt32(marks.count))
            for mark in marks.sorted() { writer.write(mark) }
        }
        if format > 2 {
            writer.write(UInt32(book.names.count))
            for (identity, name) in book.names {
                writer.write(identity)
                write(name, to: &writer)
            }
        }
        writer.write(book.next)
        writer.write(UInt16(book.items.count))
        for item in book.items { write(item, to: &writer) }
        writer.write(UInt16(known.claims.count))
        for (list, marks) in known.claims {
            writer.write(list)
            writer.write(UInt8(marks.count))
            for mark in marks { write(mark, to: &writer) }
        }
        if format > 1 {
            writer.write(UInt16(known.talk.count))
            for (list, marks) in known.talk {
                writer.write(list)
                writer.write(UInt16(marks.count))
                for mark in marks {
                    writer.write(mark.author)
                    writer.write(UInt64(bitPattern: mark.whisper))
                    writer.write(UInt64(bitPattern: mark.idea))
                }
            }
        }
        writer.writeZeros(1000)
        return writer.octets
    }

    private static func write(_ item: NewsItem, to writer: inout OctetWriter) {
        let kinds: [NewsKind: UInt8] = [.offer: 3, .knock: 1, .storage: 15]
        writer.write(item.id)
        writer.write(UInt64(bitPattern: item.at.milliseconds))
        writer.write(kinds[item.kind] ?? 0)
        writer.write(UInt8(item.isRead ? 1 : 0))
        writer.write(UInt32(item.count))
        writer.write(item.list?.octets ?? [UInt8](repeating: 0, count: ListID.byteCount))
        writer.write(item.item?.octets ?? [UInt8](repeating: 0, count: ItemID.byteCount))
        for text in [item.title, item.owner, item.wish, item.person, item.detail] {
            write(text, to: &writer)
        }
    }

    private static func write(_ mark: ToldClaim, to writer: inout OctetWriter) {
        writer.write(mark.item)
        writer.write(mark.state.rawValue)
        writer.write(
            UInt8(mark.isBoughtTwice ? 1 : 0) | (mark.isPriceMet ? 2 : 0)
                | (mark.knowsEnd ? 4 : 0))
        writer.write(mark.ahead)
        writer.write(mark.reminded.map { UInt16(clamping: $0) } ?? .max)
    }

    private static func write(_ text: String, to writer: inout OctetWriter) {
        writer.write(UInt8(text.utf8.count))
        writer.write(Array(text.utf8))
    }
}
