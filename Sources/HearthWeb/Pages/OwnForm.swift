import HearthAPI
import HearthForms
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

/// A form that has an address of its own, and all that there is to say of it. All other forms are operations, and go to
/// `/do` (`FormActions`). Each stands beside what it does; those of a kind in its folder.
struct OwnForm: Sendable {
    /// Says where to go next.
    typealias Action = @Sendable (Visit, Form) async throws -> Finished
    typealias Answer = @Sendable (Visit, Form) async throws -> Response

    /// Where it is sent.
    let address: String
    /// Who may send it.
    let askers: Askers
    /// What it asks for; nil: something that everybody may ask for who may send it.
    let operation: (any Operation.Type)?
    /// What it is called where it is shown again with what was typed; nil: it has nothing that one would type twice.
    let name: String?
    /// Where it stands, for somebody who opens its address; nil: its address is that of a page too, or of nothing.
    let page: String?
    let files: FormFiles
    /// Does it. Where it throws a `HearthError`, the page is shown again with why.
    let answer: Answer

    /// `answer`: the page that follows.
    init(
        _ address: String, for askers: Askers = .everybody,
        asking operation: (any Operation.Type)? = nil, named name: String? = nil,
        on page: String? = nil, with files: FormFiles = .none, answer: @escaping Answer
    ) {
        self.address = address
        self.askers = askers
        self.operation = operation
        self.name = name
        self.page = page
        self.files = files
        self.answer = answer
    }

    /// `says`: what the next page says where the action says only that this form is `done`.
    init(
        _ address: String, for askers: Askers = .everybody,
        asking operation: (any Operation.Type)? = nil, named name: String? = nil,
        on page: String? = nil, with files: FormFiles = .none, says: Text? = nil,
        action: @escaping Action
    ) {
        self.init(
            address, for: askers, asking: operation, named: name, on: page, with: files
        ) { visit, form in
            var finished = try await action(visit, form)
            if finished.done == address, finished.said == nil { finished.said = says }
            return try visit.site.redirect(finished, visit)
        }
    }

    /// Every one, by its address. No two have the same: a kind's stand below the address of its room.
    static var all: [String: OwnForm] {
        Dictionary(
            uniqueKeysWithValues: (base + KindPages.table.all.flatMap(\.forms))
                .map { ($0.address, $0) })
    }

    /// Those of no kind.
    private static let base: [OwnForm] = [
        .signOut, .shared, .importFile, .importConfirm, .scan, .invite, .look, .profile, .people,
        .recoverMember, .child, .guestLink, .passphrase, .recovery, .calendar, .hook, .leaveHome,
    ]
}

/// Which files come with a form.
enum FormFiles: Sendable {
    case none
    /// The form reads them itself, and they are chosen again where it is refused.
    case own
    /// Photos of an item, in the field `photo`. They wait for the form where it is refused.
    case photos
    /// The same, and sounds.
    case photosAndSounds

    /// Whether they wait.
    var areKept: Bool { self == .photos || self == .photosAndSounds }
}
