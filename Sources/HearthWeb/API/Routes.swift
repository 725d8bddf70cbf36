import HTTPTypes
import HearthAPI
import Hummingbird

/// Everything that the API offers.
struct Routes {
    let performer: any OperationPerformer
    let photos: PhotoRoutes
    let shops: ShopRoute
    let router: Router<BasicRequestContext>

    func registerAll() {
        router.serve(LocalAPI.healthPath, with: .get) { _ in try JSONAnswer.response(Done()) }
        photos.register(on: router)
        shops.register(on: router)
        let events = EventsRoute(source: performer as? any NewsSource)
        router.serve(LocalAPI.prefix + LocalAPI.eventsPath, with: .get) { request in
            try await events.respond(to: request)
        }
        offerOperations()
    }

    private func offerOperations() {
        let table = OperationTable(performer: performer)
        let routes = router.routes.map { "\($0.path)" }
        // The router does not come back from a path of which others are the beginning.
        let beginnings = table.paths.filter { path in
            routes.contains { $0.hasPrefix(LocalAPI.prefix + path + "/") }
        }
        for path in beginnings + ["**"] {
            for method in [HTTPRequest.Method].served {
                router.on(RouterPath(LocalAPI.prefix + path), method: method) { request, _ in
                    try await table.respond(to: request)
                }
            }
        }
    }
}

/// The operations by their paths: hundreds of routes would have to be made at every start, for each method and at each
/// address.
private struct OperationTable: Sendable {
    private let performer: any OperationPerformer
    private let operations: [String: any HearthAPI.Operation.Type]

    init(performer: any OperationPerformer) {
        self.performer = performer
        var operations: [String: any HearthAPI.Operation.Type] = [:]
        for operation in performer.operations where operation.hasRoute {
            operations[operation.path] = operation
        }
        self.operations = operations
    }

    var paths: [String] { operations.keys.sorted() }

    func respond(to request: Request) async throws -> Response {
        let prefix = LocalAPI.prefix.split(separator: "/").count
        let path = request.uri.path.split(separator: "/").dropFirst(prefix)
        guard let operation = operations[path.joined(separator: "/")] else {
            throw HTTPError(.notFound)
        }
        return try await respond(to: request, as: operation)
    }

    private func respond<Requested: HearthAPI.Operation>(
        to request: Request, as _: Requested.Type
    ) async throws -> Response {
        let method: HTTPRequest.Method = Requested.isReading ? .get : .post
        guard request.method == method else { throw Refusal(allowing: [method]) }
        return try await OperationRoute<Requested>(performer: performer).respond(to: request)
    }
}
