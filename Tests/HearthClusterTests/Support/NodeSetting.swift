/// How a household's node is run, where that is not the usual way.
struct NodeSetting: Sendable {
    /// Where it listens.
    var host = "127.0.0.1"
    /// More arguments of `hearth run`.
    var options: [String] = []
    /// What is added to its environment.
    var environment: [String: String] = [:]
    /// A program that runs it, with arguments.
    var wrapper: [String] = []
}
