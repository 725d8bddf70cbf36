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
        for operation in performer.operations where operation.hasRoute { offer(operation) }
        photos.register(on: router)
        shops.register(on: router)
        let events = EventsRoute(source: performer as? any NewsSource)
        router.serve(LocalAPI.prefix + LocalAPI.eventsPath, with: .get) { request in
            try await events.respond(to: request)
        }
    }

    private func offer<Offered: HearthAPI.Operation>(_ operation: Offered.Type) {
        let route = OperationRoute<Offered>(performer: performer)
        router.serve(
            LocalAPI.prefix + Offered.path, with: Offered.isReading ? .get : .post, route.respond)
    }
}
