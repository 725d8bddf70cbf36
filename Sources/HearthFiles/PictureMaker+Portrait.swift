import FoundationEssentials
package import HearthAPI
package import HearthPictures

extension PictureMaker {
    /// A file as somebody's picture: a small square of it, without anything but the picture.
    ///
    /// - Throws: `PictureFailure`.
    package func portrait(of file: [UInt8]) async throws(PictureFailure) -> PictureInfo {
        guard file.count <= PictureLimits.fileOctets else { throw .refused(.tooLarge) }
        guard let picture = try await make(file, as: .portrait).first else {
            throw .refused(.unknown)
        }
        return PictureInfo(
            mediaType: picture.mediaType, base64: Data(picture.octets).base64EncodedString())
    }
}

extension ExportedProfile {
    /// The same with its picture made again, like one from any other file: nobody knows who wrote it.
    /// Without it where there can be none.
    package func withPicture(madeBy pictures: any PictureMaker) async -> ExportedProfile {
        guard let given = picture else { return self }
        var profile = self
        profile.picture = nil
        if let octets = Data(base64Encoded: given.base64) {
            profile.picture = try? await pictures.portrait(of: [UInt8](octets))
        }
        return profile
    }
}
