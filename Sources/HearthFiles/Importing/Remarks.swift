package import HearthLanguage

/// What is left out of an import or was made to fit, each sentence once, with the places that it is about.
package struct Remarks: Sendable {
    /// Places that are named; of more only the number is told.
    private static let named = 5
    /// Sentences that are told; nobody reads more.
    private static let limit = 1000

    private var order: [String] = []
    private var places: [String: [String]] = [:]

    package init() {}

    package mutating func add(_ text: Text, at place: String) { add(text.string, at: place) }

    package mutating func add(_ sentence: String, at place: String) {
        if places[sentence] == nil { order.append(sentence) }
        places[sentence, default: []].append(place)
    }

    package mutating func add(_ others: Remarks) {
        for sentence in others.order {
            for place in others.places[sentence] ?? [] { add(sentence, at: place) }
        }
    }

    /// For a person.
    package var texts: [Text] {
        let told = order.prefix(Self.limit).map { sentence in
            let places = places[sentence] ?? []
            let shown = places.prefix(Self.named).joined(separator: ", ")
            let more = places.count - Self.named
            return more > 0
                ? Text("\(shown) and \(more) more: \(sentence)")
                : Text(verbatim: "\(shown): \(sentence)")
        }
        let more = order.count - Self.limit
        return told + (more > 0 ? [Text("… and \(more) more")] : [])
    }
}
