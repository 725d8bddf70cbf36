import HearthAPI

/// What the server is asked for and no household, for lists of one kind.
enum KindRoutes {
    static let all: [any HearthAPI.Operation.Type] = wishes
}
