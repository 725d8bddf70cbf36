import HearthLanguage

/// Where a device holds what other apps and pages share, each share by itself, until somebody takes
/// it or throws it away (worker.js). Bounds: protocol-spec/limits.md, "Requests over HTTP".
package enum SharedShelf {
    static let shares = 16
    /// Of one share: more than a wish may have, so that the home says how many that is.
    static let files = 30
    /// Of one text of a share, in UTF-16 code units: never more than the home reads.
    static let characters = 10_000
    /// Of all files together: as many as one form may have.
    static let octets = 64 << 20

    /// For the worker, in its order.
    static let bounds = [shares, files, characters, octets].map(String.init)
        .joined(separator: ", ")

    /// Where other apps send it. What comes there has met no worker, and is not taken.
    package static let path = "/share"
}

/// Why a device takes nothing of what is shared with it; the worker knows them by these names.
package enum ShareRefusal: String, CaseIterable, Sendable {
    case full, large, many, long, empty, room

    var text: Text {
        switch self {
        case .full:
            Text(
                "This was not taken: \(SharedShelf.shares) things may wait here, with files of \(SharedShelf.octets >> 20) MiB together. Take some of them or throw them away, and share this again."
            )
        case .large:
            Text(
                "This was not taken: its files have more than \(SharedShelf.octets >> 20) MiB. Share fewer of them at once."
            )
        case .many:
            Text(
                "This was not taken: it has more than \(SharedShelf.files) files. Share fewer of them at once."
            )
        case .long:
            Text(
                "This was not taken: its text has more than \(SharedShelf.characters) characters. Share less of it at once."
            )
        case .empty:
            Text("This was not taken: there is nothing in it that Hearth can read.")
        case .room:
            Text("This was not taken: this device has no room for it.")
        }
    }
}

/// The number under which a device holds what was shared.
package enum SharedNumber {
    /// What is none counts as nil.
    package static func of(_ typed: String?) -> String? {
        typed.flatMap { $0.wholeMatch(of: /[0-9a-f]{16}/) == nil ? nil : $0 }
    }
}
