import HearthProcess

/// Where the worker's program is.
package enum ImageProgram {
    package static let name = "hearth-image"

    /// Beside the program that runs: they are built and installed together.
    package static var path: String {
        guard let own = ProgramPath.own, let slash = own.lastIndex(of: "/") else { return name }
        return own[...slash] + name
    }
}
