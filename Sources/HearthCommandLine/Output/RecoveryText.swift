import HearthAPI
import HearthLanguage

/// How far a recovery has come, in words.
enum RecoveryText {
    static func lines(_ progress: RecoveryProgress) -> [String] {
        guard let since = progress.since else {
            return [Text("You were not recovered here.").string]
        }
        var facts = Facts()
        facts.add(Text("Here since"), TimeText.local(since))
        facts.add(
            Text("Kept by friends"),
            progress.keptAt.map { Text("as of \(TimeText.local($0) ?? $0)") }
                ?? Text("nothing has come yet"))
        if progress.keptAt != nil {
            facts.add(
                Text("Lists"), Text("\(progress.listsHere) of \(progress.listsKept) are here"))
        }
        if !progress.found.isEmpty {
            let names = People(progress.found.map(\.name)).description
            facts.add(Text("Not asked yet"), Text("\(names): `hearth recover ask`"))
        }
        if !progress.listsHeld.isEmpty {
            facts.add(
                Text("On hold"),
                Text(
                    "\(People(progress.listsHeld).description): `hearth list who LIST`, then `hearth list confirm LIST`"
                ))
        }
        guard !progress.friends.isEmpty else { return facts.lines() }
        var table = Table(Text("FRIEND"), Text("STATE"))
        for friend in progress.friends {
            table.add(friend.name ?? friend.key, state(of: friend).string)
        }
        return facts.lines() + [""] + table.lines()
    }

    private static func state(of friend: RecoveringFriend) -> Text {
        if friend.isBack { return Text("back") }
        switch friend.note {
        case .delivered, .accepted: return Text("was asked, waits for an answer")
        case .notHere: return Text("nobody with that key lives there")
        case nil, .notReached, .addressNoted, .addressKnown, .invitationUnknown, .invitationUsed,
            .invitationExpired, .invitationRevoked:
            return Text("could not be reached yet")
        }
    }
}
