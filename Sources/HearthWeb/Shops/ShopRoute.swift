import HearthAPI
import HearthLists
import Hummingbird

/// What a shop sells, for programs: the operation that asks more than the node.
struct ShopRoute {
    let performer: any OperationPerformer
    let shops: AskingShops
    /// Where its picture waits for the wish.
    let prepared: PreparedPhotos

    func register(on router: Router<BasicRequestContext>) {
        router.serve(LocalAPI.prefix + FetchFromShop.path, with: .post, fetch)
    }

    private func fetch(_ request: Request) async throws -> Response {
        let caller = try RequestReading.caller(of: request)
        let route = OperationRoute<FetchFromShop>(performer: performer)
        let asked = try await route.decode(request)
        // Nobody is asked before it is known who wants it: the node tells this to them alone.
        let currency = try await performer.perform(ShowUsualCurrency(), as: caller).currency
        let (wish, photo) = try await shops.ask(asked.link, currency.flatMap { Currency($0) })
        var offer = ShopOffer(
            name: wish.name, price: wish.fields.price, store: wish.fields.store,
            notes: wish.fields.notes)
        if let photo {
            offer.photo = await prepared.keep(photo.full, photo.thumbnail, for: caller)
        }
        return try JSONAnswer.response(offer)
    }
}
