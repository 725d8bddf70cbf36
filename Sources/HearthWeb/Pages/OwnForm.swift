import HearthAPI
import HearthPages

/// The forms that have an address of their own; all others are operations, and go to `/do`.
enum OwnForm: String, CaseIterable {
    case signOut = "/sign-out"
    case wish = "/wish"
    case note = "/notes/save"
    case shared = "/shared"
    case importFile = "/import"
    case importConfirm = "/import/confirm"
    case scan = "/friends/scan"
    case invite = "/friends/invite"
    case look = "/settings/look"
    case profile = "/settings/profile"
    case people = "/settings/people"
    case recoverMember = "/settings/people/recover"
    case child = "/children/new"
    case guestLink = "/settings/devices/invite"
    case passphrase = "/settings/passphrase"
    case recovery = "/settings/recovery"
    case calendar = "/settings/calendar"
    case hook = "/settings/hook"
    case leaveHome = "/settings/delete"

    /// Who may send it.
    var askers: Askers {
        switch self {
        case .signOut, .wish, .note, .shared, .importFile, .importConfirm, .scan, .invite, .look,
            .profile, .passphrase, .recovery, .calendar, .hook, .leaveHome:
            .everybody
        case .people, .recoverMember, .child, .guestLink: .householders
        }
    }

    /// What it asks for; nil: something that everybody may ask for who may send it.
    var operation: (any Operation.Type)? {
        switch self {
        case .wish: AddWish.self
        case .note: AddNote.self
        case .importFile, .importConfirm: ImportWishes.self
        case .scan: AddFriend.self
        case .invite: NewInvitation.self
        case .profile: EditProfile.self
        case .child: AddChild.self
        case .leaveHome: DeleteMember.self
        case .hook: RemoveHook.self
        case .signOut, .shared, .look, .people, .recoverMember, .guestLink, .passphrase, .recovery,
            .calendar:
            nil
        }
    }

    /// What it is called where it is shown again with what was typed; nil: it has nothing that one would
    /// type twice.
    var name: String? {
        switch self {
        case .wish: WishFormView.form
        case .note: NoteFormView.form
        case .importFile, .importConfirm: ImportView.form
        case .scan: AddFriendView.scanForm
        case .invite: NewInvitation.path
        case .profile: ProfileForm.form
        case .people: AddMember.path
        case .recoverMember: RecoverMember.path
        case .child: AddChild.path
        case .guestLink: InviteGuest.path
        case .passphrase: SetPassphrase.path
        case .leaveHome: DeleteMember.path
        case .hook, .calendar: rawValue
        case .signOut, .shared, .look, .recovery: nil
        }
    }
}
