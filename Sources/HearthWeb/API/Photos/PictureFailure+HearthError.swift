import HearthAPI
import HearthLists
import HearthPictures

extension PictureFailure {
    /// What to tell the one who gave the file of this name.
    func error(for photo: String) -> HearthError {
        switch self {
        case .refused(.empty): HearthError(.photoEmpty, ["photo": photo])
        case .refused(.tooLarge):
            HearthError(
                .photoTooLarge,
                ["photo": photo, "limit": "\(AttachmentKinds.picture.octets >> 20) MiB"])
        case .refused(.tooManyPixels):
            HearthError(
                .photoTooManyPixels,
                [
                    "photo": photo, "limit": "\(PictureLimits.pixels / 1_000_000)",
                    "side": "\(PictureLimits.side)",
                ])
        case .refused(.notTaken(let format)): Self.error(for: photo, format)
        case .refused(.unknown): HearthError(.photoUnknown, ["photo": photo])
        case .refused(.damaged): HearthError(.photoDamaged, ["photo": photo])
        case .refused(.cannotFit), .tooHard: HearthError(.photoTooHard, ["photo": photo])
        case .busy: HearthError(.photosBusy)
        case .missing(let path): HearthError(.photoProgramMissing, ["file": path])
        case .notConfined: HearthError(.photosNotSafe)
        }
    }

    private static func error(for photo: String, _ format: PictureFormat) -> HearthError {
        switch format {
        case .heic: HearthError(.photoHEIC, ["photo": photo])
        case .gif: HearthError(.photoGIF, ["photo": photo])
        case .svg: HearthError(.photoDrawing, ["photo": photo])
        case .pdf: HearthError(.photoDocument, ["photo": photo])
        case .jpegXL: HearthError(.photoOtherFormat, ["photo": photo, "format": "JPEG XL"])
        default:
            HearthError(
                .photoOtherFormat, ["photo": photo, "format": format.rawValue.uppercased()])
        }
    }
}
