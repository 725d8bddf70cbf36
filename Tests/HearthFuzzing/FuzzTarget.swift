import HearthExchange

/// What octets from outside reach: for each kind of them, the code that reads them.
///
/// A target may refuse what it is given. It must not fall over, nor read something that it then writes
/// in another way. `scripts/fuzz` looks for octets with which one does; the tests give each what was
/// found.
package enum FuzzTarget: String, CaseIterable, Sendable {
    // Between nodes.
    case handshake, messages, frames, records, cells
    // What is in records, once they are opened.
    case cards, profiles, rosters, parts, buckets, blobs, bundles, comments, letters, thanks
    case knocks, partPayloads, claims, pages
    // What people paste and type.
    case keys, links, addresses, texts, amounts
    // What browsers and programs send.
    case forms, multipart, operations, ranges
    // Files.
    case csv, json, html, linkLines, files, markdownNotes, keepNotes, noteFolders
    // The program that decodes pictures, taken over.
    case pictureAnswers
    // What people record.
    case sounds

    /// Whether they were accepted.
    ///
    /// Stops the process where a promise is broken.
    package func run(_ octets: [UInt8]) -> Bool {
        switch self {
        case .handshake: Self.handshake(octets)
        case .messages: Self.messages(octets)
        case .frames: Self.frame(octets)
        case .records: Self.record(octets)
        case .cells: Self.cell(octets)
        case .cards: Self.card(octets)
        case .rosters: Self.roster(octets)
        case .letters: Self.letter(octets)
        case .knocks: Self.knock(octets)
        case .bundles: Self.bundle(octets)
        case .blobs: Self.blob(octets)
        case .partPayloads: Self.partPayload(octets)
        case .profiles: Self.profile(octets)
        case .parts: Self.part(octets)
        case .buckets: Self.bucket(octets)
        case .comments: Self.comments(octets)
        case .thanks: Self.thanks(octets)
        case .claims: Self.claims(octets)
        case .pages: Self.page(octets)
        case .keys: Self.key(octets)
        case .links: Self.link(octets)
        case .addresses: Self.address(octets)
        case .texts: Self.text(octets)
        case .amounts: Self.amount(octets)
        case .forms: Self.form(octets)
        case .multipart: Self.multipart(octets)
        case .operations: Self.operation(octets)
        case .ranges: Self.range(octets)
        case .csv: Self.file(octets, as: .csv)
        case .json: Self.file(octets, as: .json)
        case .html: Self.file(octets, as: .html)
        case .linkLines: Self.file(octets, as: .links)
        case .files: Self.file(octets, as: nil)
        case .markdownNotes: Self.markdownNote(octets)
        case .keepNotes: Self.keepNote(octets)
        case .noteFolders: Self.noteFolder(octets)
        case .pictureAnswers: Self.pictureAnswer(octets)
        case .sounds: Self.sound(octets)
        }
    }

    /// That two readings or writings of one thing are the same.
    static func expectEqual<Value: Equatable>(_ one: Value, _ other: Value) {
        precondition(one == other, "read and written again it is something else")
    }
}
