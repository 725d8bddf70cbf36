import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What is in the way where a node runs another version of Hearth.
    func versionProblem(of peer: NodeKey) -> PeerProblem? {
        replicator.otherFormat(of: peer).map { $0 < Hello.currentFormat ? .older : .newer }
    }
}
