/// What became of a question to be friends.
package enum KnockText {
    /// By the code that a friend's note carries; one that is not known, as it is.
    package static func outcome(_ note: String) -> Text {
        switch note {
        case "not-reached": Text("not reached yet")
        case "delivered", "accepted": Text("waits for an answer")
        case "not-here": Text("does not live there")
        case "invitation-used": Text("the invitation was used already")
        case "invitation-expired": Text("the invitation has expired")
        case "invitation-revoked": Text("the invitation was taken back")
        case "invitation-unknown": Text("the invitation is not known there")
        default: Text(verbatim: note)
        }
    }
}
