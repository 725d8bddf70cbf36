import HearthAPI
import HearthExchange
import HearthLists
import HearthPictures
import HearthShops
import NIOPosix

/// Asks a shop what the page at a link sells: for the form of a wish and for the API alike.
///
/// Only because somebody wants it just now, and for a wish of their own. Nothing of it is kept, and
/// nothing of it depends on what anybody claims.
struct AskingShops: Sendable {
    typealias Photo = (full: EncodedPicture, thumbnail: EncodedPicture)

    let shops: any ShopReader
    let pictures: any PictureMaker

    /// What the page says, and its picture, without which a wish is better than none.
    ///
    /// `currency`: what an amount without one is in.
    ///
    /// - Throws: `HearthError`: why nothing was found.
    func ask(_ link: String, _ currency: Currency?) async throws -> (ImportedWish, Photo?) {
        let fetched: Fetched
        do throws(ShopFailure) {
            fetched = try await shops.fetch(link, as: .page)
        } catch {
            throw error.error
        }
        let page = try await Self.read(fetched, currency)
        return (page.wish, await photo(at: page.picture))
    }

    private func photo(at link: String?) async -> Photo? {
        guard let link, let file = try? await shops.fetch(link, as: .picture) else { return nil }
        return try? await pictures.photo(of: file.octets)
    }

    private static func read(
        _ fetched: Fetched, _ currency: Currency?
    ) async throws -> ShopPage {
        do {
            return try await PageSite.reader.runIfActive {
                try ShopPage(octets: fetched.octets, link: fetched.link, currency: currency)
            }
        } catch ImportError.beyond(let bound, let position) {
            throw HearthError(ImportError.beyond(bound, at: position))
        } catch {
            throw ShopFailure.saysNothing.error
        }
    }
}
