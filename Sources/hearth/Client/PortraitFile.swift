import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthPictureWorker
import HearthPictures

/// A file of this machine's that is to be somebody's picture.
struct PortraitFile {
    let path: String

    /// A small square of it, without anything but the picture: where it was taken, for example,
    /// never gets as far as the node.
    func prepared() async throws -> PictureInfo {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            let file = size <= PictureLimits.fileOctets
                ? try? Data(contentsOf: URL(filePath: path)) : Data()
        else {
            throw UsageProblem.error(Text("“\(path)” cannot be read. Check its name."))
        }
        let pictures: [EncodedPicture]
        do throws(PictureFailure) {
            pictures = try await PictureWorkers(program: ImageProgram.path)
                .make([UInt8](file), as: .portrait)
        } catch {
            throw UsageProblem.error(text(of: error))
        }
        guard let picture = pictures.first else { throw HearthError(.internalError) }
        return PictureInfo(
            mediaType: picture.mediaType, base64: Data(picture.octets).base64EncodedString())
    }

    private func text(of failure: PictureFailure) -> Text {
        switch failure {
        case .refused:
            Text(
                "“\(path)” is no picture that can be used here. Save it as JPEG, PNG or WebP, at most \(PictureLimits.fileOctets >> 20) MiB, and try again."
            )
        case .tooHard, .busy:
            Text(
                "“\(path)” takes too much memory or time to prepare. Make it smaller, and try again."
            )
        case .missing(let program):
            Text(
                "The program that prepares pictures is not there: \(program). Install Hearth again."
            )
        case .notConfined:
            Text(verbatim: Language.current.text(for: HearthError(.photosNotSafe)))
        }
    }
}

private enum UsageProblem {
    static func error(_ problem: Text) -> HearthError {
        HearthError(.usage, ["problem": problem.string])
    }
}
