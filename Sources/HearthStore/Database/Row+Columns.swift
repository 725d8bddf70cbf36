import Foundation
import GRDB
import HearthSodium

/// Reading a column without trust in it: GRDB's own conversions end the program where a value has
/// another type, and a damaged file must not.
extension Row {
    func octets(_ column: String) throws(StoreError) -> [UInt8] {
        guard case .blob(let data) = value(column).storage else { throw corrupt(column) }
        return [UInt8](data)
    }

    func fixed<Value: FixedOctets>(_ column: String) throws(StoreError) -> Value {
        // Not copied: there may be a thousand of them.
        let value = try? withUnsafeData(named: column) { data in
            data?.withUnsafeBytes { Value(octets: $0) }
        }
        guard let value else { throw corrupt(column) }
        return value
    }

    func number<Value: FixedWidthInteger>(_ column: String) throws(StoreError) -> Value {
        guard case .int64(let stored) = value(column).storage, let value = Value(exactly: stored)
        else { throw corrupt(column) }
        return value
    }

    private func value(_ column: String) -> DatabaseValue { self[column] }

    private func corrupt(_ column: String) -> StoreError { .corrupt("no valid \(column)") }
}

extension FixedOctets {
    /// As a column holds it.
    var data: Data { Data(octets) }
}
