import HearthLists
import HearthReplication
import HearthWire

extension CircleSeat {
    /// Nil for everybody who may not know what is claimed.
    package init?(_ open: OpenList) {
        let reader = open.reader
        guard reader.role.isInCircle, open.entry.isGiving,
            !open.entry.owners.contains(reader.identity)
        else { return nil }
        member = reader.identity
        list = open.id
    }
}
