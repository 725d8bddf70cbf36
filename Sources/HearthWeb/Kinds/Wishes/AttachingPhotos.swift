import HearthAPI

extension PageSite {
    /// Puts photos and sounds of a form to an item of any kind.
    func attach(
        _ photos: [AttachPhoto], to item: String, _ visit: Visit
    ) async throws {
        guard !photos.isEmpty else { return }
        _ = try await visit.ask(
            SaveWishWithPhotos(
                request: SaveWish(
                    edit: EditWish(wish: item), photos: photos.map { _ in PhotoToAdd(token: "") }),
                photos: photos))
    }
}
