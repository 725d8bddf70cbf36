import HearthAPI

/// The homes that the command which runs was given.
enum Homes {
    @TaskLocal static var given: (any LocalHomes)?

    /// - Throws: `internalError` outside of `Program.run`.
    static var local: any LocalHomes {
        get throws(HearthError) {
            guard let given else { throw HearthError(.internalError) }
            return given
        }
    }
}
