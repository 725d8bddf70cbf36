package import HearthAPI
import HearthReplication
package import HearthSodium
import HearthWire

extension Household {
    /// What is in the way where a node runs another version of Hearth.
    package func versionProblem(of peer: NodeKey) -> PeerProblem? {
        replicator.otherFormat(of: peer).map { $0 < Hello.currentFormat ? .older : .newer }
    }
}
