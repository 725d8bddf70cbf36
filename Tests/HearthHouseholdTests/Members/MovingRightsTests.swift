import HearthAPI
import HearthHousehold
import HearthKinds
import Testing

@testable import HearthHome

@Suite("What somebody may do who is moving out")
struct MovingRightsTests {
    @Test("Of what is not only looked at, nothing is refused them but what this table names")
    func table() {
        var refused: Set<String> = [
            // Lists and what stands on them.
            "lists/new", "lists/edit", "lists/delete", "lists/undelete", "lists/order",
            "lists/import", "lists/share", "lists/unshare", "lists/confirm-readers",
            "lists/leave", "kinds/set", "items/edit", "items/order", "items/move",
            "items/delete", "items/undelete", "items/take-back", "items/undo-many", "lists/empty",
            "items/notes/settle",
            "items/photos/add",
            "items/photos/remove", "items/photos/move", "items/photos/caption", "comments/add",
            "comments/delete", "comments/hide",
            // What they give, and say of it.
            "giving/reserve", "giving/hold", "giving/chip-in", "giving/roles", "giving/free",
            "giving/bought", "giving/given", "giving/order", "giving/seen", "whispers/add",
            "whispers/delete", "ideas/add", "ideas/delete", "thanks/tell", "thanks/withdraw",
            "thanks/mark", "asks/add", "asks/withdraw",
            // Their friends, and what is theirs alone.
            "friends/add", "friends/remove", "friends/verify", "friends/housemate",
            "friends/name", "friends/introduce", "introductions/ask", "introductions/put-away",
            "inbox/answer", "invitations/new", "invitations/revoke", "recovery/ask",
            "profile/edit", "addresses/set", "strangers/set", "shops/set", "zone/set",
            "currency/set", "news/reminders/set", "hook/set", "hook/remove", "hook/test",
            // What they would do for a child is theirs to keep; and the home may be the last that has all.
            "members/child", "members/child/invite", "members/delete",
        ]
        // Of a kind of list they may look at everything, and change nothing.
        let ofKinds = HouseholdKind.table.all.flatMap(\.operations)
            .filter { !$0.isReading }.map { $0.path }
        refused.formUnion(ofKinds)
        for operation in HouseholdOperations.all {
            let path = operation.path
            #expect(operation.isForMoving == !refused.contains(path), "\(path)")
            // Who has gone may do no more than who is about to, except go for good.
            #expect(
                operation.isForMoving || !operation.isForMoved
                    || ["members/delete", "hook/set"].contains(path), "\(path)")
        }
        #expect(refused.isSubset(of: HouseholdOperations.all.map { $0.path }))
    }
}
