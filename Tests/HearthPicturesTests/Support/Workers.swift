import HearthPictureWorker
import HearthPictures
import Testing

/// The workers of a node, with the program that was built beside the tests.
let workers = PictureWorkers(program: ImageProgram.path, waiting: 1000)

/// The photo that is made of a file: full and small.
func photo(of file: [UInt8]) async throws -> (full: EncodedPicture, thumbnail: EncodedPicture) {
    let pictures = try await workers.make(file, as: .photo)
    try #require(pictures.count == 2)
    return (pictures[0], pictures[1])
}

/// Expects that no photo is made of a file, and why.
func expectRefusal(
    _ refusal: PictureRefusal, of file: [UInt8], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    await #expect(throws: PictureFailure.refused(refusal), comment, sourceLocation: sourceLocation)
    { _ = try await workers.make(file, as: .photo) }
}

extension Collection<UInt8> {
    func contains(_ text: String) -> Bool { contains(Array(text.utf8)) }
}
