import HearthAPI
import HearthLists
import HearthPictures

extension PictureMaker {
    /// A file as a photo of an item: the whole picture and the small one.
    ///
    /// - Throws: `PictureFailure`.
    func photo(
        of file: [UInt8]
    ) async throws -> (full: EncodedPicture, thumbnail: EncodedPicture) {
        guard file.count <= AttachmentKinds.picture.octets else {
            throw PictureFailure.refused(.tooLarge)
        }
        let made = try await make(file, as: .photo)
        guard made.count == 2 else { throw HearthError(.internalError) }
        return (made[0], made[1])
    }
}

extension AttachPhoto {
    /// What a photo says of itself, with its octets.
    init(
        item: String, _ photo: (full: EncodedPicture, thumbnail: EncodedPicture),
        caption: String? = nil
    ) {
        self.init(
            item: item, octets: photo.full.octets, mediaType: photo.full.mediaType,
            width: photo.full.width, height: photo.full.height, thumbnail: photo.thumbnail.octets,
            caption: caption)
    }
}
