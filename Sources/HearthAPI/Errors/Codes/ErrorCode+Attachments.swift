// Photos, sounds and films.
extension ErrorCode {
    package static let photoEmpty = typed("photoEmpty", ["photo"], status: 415)
    package static let photoTooLarge = typed("photoTooLarge", ["photo", "limit"], status: 413)
    package static let photoTooManyPixels = typed(
        "photoTooManyPixels", ["photo", "limit", "side"], status: 415)
    package static let photoHEIC = typed("photoHEIC", ["photo"], status: 415)
    package static let photoGIF = typed("photoGIF", ["photo"], status: 415)
    package static let photoDrawing = typed("photoDrawing", ["photo"], status: 415)
    package static let photoDocument = typed("photoDocument", ["photo"], status: 415)
    package static let photoOtherFormat = typed(
        "photoOtherFormat", ["photo", "format"], status: 415)
    package static let photoUnknown = typed("photoUnknown", ["photo"], status: 415)
    package static let photoDamaged = typed("photoDamaged", ["photo"], status: 415)
    package static let photoTooHard = refused("photoTooHard", ["photo"], status: 415)
    package static let soundTooLarge = typed(
        "soundTooLarge", ["sound", "size", "limit"], status: 413)
    package static let soundTooLong = typed(
        "soundTooLong", ["sound", "length", "limit"], status: 413)
    package static let soundCutOff = typed("soundCutOff", ["sound"], status: 415)
    package static let soundFollowed = typed("soundFollowed", ["sound"], status: 415)
    package static let soundNotAlone = typed("soundNotAlone", ["sound"], status: 415)
    package static let soundDamaged = typed("soundDamaged", ["sound"], status: 415)
    package static let soundOtherFormat = typed("soundOtherFormat", ["sound"], status: 415)
    package static let soundNotTaken = typed("soundNotTaken", ["sound", "format"], status: 415)
    package static let filmNotTaken = typed("filmNotTaken", ["film", "format"], status: 415)
    package static let soundOrFilmTooLarge = typed(
        "soundOrFilmTooLarge", ["sound", "size", "limit"], status: 413)
    package static let photosBusy = refused("photosBusy", status: 429)
    package static let photoForgotten = refused("photoForgotten")
    package static let photoProgramMissing = refused("photoProgramMissing", ["file"])
    package static let photosNotSafe = refused("photosNotSafe")
    package static let pictureFileExists = refused("pictureFileExists", ["file"])

    static let attachments: [ErrorCode] = [
        .photoEmpty, .photoTooLarge, .photoTooManyPixels, .photoHEIC, .photoGIF, .photoDrawing,
        .photoDocument, .photoOtherFormat, .photoUnknown, .photoDamaged, .photoTooHard,
        .soundTooLarge, .soundTooLong, .soundCutOff, .soundFollowed, .soundNotAlone, .soundDamaged,
        .soundOtherFormat, .soundNotTaken, .filmNotTaken, .soundOrFilmTooLarge, .photosBusy,
        .photoForgotten, .photoProgramMissing, .photosNotSafe, .pictureFileExists,
    ]
}
