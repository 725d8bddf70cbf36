import HearthAPI

extension Staging {
    /// What the owner of a list is told of it when they ask for everything that there is: the same
    /// words, times and order whether there are secrets or not.
    func ownersView(of list: Int) throws -> [String] {
        try blueprint.lists[list].owners.flatMap { try ownersView(of: list, by: $0) }
    }

    private func ownersView(of list: Int, by owner: Int) throws -> [String] {
        let plan = blueprint.lists[list]
        let detail = try see(ShowList(list: plan.title), by: owner)
        let comments = try see(ShowComments(on: plan.title, hidden: "yes"), by: owner)
        return ["\(detail.list)"] + detail.items.map { "\($0)" } + ["\(detail.ideas as Any)"]
            + comments.comments.map { "\($0)" }
            + (try see(WhoCanSee(list: plan.title), by: owner).map { "\($0)" })
            + (try see(ShowThanks(list: plan.title), by: owner).map { "\($0)" })
            + (try see(ListAsks(), by: owner).map { "\($0)" })
            + (try ownersNews(of: detail.list.id, by: owner))
            + ["\(try see(ExportLists(lists: plan.title), by: owner))"]
    }

    /// Of what kinds their news of it are, and how many comments, asks and thanks: how they are put
    /// together depends on when they read, which is their own secret here.
    private func ownersNews(of list: String, by owner: Int) throws -> [String] {
        let news = try see(ShowNews(which: "all"), by: owner).items.filter { $0.listID == list }
        return Dictionary(grouping: news, by: \.kind).map { kind, news in
            switch kind {
            case .wishAdded, .wishChanged, .wishGone: "\(kind)"
            default: "\(kind) \(news.reduce(0) { $0 + $1.count })"
            }
        }.sorted()
    }
}
