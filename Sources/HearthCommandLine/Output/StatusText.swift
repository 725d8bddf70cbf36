import HearthAPI
import HearthLanguage

/// The node's state, for a person.
struct StatusText {
    let console: Console

    func say(_ status: StatusInfo) {
        for alarm in status.alarms {
            console.sayHeading(Text("Look into this: \(alarm.text)"))
        }
        let isTold = status.alarms.contains { [.clockAhead, .clockBehind].contains($0.kind) }
        if let clock = status.clock, !isTold {
            console.sayHeading(Text("Look into this: \(clock.text)"))
        }
        var facts = Facts()
        facts.add(Text("Household"), status.household)
        facts.add(Text("Home"), status.home)
        facts.add(Text(verbatim: "Hearth"), status.version)
        facts.add(Text("Running for"), TimeText.length(status.uptimeSeconds))
        facts.add(
            Text("Friends can dial"),
            status.listening.isEmpty
                ? Text("nobody can reach this node").string
                : status.listening.joined(separator: ", "))
        if let reach = status.reach {
            facts.add(Text("From elsewhere"), reach.sentence)
            if let router = reach.routerSentence { facts.add(Text("Router"), router) }
            if let advice = reach.advice {
                facts.add(
                    Text("What helps"),
                    [advice, reach.portText].compactMap { $0?.string }.joined(separator: " "))
            }
        }
        if let unread = status.unreadNews { facts.add(Text("Unread news"), String(unread)) }
        if let problem = status.hookProblem {
            facts.add(Text("Hook"), Text("The hook failed: \(problem)"))
        }
        console.say(facts.lines())
        say(Text("Members"), PeopleText.members(status.members))
        for text in PeopleText.elsewhere(status.members) { console.say(["  " + text.string]) }
        say(Text("Other nodes"), peers(status.peers))
        say(Text("Lists that this node carries"), lists(status.lists))
    }

    private func say(_ heading: Text, _ table: Table) {
        console.say([""])
        console.sayHeading(heading)
        console.say(table.isEmpty ? ["  " + Text("none").string] : table.lines(indent: 2))
    }

    private func peers(_ peers: [PeerInfo]) -> Table {
        var table = Table(
            Text("WHO"), Text("STATE"), Text("ADDRESS"), Text("LAST HEARD"), Text("NEXT ATTEMPT"),
            Text("PROBLEM"))
        for peer in peers {
            table.add(
                peer.names.isEmpty
                    ? String(peer.node.prefix(12)) : peer.names.joined(separator: ", "),
                (peer.isConnected ? Text("connected") : Text("away")).string, peer.address,
                TimeText.ago(peer.lastHeard, now: console.now()) ?? Text("never").string,
                TimeText.local(peer.nextAttempt), peer.lastError.map(problem))
        }
        return table
    }

    /// What a newer node calls something that is not known here stands as it is.
    private func problem(_ code: String) -> String {
        PeerProblem(rawValue: code)?.text.string ?? code
    }

    private func lists(_ lists: [ListStatus]) -> Table {
        var table = Table(
            Table.Column.id(Text("LIST")), Text("VERSION"), Text("RECORDS"), Text("READERS"),
            Text("BEAT EVERY"),
            Text("LAST BEAT"), Text("NEXT BEAT"))
        for list in lists {
            table.add(
                list.id, list.version, String(list.records), String(list.readers),
                list.beatSeconds.map { TimeText.length($0) }, TimeText.local(list.lastBeat),
                TimeText.local(list.nextBeat))
        }
        return table
    }
}
