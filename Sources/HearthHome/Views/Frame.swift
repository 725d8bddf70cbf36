package import HearthAPI
import HearthGiving
package import HearthHousehold
import HearthReplication
package import HearthRows

extension ShowFrame: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> FrameInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let inbox = try ShowInbox().answer(in: &household, by: asker, work)
        let news = try ShowNews(which: "unread").answer(in: &household, by: asker, work)
        // Nothing is counted twice.
        let waiting = news.items.count { $0.waits(in: inbox) }
        return FrameInfo(
            kinds: try ShowKinds().answer(in: &household, by: asker, work), inbox: inbox.count,
            news: max(0, news.unread - waiting),
            lists: try household.framedLists(of: asker, keys: keys, work),
            cart: try household.cartNumber(of: asker, work),
            members: household.replicator.directory.members.count)
    }
}
