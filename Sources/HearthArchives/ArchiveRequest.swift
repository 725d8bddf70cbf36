/// What is wanted of a zip file.
package enum ArchiveRequest: Sendable, Hashable {
    /// The paths of all files, and what is in those that can be notes.
    case texts
    /// What is in one file, counted from 0 in the order of the zip file.
    case file(Int)

    /// The verb of the program that unpacks.
    package static let verb = "unpack"

    /// Nil unless they are the words behind the verb.
    package init?(words: some Collection<String>) {
        guard let word = words.first, words.count == 1 else { return nil }
        if word == "texts" {
            self = .texts
        } else if let number = Int(word), number >= 0 {
            self = .file(number)
        } else {
            return nil
        }
    }

    package var word: String {
        switch self {
        case .texts: "texts"
        case .file(let number): String(number)
        }
    }

    /// Whether what is in a file with this path is wanted.
    package func wants(_ number: Int, path: [UInt8]) -> Bool {
        switch self {
        case .texts: Self.endings.contains { Self.ends(path, with: $0) }
        case .file(let wanted): wanted == number
        }
    }

    /// As notes and lists of them are called.
    private static let endings = [".md", ".markdown", ".txt", ".json"].map { Array($0.utf8) }

    private static func ends(_ path: [UInt8], with ending: [UInt8]) -> Bool {
        path.suffix(ending.count).elementsEqual(ending) { octet, small in
            (octet | ((0x41...0x5A).contains(octet) ? 0x20 : 0)) == small
        }
    }

    /// Octets of an answer, at most.
    package var limit: Int {
        switch self {
        case .texts:
            ArchiveLimits.textOctets
                + ArchiveLimits.entries * (ArchiveLimits.nameOctets + ArchiveAnswer.frame) + 2
        case .file: ArchiveLimits.entryOctets + ArchiveLimits.nameOctets + ArchiveAnswer.frame + 2
        }
    }
}
