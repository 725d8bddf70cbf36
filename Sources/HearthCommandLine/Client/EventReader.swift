import FoundationEssentials
import HearthAPI

/// Reads server-sent events out of octets as they come.
struct EventReader {
    /// Octets of one event; more is no Hearth node.
    private static let limit = 1 << 20

    private var rest: [UInt8] = []
    private var kind = ""
    private var data = ""

    /// The events that are complete with these octets; comments and unknown events are passed over.
    ///
    /// - Throws: `HearthError.internalError` when this is not what a node sends.
    mutating func events(in octets: some Sequence<UInt8>) throws -> [NewsEvent] {
        var events: [NewsEvent] = []
        for octet in octets {
            guard octet == UInt8(ascii: "\n") else {
                rest.append(octet)
                guard rest.count <= Self.limit else { throw HearthError(.internalError) }
                continue
            }
            let line = String(decoding: rest, as: UTF8.self)
            rest = []
            if line.isEmpty {
                if let event = try event() { events.append(event) }
                (kind, data) = ("", "")
            } else if line.hasPrefix("event: ") {
                kind = String(line.dropFirst(7))
            } else if line.hasPrefix("data: ") {
                data += line.dropFirst(6)
            }
        }
        return events
    }

    private func event() throws -> NewsEvent? {
        do {
            switch kind {
            case "news":
                return .news(try JSONDecoder().decode(NewsInfo.self, from: Data(data.utf8)))
            case "end":
                return .end(try JSONDecoder().decode(NewsEnd.self, from: Data(data.utf8)))
            default: return nil
            }
        } catch {
            throw HearthError(.internalError)
        }
    }
}
