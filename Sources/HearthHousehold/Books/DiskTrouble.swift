import HearthSodium
import HearthWire

/// Something that went wrong with this home's disk since the node was started.
struct DiskTrouble: Sendable {
    /// When it began to refuse what was written.
    let since: WallTime
    /// Members who were told; the others are once their keys are in memory.
    var told: Set<IdentityKey> = []
}
