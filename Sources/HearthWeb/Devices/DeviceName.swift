import HearthAPI
import HearthLanguage

/// What a device is called.
enum DeviceName {
    private static let limit = 40

    /// - Throws: `HearthError.textTooLong`.
    static func check(_ typed: String) throws(HearthError) {
        let count = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ").count
        guard count <= limit else {
            throw HearthError(
                .textTooLong, ["field": "name", "count": "\(count)", "limit": "\(limit)"])
        }
    }

    /// What was typed, without what cannot be seen; else by its kind, with a number where another has
    /// that name.
    static func cleaned(_ typed: String?, kind: DeviceKind, taken: [String]) -> String {
        let seen = (typed ?? "").unicodeScalars.prefix(4 * limit).filter {
            switch $0.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                false
            default: true
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: seen)
        let words = String(view).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let name = words.isEmpty ? kind.text.string : String(words.prefix(limit))
        guard taken.contains(name) else { return name }
        let next = (2...(taken.count + 2)).first { !taken.contains("\(name) \($0)") } ?? 2
        return "\(name) \(next)"
    }
}
