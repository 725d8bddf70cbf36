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
    let problem: String?
    /// What the household is to be called.
    let newName: String
    let renamingProblem: String?
    /// Whether the visitor may decide for the household.
    let isHouseholder: Bool
    /// Where the pages are reached from everywhere; nil: nowhere.
    let webAddress: String?

    struct Person: Sendable {
        let face: Face
        let key: String
        let isVisitor: Bool
        let hasPassphrase: Bool
        let isGuest: Bool
        let isChild: Bool
        let isHouseholder: Bool
        /// That they use Hearth on another computer now; nil: they do not.
        let whereNow: Text?
        let name: String
        /// The page with what concerns them alone; nil: the visitor can do nothing there.
        let href: String?

        init(_ member: MemberInfo, visitor: String, href: String? = nil) {
            face = Face(member.name)
            key = member.key
            isVisitor = member.name == visitor
            hasPassphrase = member.hasPassphrase
            (isGuest, isChild) = (member.isGuest, member.isChild)
            isHouseholder = member.isHouseholder
            whereNow = ElsewhereText.mark(member)
            name = member.name
            self.href = href
        }
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
        isHouseholder = members.first { $0.name == visitor }?.isHouseholder ?? false
        people = members.map {
            Person(
                $0, visitor: visitor,
                href: MemberView.href(for: $0, among: members, lists, visitor: visitor))
        }
        let mayInvite = isHouseholder
        self.added = members.first { $0.name == added && added != visitor }.map { member in
            let name = PercentCoding.encode(member.name)
            let sees = friends.contains { $0.key == member.key && $0.housemate == .yes }
            return Added(
                heading: member.isGuest
                    ? Text("\(member.name) is a guest here now")
                    : Text("\(member.name) lives here now"),
                button: Text("Sign out, and let \(member.name) begin"),
                next: "/sign-in?member=\(name)&next=\(next)",
                hasPassphrase: member.hasPassphrase,
                inviteHref: member.isGuest && mayInvite
                    ? InviteGuestView.href(for: member.name) : nil,
                inviteText: Text("Make a link for \(Text(whose: member.name)) phone"),
                maySee: sees ? HousemateText.added(member.name) : nil,
                needsPassphrase: member.isGuest && !confirmation.hasPassphrase)
        }
        let isRenaming = problem?.form == RenameHousehold.path
        self.problem = isRenaming ? nil : problem?.message
        newName = problem?.typed("name", in: RenameHousehold.path) ?? household
        renamingProblem = isRenaming ? problem?.message : nil
    }
}
