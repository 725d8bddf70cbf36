package import HearthAPI
package import HearthPictures

/// A node as those ask it who bring files in or take them out: commands through its socket, pages directly.
package protocol FilesNode {
    /// Pictures of files are made with it.
    var pictures: any PictureMaker { get }

    func perform<Asked: HearthAPI.Operation>(_ operation: Asked) async throws -> Asked.Answer

    /// Puts pictures and sounds to an item, all at once, so that none is there with a part of them.
    ///
    /// - Parameters:
    ///   - files: At most `ListLimits.attachments`.
    ///   - item: Its path, by ids.
    ///   - edited: When the item was changed last, ISO 8601; nil: now.
    /// - Returns: Why some of them are left out.
    /// - Throws: `HearthError`: why none is there.
    func attach(
        _ files: [ChosenFile], to item: String, edited: String?
    ) async throws -> [HearthError]

    /// All octets of a picture or sound, by its place among those of the item, from 1; nil while some of
    /// them have not come.
    func photo(of item: String, number: Int) async throws -> [UInt8]?

    /// Reads what takes long where nothing else waits for it.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value
}

extension HearthError {
    /// Whether the file itself is the reason, so that others may still come.
    package var isOfTheFile: Bool {
        switch code {
        case .photoEmpty, .photoTooLarge, .photoTooManyPixels, .photoHEIC, .photoGIF,
            .photoDrawing, .photoDocument, .photoOtherFormat, .photoUnknown, .photoDamaged,
            .photoTooHard, .soundTooLarge, .soundTooLong, .soundCutOff, .soundFollowed,
            .soundNotAlone, .soundDamaged, .soundOtherFormat, .soundNotTaken, .filmNotTaken,
            .soundOrFilmTooLarge, .fileMissing, .fileIsFolder,
            .fileUnreadable:
            true
        default: false
        }
    }
}
