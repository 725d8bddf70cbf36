import HearthAPI

extension Staging {
    /// What the owner of a list is told of it when she asks for everything that there is: the same
    /// words, times and order whether there are secrets or not.
    func ownersView(of list: Int) throws -> [String] {
        let plan = blueprint.lists[list]
        let detail = try see(ShowList(list: plan.title), by: plan.owner)
        let comments = try see(ShowComments(on: plan.title, hidden: "yes"), by: plan.owner)
        return ["\(detail.list)"] + detail.items.map { "\($0)" } + ["\(detail.ideas as Any)"]
            + comments.comments.map { "\($0)" }
            + (try see(WhoCanSee(list: plan.title), by: plan.owner).map { "\($0)" })
            + (try see(ShowThanks(list: plan.title), by: plan.owner).map { "\($0)" })
            + (try see(ListAsks(), by: plan.owner).map { "\($0)" })
            + ["\(try see(ExportLists(lists: plan.title), by: plan.owner))"]
    }
}
