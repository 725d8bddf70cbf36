import FoundationEssentials
import HearthAPI
import HearthSodium

/// What tells one request from all others: its id and all that it asks for.
///
/// Over both, so that a page which sends two forms with one id has two things done, and an id that is
/// used again by mistake has nothing left undone.
struct RequestMark {
    static let byteCount = 16

    let octets: [UInt8]

    /// Nil without an id.
    init?<Requested: Operation>(_ id: OperationID?, _ operation: Requested) throws {
        guard let id else { return nil }
        let asked = try Self.json(operation.likeness)
        let said = Array("hearth/1 request\(id.text)\(Requested.path)\0".utf8) + asked
        octets = Array(BLAKE2b.digest(said).octets.prefix(Self.byteCount))
    }

    private static func json(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(value))
    }
}
