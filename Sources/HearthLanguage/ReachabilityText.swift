package import HearthAPI

extension ReachabilityInfo {
    /// Whether friends elsewhere can reach the home, in a sentence.
    package var sentence: Text {
        if isByProxyAlone { return Text("Friends reach this home through its proxy alone.") }
        return switch state {
        case .reached: Text("Friends elsewhere can reach this home.")
        case .unreached:
            Text("Friends elsewhere cannot reach this home: one of their homes has tried.")
        case .unknown:
            Text("Whether friends elsewhere can reach this home is not known yet.")
        }
    }

    /// What became of asking the router; nil: it is not asked.
    package var routerSentence: Text? {
        guard let router else { return nil }
        return switch router {
        case .asking: Text("The router is being asked.")
        case .mapped: Text("The router lets friends in at \(outside ?? "").")
        case .hidden:
            Text(
                "The router would let friends in, but it has no address on the internet of its own: your provider shares one among many homes."
            )
        case .refused: Text("The router refuses to let friends in.")
        case .silent: Text("No router answers.")
        case .noNetwork: Text("This computer is in no network with a router.")
        case .failed: Text("The program that asks the router does not run here.")
        }
    }

    /// Where friends are let in by hand, for who does that on the command line; nil: the advice is another one.
    package var portText: Text? {
        guard advice != nil, router != .hidden, router != .noNetwork else { return nil }
        return port.map { Text("Friends come in at TCP port \($0).") }
    }

    /// The one thing that helps; nil: nothing is in the way, or nobody knows what it is.
    package var advice: Text? {
        guard state != .reached, !isByProxyAlone else { return nil }
        switch router {
        case .asking, nil: return nil
        case .mapped:
            guard state == .unreached else { return nil }
            return Text(
                "A firewall may be in the way: let friends in on this computer, and on a second router if there is one."
            )
        case .hidden:
            return Text(
                "It is enough that your friends' homes can be reached. Otherwise ask your provider for an address of your own, or use Tor."
            )
        case .refused, .silent, .failed:
            return Text(
                "Switch UPnP on in your router, or have it let friends in to this computer. It is enough if one of two friends can be reached."
            )
        case .noNetwork:
            return Text("Connect this computer to your home network.")
        }
    }
}
