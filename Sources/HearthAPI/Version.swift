/// What this program is called and can speak.
package enum Version {
    /// Of the program.
    package static let hearth = "0.1.0"
    /// Of the protocol between nodes.
    package static let network = "hearth/1"
}
