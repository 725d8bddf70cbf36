import HearthAPI
import HearthLists
import HearthWire
import SwiftProtobuf

extension Poem {
    /// The text of a poem in an export; nil for what is none.
    package static func text(exported body: String?) -> String? {
        guard let octets = body.flatMap(Base64Text.decode),
            var message = try? Hearth_V1_Item(serializedBytes: octets)
        else { return nil }
        return (try? Poem(takenFrom: &message))??.text
    }
}
