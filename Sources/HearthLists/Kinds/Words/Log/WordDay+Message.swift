import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WordDay {
    /// - Throws: `.malformed` for a day or an id that is none.
    init(message: Hearth_V1_WordDay) throws(PartError) {
        guard message.hasDay, let day = Day(message: message.day) else { throw .malformed }
        self.init(day: day, language: message.language)
        for entry in message.entries { entries.append(try WordEntry(message: entry)) }
        carried = Carried(of: message)
    }

    var message: Hearth_V1_WordDay {
        var message = Hearth_V1_WordDay()
        message.day = day.message
        message.language = language
        message.entries = entries.map(\.message)
        message.unknownFields = carried.storage
        return message
    }
}

extension WordEntry {
    fileprivate init(message: Hearth_V1_WordEntry) throws(PartError) {
        self.init(
            pack: try .checked(message.pack), item: try .checked(message.item), name: message.name,
            level: Int(message.level), isOfDay: message.ofDay)
        guesses = Int(message.guesses)
        hints = Int(message.hints)
        result = Result(message: message.result)
        solved =
            message.solved == 0 ? nil : WallTime(milliseconds: Int64(clamping: message.solved))
        isLate = message.late
        isFavourite = message.favourite
        points = Int(message.points)
        lastGuess = try message.lastGuess.isEmpty ? nil : .checked(message.lastGuess)
        carried = Carried(of: message)
    }

    fileprivate var message: Hearth_V1_WordEntry {
        var message = Hearth_V1_WordEntry()
        message.pack = Data(pack.octets)
        message.item = Data(item.octets)
        message.name = name
        message.level = UInt32(level)
        message.ofDay = isOfDay
        message.guesses = UInt32(guesses)
        message.hints = UInt32(hints)
        message.result = result.message
        message.solved = UInt64(max(0, solved?.milliseconds ?? 0))
        message.late = isLate
        message.favourite = isFavourite
        message.points = UInt32(points)
        if let lastGuess { message.lastGuess = Data(lastGuess.octets) }
        message.unknownFields = carried.storage
        return message
    }
}

extension WordEntry.Result {
    /// What a newer Hearth says of it is no more than seen here.
    fileprivate init(message: Hearth_V1_WordResult) {
        self =
            switch message {
            case .guessed: .guessed
            case .chosen: .chosen
            case .meant: .meant
            case .shown: .shown
            case .unspecified, .UNRECOGNIZED: .seen
            }
    }

    fileprivate var message: Hearth_V1_WordResult {
        switch self {
        case .seen: .unspecified
        case .shown: .shown
        case .meant: .meant
        case .chosen: .chosen
        case .guessed: .guessed
        }
    }
}
