/// Text of a kind that holds no list of wishes, by how it begins; the raw value is what it is called.
package enum OtherFile: String, Hashable, Sendable, CaseIterable {
    case calendar = "iCalendar"
    case contacts = "vCard"
    case mail = "e-mail"
    case webArchive = "MHTML"
    case richText = "RTF"
    case document = "PDF"

    init?(_ text: String) {
        let start = text.prefix(4096).drop { $0.isWhitespace }.lowercased()
        if start.hasPrefix("begin:vcalendar") {
            self = .calendar
        } else if start.hasPrefix("begin:vcard") {
            self = .contacts
        } else if start.hasPrefix("{\\rtf") {
            self = .richText
        } else if start.hasPrefix("%pdf-") {
            self = .document
        } else if let kind = Self.message(start) {
            self = kind
        } else {
            return nil
        }
    }

    /// Mail, and pages saved as mail, begin with several header fields (RFC 5322, RFC 2557).
    private static func message(_ start: String) -> OtherFile? {
        let lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .prefix { !$0.isEmpty }
        let fields = lines.filter { line in fieldNames.contains { line.hasPrefix($0) } }
        guard fields.count >= 3, fields.count * 4 >= lines.count,
            fields.contains(where: { $0.hasPrefix("from:") || $0.hasPrefix("mime-version:") })
        else { return nil }
        let isArchive = lines.contains {
            $0.contains("multipart/related") || $0.hasPrefix("snapshot-content-location:")
        }
        return isArchive ? .webArchive : .mail
    }

    private static let fieldNames = [
        "from:", "to:", "subject:", "date:", "message-id:", "mime-version:", "content-type:",
        "received:", "return-path:", "delivered-to:", "snapshot-content-location:",
    ]
}
