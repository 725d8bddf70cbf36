package import HearthAPI

extension AlarmNotice {
    /// What it means and what to do.
    package var text: Text {
        let person = person ?? "?"
        switch kind {
        case .twoRosters:
            return Text(
                "\(person) shows people different lists of readers: two under one version, both signed. Reserve nothing there before you have talked to \(person)."
            )
        case .twoRecords:
            return Text(
                "\(person) signed two different records under one version. Ask \(person) whether an old copy of that home was started."
            )
        case .rostersDiffer:
            return Text(
                "There are two lists of readers under one version: the owner \(person) shows people different lists of readers, or a friend's home says so falsely. Compare who reads the list with somebody else on it before you reserve anything there."
            )
        case .quota:
            return Text(
                "This home keeps \(detail ?? "?") MiB of what \(person) writes, and that is full: what is new or longer from \(person) is not taken. Ask \(person) to make lists shorter, or stop following some of them."
            )
        case .somethingDue: return Text("Something is due. Sign in, and the news say what.")
        case .privateRoom:
            let (taken, limit) = Self.parts(of: detail)
            return Text(
                "Your lists that nobody else reads take \(taken) of the \(limit) that this home keeps of them. Remove photos or lists that you need no more."
            )
        case .earlierCopy:
            return Text(
                "\(Text(whose: person)) friends hold newer things of that home than it did itself: it was put back to an earlier copy, or runs twice. What they hold was taken over. See to it that it runs once."
            )
        case .newsDamaged:
            return Text("\(Text(whose: person)) news could not be read and start over.")
        case .cellDamaged:
            return Text(
                "What \(person) reserved or whispered on a list cannot be opened here. Put the home back to a copy in which all was well, or reserve again."
            )
        case .clockAhead:
            return Text(
                "The clock of this computer is ahead of those of other homes. Minutes: \(detail ?? "?"). Set it right."
            )
        case .clockBehind:
            return Text(
                "The clock of this computer is behind those of other homes. Minutes: \(detail ?? "?"). Set it right."
            )
        case .notLetIn:
            return Text("\(person) could not be let into a list. Share it with \(person) again.")
        case .storageRefused:
            return Text(
                "This home’s disk refused what was to be saved. See whether it is full or broken.")
        }
    }
}

extension AlarmNotice {
    /// How much is taken, and of how much.
    fileprivate static func parts(of detail: String?) -> (taken: String, limit: String) {
        let parts = (detail ?? "").split(separator: ", ").map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : ("?", "?")
    }
}

extension FriendInfo {
    /// What is in the way of every exchange with their home.
    package var problemText: Text? { problem.flatMap(PeerProblem.init)?.text }
}

extension PeerProblem {
    /// Why, in a few words.
    package var text: Text {
        switch self {
        case .noAnswer: Text("nobody answers at this address")
        case .refused: Text("the home there is another one, or refuses")
        case .timeout: Text("the home there did not answer in time")
        case .broken: Text("the connection broke")
        case .notHearth: Text("what answers there is not Hearth")
        case .tooSlow: Text("the connection is too slow")
        case .closed: Text("the connection was closed")
        case .badAddress: Text("this address cannot be used")
        case .proxyNeeded:
            Text("this address is in the Tor network, which this home does not use")
        case .proxyFailed: Text("the proxy that this home uses does not answer")
        case .storage: Text("the disk of this home failed")
        case .older: Text("older Hearth, which has to be updated there")
        case .newer: Text("newer Hearth: update the one here")
        }
    }
}
