// The home, its node and its disk.
extension ErrorCode {
    package static let nodeNotRunning = refused("nodeNotRunning", ["home"])
    package static let nodeOfAnother = refused("nodeOfAnother", ["home"])
    package static let nodeAlreadyRunning = refused("nodeAlreadyRunning", ["home"])
    package static let nodeUnreachable = refused("nodeUnreachable", ["home"])
    package static let nodeStopping = refused("nodeStopping", status: 503)
    package static let homeMissing = refused("homeMissing", ["home"])
    package static let homeExists = refused("homeExists", ["home"])
    package static let homeNewer = refused("homeNewer", ["home"])
    package static let homeOlder = refused("homeOlder", ["home"])
    package static let homeNeedsMembers = refused("homeNeedsMembers", ["members"])
    package static let homeReadOnly = refused("homeReadOnly", ["home"])
    package static let homeCorrupt = refused("homeCorrupt", ["home"], status: 500)
    package static let homeNotPrivate = refused("homeNotPrivate", ["home"])
    package static let homeVanished = refused("homeVanished", ["home"])
    package static let homeNotMounted = refused("homeNotMounted", ["home", "file"])
    package static let diskFull = refused("diskFull", ["home"], status: 507)
    package static let storageFailed = refused("storageFailed", status: 500)
    package static let addressInUse = refused("addressInUse", ["address"])
    package static let addressNotAvailable = refused("addressNotAvailable", ["address"])
    package static let webNotLoopback = refused("webNotLoopback", ["address"])
    package static let webNotServed = refused("webNotServed")
    package static let webOriginMalformed = refused("webOriginMalformed", ["address"])

    static let homes: [ErrorCode] = [
        .nodeNotRunning, .nodeOfAnother, .nodeAlreadyRunning, .nodeUnreachable, .nodeStopping,
        .homeMissing, .homeExists, .homeNewer, .homeOlder, .homeNeedsMembers, .homeReadOnly,
        .homeCorrupt, .homeNotPrivate, .homeVanished, .homeNotMounted, .diskFull, .storageFailed,
        .addressInUse,
        .addressNotAvailable, .webNotLoopback, .webNotServed, .webOriginMalformed,
    ]
}
