import HearthReplication
package import HearthSimulation
import HearthSodium
package import HearthWire

extension SimulatedNode {
    /// Those blobs of a list that a node holds and that its parts name, as opposed to those which go
    /// when no part has named them for a month.
    package func namedBlobRecords(in list: ListID) -> [Record] {
        let tables = store.records(.part, in: list.stream).compactMap {
            try? PartPayload(octets: $0.payload).blobs
        }
        return store.records(.blob, in: list.stream).filter { blob in
            tables.contains { $0.contains(blob.key.name) }
        }
    }

    package func namedBlobs(in list: ListID) -> Set<RecordName> {
        Set(namedBlobRecords(in: list).map(\.key.name))
    }
}
