import Foundation
import GRDB
import HearthSodium
import HearthWire

/// The other direction of `ColumnReader`.
extension DatabaseValue {
    static func octets(_ octets: [UInt8]) -> DatabaseValue {
        Data(octets).databaseValue
    }

    static func fixed(_ value: some FixedOctets) -> DatabaseValue {
        octets(value.octets)
    }

    static func fixedIfAny(_ value: (some FixedOctets)?) -> DatabaseValue {
        value.map { octets($0.octets) } ?? .null
    }

    static func text(_ text: String) -> DatabaseValue {
        octets(Array(text.utf8))
    }

    static func texts(_ texts: [String]) -> DatabaseValue {
        guard let data = try? JSONEncoder().encode(texts) else {
            preconditionFailure("an array of strings is always valid JSON")
        }
        return data.databaseValue
    }

    static func number(_ number: UInt32) -> DatabaseValue {
        Int64(number).databaseValue
    }

    static func number(_ number: Int) -> DatabaseValue {
        Int64(number).databaseValue
    }

    static func counter(_ counter: UInt64) -> DatabaseValue {
        Int64(bitPattern: counter).databaseValue
    }

    static func flag(_ flag: Bool) -> DatabaseValue {
        (flag ? 1 : 0 as Int64).databaseValue
    }

    static func time(_ time: WallTime) -> DatabaseValue {
        time.milliseconds.databaseValue
    }
}
