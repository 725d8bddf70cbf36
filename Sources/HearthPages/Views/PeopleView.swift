package import HearthAPI
import HearthLanguage

/// The people of the household: who they are, and how somebody else joins them.
package struct PeopleView: PageContent {
    package static let template = "people"
    package static let saysProblem = true

    let household: String
    let people: [Person]
    /// Who was added just now.
    let added: Added?
    let typed: String
    let isAdding: Bool
    let problem: String?
    /// What the household is to be called.
    let newName: String
    let renamingProblem: String?
    /// Whether the visitor may decide for the household.
    let isHouseholder: Bool
    let confirmation: Confirmation
    /// Where the pages are reached from everywhere; nil: nowhere.
    let webAddress: String?

    struct Person: Sendable {
        let face: Face
        let isVisitor: Bool
        let hasPassphrase: Bool
        let isGuest: Bool
        let isChild: Bool
        let isHouseholder: Bool
        /// That they use Hearth on another computer now; nil: they do not.
        let elsewhere: Text?
        let name: String
        /// The pages of the lists that the visitor looks after for them.
        let kept: [KeptList]
        /// Where a householder makes a link for their phone; nil: they are no guest.
        let inviteHref: String?
    }

    struct KeptList: Sendable {
        let href: String
        let title: String
    }

    struct Added: Sendable {
        let heading: Text
        let button: Text
        /// The shelf with their face, once the visitor has signed out.
        let next: String
        let hasPassphrase: Bool
        /// Where a link for their phone is made; nil: they live here, and begin at this screen.
        let inviteHref: String?
        let inviteText: Text
        /// That they see what the visitor gives; nil: they do not.
        let maySee: Text?
        /// A guest came, and the visitor has no passphrase.
        let needsPassphrase: Bool
    }

    /// `next`: where who was added begins.
    package init(
        _ members: [MemberInfo], lists: [ListInfo], household: String, visitor: String,
        added: String?, friends: [FriendInfo] = [], next: String = "/welcome",
        confirmation: Confirmation,
        webAddress: String? = nil, problem: Problem?
    ) {
        self.webAddress = webAddress
        self.household = household
        self.confirmation = confirmation
        isHouseholder = members.first { $0.name == visitor }?.isHouseholder ?? false
        let isGuest = members.first { $0.name == visitor }?.isGuest ?? false
        func kept(_ member: MemberInfo) -> [KeptList] {
            guard member.isChild, !isGuest else { return [] }
            return lists.filter { $0.role == .keeper && $0.ownerKeys.contains(member.key) }
                .map { KeptList(href: "/children/\($0.id)", title: $0.title ?? "…") }
        }
        let mayInvite = isHouseholder
        func inviteHref(_ member: MemberInfo) -> String? {
            member.isGuest && mayInvite ? InviteGuestView.href(for: member.name) : nil
        }
        people = members.map {
            Person(
                face: Face($0.name), isVisitor: $0.name == visitor, hasPassphrase: $0.hasPassphrase,
                isGuest: $0.isGuest, isChild: $0.isChild, isHouseholder: $0.isHouseholder,
                elsewhere: ElsewhereText.mark($0), name: $0.name, kept: kept($0),
                inviteHref: inviteHref($0))
        }
        self.added = members.first { $0.name == added && added != visitor }.map { member in
            let name = PercentCoding.encode(member.name)
            let sees = friends.contains { $0.key == member.key && $0.housemate == .yes }
            return Added(
                heading: member.isGuest
                    ? Text("\(member.name) is a guest here now")
                    : Text("\(member.name) lives here now"),
                button: Text("Sign out, and let \(member.name) begin"),
                next: "/sign-in?member=\(name)&next=\(next)",
                hasPassphrase: member.hasPassphrase, inviteHref: inviteHref(member),
                inviteText: Text("Make a link for \(Text(whose: member.name)) phone"),
                maySee: sees ? HousemateText.added(member.name) : nil,
                needsPassphrase: member.isGuest && !confirmation.hasPassphrase)
        }
        typed = problem?.typed("name", in: AddMember.path) ?? ""
        isAdding = !typed.isEmpty
        let isRenaming = problem?.form == RenameHousehold.path
        self.problem = isRenaming ? nil : problem?.message
        newName = problem?.typed("name", in: RenameHousehold.path) ?? household
        renamingProblem = isRenaming ? problem?.message : nil
    }
}
