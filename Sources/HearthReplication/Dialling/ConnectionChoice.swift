package import HearthSodium

/// Which of two live connections between the same two nodes goes on.
///
/// Both nodes decide for themselves and come to the same answer, whichever connection either of
/// them saw first.
package struct ConnectionChoice: Hashable, Sendable {
    /// Which of the two connections to keep.
    package enum Survivor: Hashable, Sendable { case older, newer }

    private let isLocalSmaller: Bool

    /// For the connections between `local` and `remote`.
    package init(local: NodeKey, remote: NodeKey) {
        isLocalSmaller = local < remote
    }

    /// Tells which connection stays, by which of them this node dialled.
    ///
    /// A node that dials again has given its earlier connection up, so of two with the same
    /// initiator the newer stays. When both dialled at once, it is the one that the node with
    /// the lexicographically smaller key dialled.
    package func survivor(olderDialledHere: Bool, newerDialledHere: Bool) -> Survivor {
        if olderDialledHere == newerDialledHere { return .newer }
        return newerDialledHere == isLocalSmaller ? .newer : .older
    }
}
