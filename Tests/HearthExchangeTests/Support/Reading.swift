import HearthAPI
import HearthLists

@testable import HearthExchange

/// What a text brings in.
func read(
    _ text: String, _ format: ImportFormat? = nil, mapping: [String: ImportField] = [:],
    currency: String? = nil
) throws -> ImportFile {
    try ImportFile(
        octets: Array(text.utf8), format: format, mapping: mapping,
        currency: currency.flatMap { Currency($0) })
}

/// Why a text is refused; nil when it is not.
func refusal(_ octets: [UInt8], _ format: ImportFormat? = nil) -> ImportError? {
    do throws(ImportError) {
        _ = try ImportFile(octets: octets, format: format)
        return nil
    } catch {
        return error
    }
}

extension ImportFile {
    var wishes: [ImportedWish] { lists.flatMap(\.wishes) }
    var names: [String] { wishes.map(\.name) }
}
