package import HearthAPI

extension ErrorCode {
    package static let poemTooLong = typed(
        "poemTooLong", ["octets", "limit"], fields: ["text"])
    package static let unknownPoem = typed("unknownPoem", ["name"], missing: .item)
}

extension Poem {
    private static let limit = 127

    /// - Throws: `HearthError.poemTooLong`.
    init(written text: String) throws(HearthError) {
        guard text.utf8.count <= Self.limit else {
            throw HearthError(
                .poemTooLong, ["octets": "\(text.utf8.count)", "limit": "\(Self.limit)"])
        }
        self.init(text: text)
    }
}
