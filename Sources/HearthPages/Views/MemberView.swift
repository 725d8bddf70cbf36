package import HearthAPI
import HearthLanguage

/// One of the people here, with what concerns them alone: lists that the visitor looks after for them, a link for a
/// guest's phone, and whether they decide for the household.
package struct MemberView: PageContent {
    package static let template = "member"
    package static let saysProblem = true

    let person: PeopleView.Person
    let name: String
    let kept: [KeptList]
    let hasKept: Bool
    /// Where a householder makes a link for their phone; nil: they are no guest.
    let inviteHref: String?
    /// The visitor may make them a householder, or take that back.
    let mayDecide: Bool
    let confirmation: Confirmation
    let problem: String?

    /// The page of a list that the visitor looks after for them.
    struct KeptList: Sendable {
        let href: String
        let title: String
    }

    package init(
        _ member: MemberInfo, among members: [MemberInfo], _ lists: [ListInfo], visitor: String,
        confirmation: Confirmation, problem: Problem?
    ) {
        person = PeopleView.Person(member, visitor: visitor)
        name = member.name
        kept = Self.kept(for: member, among: members, lists, visitor: visitor)
        hasKept = !kept.isEmpty
        let decides = Self.visitor(visitor, among: members)?.isHouseholder == true
        inviteHref = member.isGuest && decides ? InviteGuestView.href(for: member.name) : nil
        mayDecide = decides && !member.isGuest && !member.isChild
        self.confirmation = confirmation
        self.problem = problem?.message
    }

    /// Where the page of a member is; nil: the visitor can do nothing there. A child has the page of their list.
    static func href(
        for member: MemberInfo, among members: [MemberInfo], _ lists: [ListInfo], visitor: String
    ) -> String? {
        let kept = kept(for: member, among: members, lists, visitor: visitor)
        if kept.count == 1 { return kept[0].href }
        let decides = Self.visitor(visitor, among: members)?.isHouseholder == true
        guard !kept.isEmpty || decides && !member.isChild else { return nil }
        return "/people/" + PercentCoding.encode(member.name)
    }

    private static func visitor(_ name: String, among members: [MemberInfo]) -> MemberInfo? {
        members.first { $0.name == name }
    }

    /// Guests look after nothing here.
    private static func kept(
        for member: MemberInfo, among members: [MemberInfo], _ lists: [ListInfo], visitor: String
    ) -> [KeptList] {
        guard member.isChild, Self.visitor(visitor, among: members)?.isGuest == false else {
            return []
        }
        return lists.filter { $0.role == .keeper && $0.ownerKeys.contains(member.key) }
            .map { KeptList(href: "/children/\($0.id)", title: $0.title ?? "…") }
    }
}
