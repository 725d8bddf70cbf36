package import HearthKinds

// A code is declared once, with all that is known of it. Those of a kind of list stand in its folder.
/// What can go wrong: every language has a text for each (HearthLanguage).
package struct ErrorCode: RawRepresentable, Codable, Sendable {
    package static let table = KindTable<ErrorCode>(
        typing + texts + files + homes + members + sharing + giving + attachments + shops + devices
            + wishes + notes + activities + words)

    /// What the code is called in answers.
    package let rawValue: String
    /// The arguments that come with a code when it is thrown, and that its texts may use: values as
    /// a person would write them. `candidates` are names separated by `, `; `home` is a path,
    /// `address` host:port, `field` what a person calls the thing (`name`, `notes`, `price`, …).
    package let argumentNames: [String]
    /// 2 for what was typed wrongly, 1 for what cannot be done now.
    package let exitCode: Int32
    /// The status of the HTTP answer that carries it.
    package let httpStatus: Int
    /// What the fields of a form may be called that it is about, the likeliest first.
    package let fields: [String]
    /// What is not there; nil: it is about something else.
    package let missing: Missing?

    /// What somebody asked for, and is not there: a page that shows one of it is not found then.
    package enum Missing: Sendable {
        case list, item, thing
    }

    private init(
        _ name: String, _ argumentNames: [String], exitCode: Int32, status: Int,
        fields: [String], missing: Missing?
    ) {
        rawValue = name
        self.argumentNames = argumentNames
        self.exitCode = exitCode
        httpStatus = status
        self.fields = fields
        self.missing = missing
    }

    /// What was typed wrongly.
    package static func typed(
        _ name: String, _ argumentNames: [String] = [], status: Int = 400, fields: [String] = [],
        missing: Missing? = nil
    ) -> ErrorCode {
        ErrorCode(
            name, argumentNames, exitCode: 2, status: status, fields: fields, missing: missing)
    }

    /// What cannot be done now.
    package static func refused(
        _ name: String, _ argumentNames: [String] = [], status: Int = 409, fields: [String] = [],
        missing: Missing? = nil
    ) -> ErrorCode {
        ErrorCode(
            name, argumentNames, exitCode: 1, status: status, fields: fields, missing: missing)
    }

    /// The code that is called so; nil for one that only another Hearth knows.
    package init?(rawValue: String) {
        guard let known = Self.table.all.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = known
    }
}

extension ErrorCode: Hashable, CaseIterable {
    package static var allCases: [ErrorCode] { table.all }

    package static func == (left: ErrorCode, right: ErrorCode) -> Bool {
        left.rawValue == right.rawValue
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
