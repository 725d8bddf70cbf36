import HearthAPI
import HearthFiles
import HearthLanguage
import HearthPictureWorker
import HearthPictures

/// A file of this machine's that is to be somebody's picture.
struct PortraitFile {
    let path: String

    /// A small square of it, without anything but the picture: where it was taken, for example,
    /// never gets as far as the node.
    func prepared() async throws -> PictureInfo {
        let file = try PhotoFile(path: path).octets
        do throws(PictureFailure) {
            return try await PictureWorkers(program: ImageProgram.path).portrait(of: file)
        } catch {
            throw UsageProblem.error(text(of: error))
        }
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
