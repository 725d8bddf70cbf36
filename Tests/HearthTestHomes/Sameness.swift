package import HearthSimulation
import Testing

/// That two nodes have seen the same.
package func expectSame(_ one: Trace, _ other: Trace) throws {
    let parting = zip(one.entries, other.entries).first { $0 != $1 }
    if let parting {
        Issue.record("without: \(parting.0)\nwith: \(parting.1)")
    }
    #expect(one.entries.count == other.entries.count)
}
