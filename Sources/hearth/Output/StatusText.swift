import HearthAPI

/// The node's state, for a person.
struct StatusText {
    let console: Console

    func say(_ status: StatusInfo) {
        for alarm in status.alarms {
            console.sayHeading("Look into this: " + alarm)
        }
        var facts = Facts()
        facts.add("Household", status.household)
        facts.add("Home", status.home)
        facts.add("Hearth", status.version)
        facts.add("Running for", TimeText.length(status.uptimeSeconds))
        facts.add(
            "Friends can dial",
            status.listening.isEmpty
                ? "nobody can reach this node" : status.listening.joined(separator: ", "))
        facts.add("Beat", "every " + TimeText.length(status.beatSeconds))
        console.say(facts.lines())
        say("Members", PeopleText.members(status.members))
        say("Other nodes", peers(status.peers))
        say("Lists that this node carries", lists(status.lists))
    }

    private func say(_ heading: String, _ table: Table) {
        console.say("")
        console.sayHeading(heading)
        console.say(table.isEmpty ? ["  none"] : table.lines(indent: 2))
    }

    private func peers(_ peers: [PeerInfo]) -> Table {
        var table = Table("WHO", "STATE", "ADDRESS", "LAST HEARD", "NEXT ATTEMPT", "PROBLEM")
        for peer in peers {
            table.add(
                peer.names.isEmpty
                    ? String(peer.node.prefix(12)) : peer.names.joined(separator: ", "),
                peer.isConnected ? "connected" : "away", peer.address,
                TimeText.ago(peer.lastHeard, now: console.now()) ?? "never",
                TimeText.local(peer.nextAttempt), peer.lastError)
        }
        return table
    }

    private func lists(_ lists: [ListStatus]) -> Table {
        var table = Table("LIST", "VERSION", "RECORDS", "READERS", "LAST BEAT", "NEXT BEAT")
        for list in lists {
            table.add(
                list.id, list.version, String(list.records), String(list.readers),
                TimeText.local(list.lastBeat), TimeText.local(list.nextBeat))
        }
        return table
    }
}
