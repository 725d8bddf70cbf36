import HearthLists
import HearthSodium
import HearthWire

extension TalkSheet {
    private enum Entry {
        static let whisper: UInt8 = 1
        static let idea: UInt8 = 2
        static let removedWhispers: UInt8 = 3
        static let removedIdeas: UInt8 = 4
        static let askedWhispers: UInt8 = 5
    }

    private static let noSubject = [UInt8](repeating: 0, count: ItemID.byteCount)

    /// The 1,900 octets, the same number whatever is on it.
    package func encode() -> [UInt8] {
        let entries = self.entries
        precondition(entries.count <= Self.room, "what does not fit is never put in a talk cell")
        var writer = OctetWriter(reserving: Self.byteCount)
        writer.writeMilliseconds(madeAt)
        writer.write(UInt16(entries.count))
        writer.write(entries)
        writer.writeZeros(Self.room - entries.count)
        precondition(writer.octets.count == Self.byteCount, "a talk cell has one size")
        return writer.octets
    }

    /// Reads 1,900 octets; of a talk cell that an earlier program kept, the first 1,900.
    ///
    /// - Throws: `.malformed`; a talk cell with one bad entry is refused whole, so that all who can open
    ///   it see the same.
    package static func decode(_ octets: [UInt8]) throws(TalkSheetError) -> TalkSheet {
        do {
            return try read(octets)
        } catch {
            throw .malformed
        }
    }

    /// Octets that the entries take.
    var entryByteCount: Int { entries.count }

    private var entries: [UInt8] {
        var writer = OctetWriter(reserving: Self.room)
        for whisper in whispers { writer.write(Entry.whisper, Self.body(of: whisper)) }
        for idea in ideas { writer.write(Entry.idea, Self.body(of: idea)) }
        if !removedWhispers.isEmpty {
            var times = OctetWriter()
            for time in removedWhispers { times.writeMilliseconds(time) }
            writer.write(Entry.removedWhispers, times.octets)
        }
        if !removedIdeas.isEmpty {
            writer.write(Entry.removedIdeas, removedIdeas.flatMap(\.octets))
        }
        if !askedWhispers.isEmpty {
            var asked = OctetWriter()
            for whisper in askedWhispers {
                asked.write(whisper.id)
                asked.writeMilliseconds(whisper.time)
            }
            writer.write(Entry.askedWhispers, asked.octets)
        }
        writer.write(carried)
        return writer.octets
    }

    // MARK: Entries

    static func body(of whisper: Whisper) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(whisper.subject?.octets ?? noSubject)
        writer.writeMilliseconds(whisper.time)
        writer.write(Array(whisper.text.utf8))
        return writer.octets
    }

    static func body(of idea: Idea) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(idea.id)
        writer.writeMilliseconds(idea.time)
        writer.write(UInt64(idea.price?.minorUnits ?? 0))
        writer.write(idea.price.map { Array($0.currency.code.utf8) } ?? [0, 0, 0])
        for text in [idea.name, idea.link] {
            writer.write(UInt16(clamping: text.utf8.count))
            writer.write(Array(text.utf8))
        }
        writer.write(Array(idea.text.utf8))
        return writer.octets
    }

    private static func read(_ octets: [UInt8]) throws -> TalkSheet {
        guard octets.count == byteCount else { throw WireError.malformed }
        var reader = OctetReader(octets)
        let madeAt = try reader.milliseconds()
        let count = Int(try reader.number16())
        guard count <= room else { throw WireError.overLimit }
        var entries = OctetReader(try reader.take(count))
        try reader.zeros(room - count)

        var whispers: [Whisper] = []
        var ideas: [Idea] = []
        var removedWhispers: [WallTime] = []
        var removedIdeas: [ItemID] = []
        var asked: [AskedWhisper] = []
        var carried = OctetWriter()
        while entries.remaining > 0 {
            let type = try entries.octet()
            let body = try entries.take(Int(try entries.number16()))
            var fields = OctetReader(body)
            switch type {
            case Entry.whisper: whispers.append(try whisper(&fields))
            case Entry.idea: ideas.append(try idea(&fields))
            case Entry.removedWhispers:
                guard removedWhispers.isEmpty else { throw WireError.malformed }
                while fields.remaining > 0 { removedWhispers.append(try fields.milliseconds()) }
            case Entry.removedIdeas:
                guard removedIdeas.isEmpty else { throw WireError.malformed }
                while fields.remaining > 0 { removedIdeas.append(try fields.fixed()) }
            case Entry.askedWhispers:
                guard asked.isEmpty else { throw WireError.malformed }
                while fields.remaining > 0 {
                    asked.append(
                        AskedWhisper(id: try fields.fixed(), time: try fields.milliseconds()))
                }
            default: carried.write(type, body)
            }
        }
        guard isAscending(whispers.map(\.time)), isAscending(ideas.map(\.id)),
            removedWhispers.count <= tombstoneLimit, removedIdeas.count <= tombstoneLimit,
            asked.count <= tombstoneLimit
        else { throw WireError.malformed }
        return TalkSheet(
            madeAt: madeAt, whispers: whispers, ideas: ideas, removedWhispers: removedWhispers,
            removedIdeas: removedIdeas, askedWhispers: asked, carried: carried.octets)
    }

    private static func isAscending(_ values: [some Comparable]) -> Bool {
        zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    }

    private static func whisper(_ fields: inout OctetReader) throws -> Whisper {
        let subject: ItemID = try fields.fixed()
        let time = try fields.milliseconds()
        let text = try text(try fields.take(fields.remaining), Whisper.rule)
        return Whisper(
            subject: subject.octets == noSubject ? nil : subject, time: time, text: text)
    }

    private static func idea(_ fields: inout OctetReader) throws -> Idea {
        let id: ItemID = try fields.fixed()
        guard id.octets != noSubject else { throw WireError.malformed }
        let time = try fields.milliseconds()
        let price = try price(units: try fields.number64(), currency: try fields.take(3))
        let name = try text(try fields.take(Int(try fields.number16())), Idea.nameRule)
        let link = try text(try fields.take(Int(try fields.number16())), Idea.linkRule)
        let written = try text(try fields.take(fields.remaining), Idea.textRule)
        return Idea(id: id, time: time, name: name, link: link, text: written, price: price)
    }

    private static func price(units: UInt64, currency: [UInt8]) throws -> Price? {
        if units == 0, currency == [0, 0, 0] { return nil }
        guard let units = Int64(exactly: units),
            let code = String(validating: currency, as: UTF8.self), let currency = Currency(code),
            let price = Price(minorUnits: units, currency: currency)
        else { throw WireError.malformed }
        return price
    }

    private static func text(_ octets: [UInt8], _ rule: TextRule) throws -> String {
        guard let text = String(validating: octets, as: UTF8.self) else {
            throw WireError.malformed
        }
        try rule.check(text)
        return text
    }
}

extension OctetWriter {
    /// An entry: type, length, body.
    fileprivate mutating func write(_ type: UInt8, _ body: [UInt8]) {
        write(type)
        write(UInt16(clamping: body.count))
        write(body)
    }
}

extension TalkSheet {
    /// Of 100, how much of the room is used, rounded up; what can be forgotten does not count.
    package var usedPercent: Int {
        var needed = self
        needed.forgetRemoved()
        return (100 * needed.entryByteCount + Self.room - 1) / Self.room
    }
}
