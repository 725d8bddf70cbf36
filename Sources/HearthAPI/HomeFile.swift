/// A file that a node writes into the folder of its home, called by its raw value.
///
/// These are all of them, besides what the database's library and store put beside the database. Anything
/// else in the folder is somebody else's.
package enum HomeFile: String, CaseIterable, Sendable {
    case database = "hearth.sqlite"
    /// Says that a household lives here, should the database vanish.
    case mark = "hearth.sqlite-mark"
    /// Is locked by the one process that may touch the home.
    case lock
    /// Where the API is asked.
    case socket = "hearth.sock"
    /// The token for requests over TCP.
    case apiToken = "api-token"
    case newAPIToken = "api-token.new"
    /// Lets a browser on this machine in.
    case pagesKey = "pages-key"
    case newPagesKey = "pages-key.new"
    /// The port of the pages.
    case webPort = "web-port"
    /// The port on which friends dialled the home last.
    case listenPort = "listen-port"
    /// The household's phones and other computers.
    case devices = "devices.json"
    /// Such a file that could not be read.
    case unreadableDevices = "devices.json.unreadable"
    case authorityCertificate = "authority-certificate.pem"
    /// The key of the household's own authority, which its phones trust.
    case authorityKey = "authority-key.pem"
    /// What messages to phones are signed with.
    case pushKey = "push-key.pem"

    /// The octets of one beside the database, at most: a node writes none that is larger.
    package static let largest = 1 << 20

    /// Whether it is in backups and comes out of them. The others are made anew, are nothing without the node
    /// that made them, or let somebody in.
    package var isBackedUp: Bool {
        switch self {
        case .database, .webPort, .listenPort, .devices, .authorityCertificate, .authorityKey,
            .pushKey:
            true
        case .mark, .lock, .socket, .apiToken, .newAPIToken, .pagesKey, .newPagesKey,
            .unreadableDevices:
            false
        }
    }

    package func path(in home: String) -> String { home + "/" + rawValue }
}
