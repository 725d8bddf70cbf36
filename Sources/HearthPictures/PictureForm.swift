/// What a picture is prepared for.
package enum PictureForm: String, Sendable, Hashable, CaseIterable {
    /// A photo of a wish: the full picture and its thumbnail.
    case photo
    /// A person's: one square.
    case portrait
    /// No picture: what the QR code on it says.
    case code
}

extension PictureForm {
    /// The most that each of its pictures may measure and weigh, in their order.
    var bounds: [(side: Int, octets: Int)] {
        switch self {
        case .photo:
            [
                (PictureLimits.fullSide, PictureLimits.fullOctets),
                (PictureLimits.thumbnailSide, PictureLimits.thumbnailOctets),
            ]
        case .portrait: [(PictureLimits.portraitSide, PictureLimits.portraitOctets)]
        case .code: []
        }
    }
}
