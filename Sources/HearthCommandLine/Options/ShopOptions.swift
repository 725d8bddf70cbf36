import ArgumentParser
import HearthAPI
import HearthLanguage

/// What a wish takes from the page of a shop.
struct ShopOptions: ParsableArguments {
    @Flag(help: "Fetch what you do not give from the shop: name, price, store, notes, picture.")
    var fetch = false

    @OptionGroup var confirmation: ConfirmationOptions

    /// What the shop says at a link; nil where it is not to be asked.
    ///
    /// - Throws: `Declined`; a usage error when there is nobody to ask; as `NodeClient.use` does.
    func offer(
        at link: String?, _ client: NodeClient, _ console: Console
    ) async throws -> ShopOffer? {
        guard fetch, let link else { return nil }
        if !confirmation.yes, try await !client.perform(ShowShops()).areAllowed {
            try confirmation.confirm(
                Text(
                    "Fetch \(link)? The shop then sees the address of your home on the internet."),
                on: console,
                unasked: Text(
                    "The shop would see the address of your home on the internet, and there is no terminal to ask on. Add --yes, or allow it once for all with `hearth shops allow`."
                ))
        }
        return try await client.perform(FetchFromShop(link: link))
    }
}

extension WishFields {
    /// With what a shop says where nothing was given.
    func filled(from offer: ShopOffer?) -> WishFields {
        var fields = self
        fields.price = price ?? offer?.price
        fields.store = store ?? offer?.store
        fields.notes = notes ?? offer?.notes
        return fields
    }
}
