import Foundation
import GRDB
import HearthSodium
import HearthWire

/// Reads the columns of one row from left to right, and trusts none of them.
///
/// GRDB's own conversions end the program where a value has another type; a damaged file must not.
struct ColumnReader {
    private let row: Row
    /// For the error only.
    private let table: String
    private var index = 0

    init(_ row: Row, of table: String) {
        self.row = row
        self.table = table
    }

    mutating func octets() throws(StoreError) -> [UInt8] {
        guard case .blob(let data) = next().storage else { throw corrupt("octets") }
        return [UInt8](data)
    }

    mutating func fixed<Value: FixedOctets>() throws(StoreError) -> Value {
        guard let value = Value(octets: try octets()) else { throw corrupt("\(Value.self)") }
        return value
    }

    mutating func fixedIfAny<Value: FixedOctets>() throws(StoreError) -> Value? {
        guard case .blob(let data) = next().storage else { return nil }
        guard let value = Value(octets: [UInt8](data)) else { throw corrupt("\(Value.self)") }
        return value
    }

    mutating func text() throws(StoreError) -> String {
        guard let text = String(validating: try octets(), as: UTF8.self) else {
            throw corrupt("text")
        }
        return text
    }

    mutating func texts() throws(StoreError) -> [String] {
        do {
            return try JSONDecoder().decode([String].self, from: Data(try octets()))
        } catch let error as StoreError {
            throw error
        } catch {
            throw corrupt("list of texts")
        }
    }

    mutating func number<Value: FixedWidthInteger>() throws(StoreError) -> Value {
        guard case .int64(let stored) = next().storage, let value = Value(exactly: stored) else {
            throw corrupt("number")
        }
        return value
    }

    /// A counter that uses all of its 64 bits; the upper half is stored as negative numbers.
    mutating func counter() throws(StoreError) -> UInt64 {
        UInt64(bitPattern: try number() as Int64)
    }

    mutating func flag() throws(StoreError) -> Bool {
        switch try number() as Int64 {
        case 0: false
        case 1: true
        default: throw corrupt("flag")
        }
    }

    mutating func time() throws(StoreError) -> WallTime {
        WallTime(milliseconds: try number())
    }

    mutating func choice<Value: RawRepresentable>() throws(StoreError) -> Value
    where Value.RawValue: FixedWidthInteger {
        guard let value = Value(rawValue: try number()) else { throw corrupt("\(Value.self)") }
        return value
    }

    private mutating func next() -> DatabaseValue {
        precondition(index < row.count, "\(table) has fewer columns")
        defer { index += 1 }
        return row[index]
    }

    private func corrupt(_ what: String) -> StoreError {
        .corrupt("\(table), column \(index): no valid \(what)")
    }
}
