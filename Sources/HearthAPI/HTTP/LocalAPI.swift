/// Where the local API is and how its requests look; the command line and the server agree here.
package enum LocalAPI {
    /// Stands before an operation's path.
    package static let prefix = "/api/v1/"
    /// Answers as soon as the node can be asked.
    package static let healthPath = "/health"
    /// Where a member's news are told as they come: server-sent events.
    package static let eventsPath = "events"
    /// Holds the id of the last event that a follower got.
    package static let lastEventHeader = "Last-Event-ID"
    /// Holds the member's name, percent-encoded UTF-8.
    package static let memberHeader = "Hearth-Member"
    /// Holds the token of an unlocked session, percent-encoded too.
    package static let sessionHeader = "Hearth-Session"
    /// Octets of a request's body, at most, unless the operation says otherwise.
    package static let bodyLimit = 1 << 20
    /// Octets of a socket's path, at most: what the operating system's address has room for.
    package static let socketPathLimit = 107

    /// The path of the socket in a home: that of a home in which a node could not be asked is refused.
    ///
    /// - Throws: `textTooLarge`.
    @discardableResult
    package static func socketPath(in home: String) throws(HearthError) -> String {
        let path = HomeFile.socket.path(in: home)
        guard path.utf8.count <= socketPathLimit else {
            let room = socketPathLimit - HomeFile.socket.rawValue.utf8.count - 1
            throw HearthError(
                .textTooLarge,
                [
                    "field": "path of the home", "octets": "\(home.utf8.count)",
                    "limit": String(room),
                ])
        }
        return path
    }
}
