/// What makes pictures of files: the workers of a node, or a stand-in in a test.
package protocol PictureMaker: Sendable {
    /// All pictures of the form, in the form's order.
    func make(
        _ file: [UInt8], as form: PictureForm
    ) async throws(PictureFailure) -> [EncodedPicture]

    /// What the QR code in a picture says; nil: there is none.
    func code(in file: [UInt8]) async throws(PictureFailure) -> String?
}

/// Why there is no picture.
package enum PictureFailure: Error, Sendable, Hashable {
    /// It is the file.
    case refused(PictureRefusal)
    /// The worker that decoded it needed more memory or time than one picture gets, or fell over.
    case tooHard
    /// As many pictures as may wait do so already.
    case busy
    /// There is no program for it at this path.
    case missing(path: String)
    /// The machine does not let the program give up what it must, so it read nothing.
    case notConfined
}
