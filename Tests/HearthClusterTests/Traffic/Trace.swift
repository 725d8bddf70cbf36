import Foundation
import HearthWire

/// What a node says of its own traffic: the file of `hearth run --trace`.
struct Trace {
    struct Line: Decodable, Hashable {
        /// Milliseconds since 1970.
        let time: Int64
        /// First digits of the node key.
        let peer: String
        /// Counts up from 1 with each start of the node.
        let connection: Int
        let direction: String
        let kind: String
        let octets: Int?

        var isFrame: Bool { octets != nil }
        var isIncoming: Bool { direction == "in" }
    }

    let lines: [Line]

    /// - Throws: what the decoder does when a line is not of this form.
    init(file: String) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // The last line may just be written.
        let whole = text[..<(text.lastIndex(of: "\n") ?? text.startIndex)]
        lines = try whole.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
    }

    /// The lengths on the wire of the transport messages that carry a frame of so many octets:
    /// pieces of at most 65,519, each with a length of 2 and a tag of 16.
    static func messages(carrying octets: Int) -> [Int] {
        stride(from: 0, to: octets, by: Frame.messagePlaintextLimit).map {
            min(Frame.messagePlaintextLimit, octets - $0) + 18
        }
    }
}
