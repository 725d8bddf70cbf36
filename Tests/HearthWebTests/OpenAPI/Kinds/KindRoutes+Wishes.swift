import HearthAPI

extension KindRoutes {
    static let wishes: [any HearthAPI.Operation.Type] = [SaveWish.self]
}
