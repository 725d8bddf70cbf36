/// Every bound of the protocol and of a node, in one place (protocol-spec/limits.md).
///
/// Over a limit means: a clear refusal, nothing lost and nothing partly done.
package enum Limits {
    // People and lists.
    package static let membersPerNode = 16
    package static let friendsPerMember = 1000
    package static let peoplePerList = 256
    package static let listsPerMember = 500
    package static let followedListsPerNode = 2000
    package static let itemsPerList = 10_000
    /// Claims of one person on a list, and those that their cell has room for once the list has had
    /// more wishes than `claimsPerSmallCell`.
    package static let claimsPerPersonAndList = 64
    /// Claims that a cell has room for until then.
    package static let claimsPerSmallCell = 16
    package static let ownersPerList = 8
    /// Keepers that an offer names.
    package static let keepersPerOffer = 8
    package static let commentsPerAuthorAndList = 1000
    package static let asksPerLetter = 100
    package static let rosterRequestsPerLetter = 1000
    /// People who left a list and whose words there are kept.
    package static let formerAuthorsPerList = 32

    // Text, in characters.
    package static let nameLength = 200
    package static let notesLength = 10_000
    package static let linkLength = 2000
    package static let greetingLength = 280
    package static let commentLength = 1000
    package static let askLength = 280

    // Clocks.
    /// How far ahead of a carrier's clock cells are still passed on.
    package static let clockReach: Duration = .seconds(48 * 3600)
    /// How far clocks may be apart before people are told.
    package static let clockTolerance: Duration = .seconds(120)

    // Addresses.
    package static let addressesPerNode = 8
    /// Characters of the word for a list's kind.
    package static let listKindLength = 40
    /// Characters of one host:port.
    package static let addressLength = 260

    // Octets.
    package static let recordPayload = 1 << 20
    package static let photo = 10 << 20
    package static let sound = 10 << 20
    /// Of a sound: twenty minutes.
    package static let soundMilliseconds = 20 * 60 * 1000
    /// Content of one blob of an attachment: with its length in front a power of two, which
    /// padding leaves as it is.
    package static let attachmentPiece = (256 << 10) - Padme.headerByteCount
    package static let knock = 2048
    /// Records of one person that a node keeps for their readers; its own members are exempt.
    package static let keptPerAuthor = 256 << 20
    /// Records of a member on lists that nobody else reads; they do not count against the other.
    package static let privatePerMember = 4 << 30
    /// Moments of one member at which items or lists are due.
    package static let dueMoments = 10_000
    /// What its kind calls one of them.
    package static let dueName = 32
    /// One frame: a record and its header fit.
    package static let frame = recordPayload + 4096

    // Knocking.
    /// Those that wait for an answer at a node; of more the oldest goes.
    package static let pendingKnocks = 100
    /// Those that were refused and are remembered.
    package static let refusedKnocks = 100
    /// Sessions with nodes that this one does not know.
    package static let strangerSessions = 32
    package static let openInvitations = 100

    /// Earlier hashes that a roster carries.
    package static let rosterAncestors = 16
    package static let rosterRemovals = 64
    /// Blobs that one part may name.
    package static let blobsPerPart = 16_384
    /// Blobs of a list that are kept though no part names them; of more, those go that were named
    /// the longest time ago.
    package static let unnamedBlobs = 1024
    /// Records of one kind, except blobs, that one author may keep in one stream.
    package static let recordsPerAuthorAndKind = 64
    /// Octets of superseded records and cells that are kept of one author, for their own home.
    package static let supersededPerAuthor = 8 << 20
    /// Streams in one summary, records in one versions frame.
    package static let summaryEntries = 8192
    package static let versionEntries = 8192
    /// Octets of the cells in one batch, whatever kinds they are.
    package static let cellBatch = 512 << 10
    /// Authors of cells of one list: of every reader, one of their claims and one of their talk cell.
    package static let cellAuthorsPerList = 2 * peoplePerList
    /// Octets that wait to be written to one session; a slower peer is disconnected.
    package static let sessionQueue = 8 << 20
}
