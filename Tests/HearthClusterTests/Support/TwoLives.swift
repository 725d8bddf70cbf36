import Foundation
import HearthAPI

/// One moment of a world, lived on from twice. No node runs when it is kept or comes back.
extension World {
    func keepHomes() throws {
        for home in homes {
            try FileManager.default.copyItem(atPath: home.path, toPath: home.path + ".kept")
        }
    }

    func putHomesBack() throws {
        for home in homes {
            try FileManager.default.removeItem(atPath: home.path)
            try FileManager.default.moveItem(atPath: home.path + ".kept", toPath: home.path)
        }
    }
}

extension TestHome {
    /// Waits until the node has counted so many more beats of its lists.
    func beats(_ count: Int) async throws {
        var seen: Set<String> = []
        try await eventually("\(count) beats have passed") {
            let beats = try await ask(StatusInfo.self, "status").lists.compactMap(\.lastBeat)
            seen.formUnion(beats)
            return seen.count > count
        }
    }
}
