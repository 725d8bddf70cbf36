/// Puts together what a `JSONScan` comes by.
struct JSONBuilder {
    /// An array or an object that is not whole yet.
    private struct Part {
        var values: [JSONValue] = []
        /// Nil for an array.
        var fields: [String: JSONValue]?
        var key = ""
    }

    private var parts: [Part] = []
    /// All of it, once there is all of it.
    private(set) var value: JSONValue?

    mutating func begin(isObject: Bool) { parts.append(Part(fields: isObject ? [:] : nil)) }

    mutating func end() {
        guard let part = parts.popLast() else { return }
        add(part.fields.map { .object($0) } ?? .array(part.values))
    }

    mutating func key(_ key: String) {
        if !parts.isEmpty { parts[parts.count - 1].key = key }
    }

    mutating func add(_ value: JSONValue) {
        guard !parts.isEmpty else {
            self.value = value
            return
        }
        let last = parts.count - 1
        if parts[last].fields == nil {
            parts[last].values.append(value)
        } else {
            let key = parts[last].key
            parts[last].fields?[key] = value
        }
    }
}
