import HearthAPI
import HearthForms
import HearthPages
import HearthPictures
import Hummingbird

/// The photos and sounds that come with the forms of items (`FormFiles`).
extension PageSite {
    /// Those that came with a form, now and before, when it was refused.
    ///
    /// - Throws: `HearthError`: why one cannot be taken.
    func photos(of form: Form, _ visit: Visit) async throws -> [AttachPhoto] {
        var attached = try await waitingPhotos(form, visit)
        for file in form.files where file.field == Self.photoField {
            attached.append(try await photo(file, visit))
        }
        return attached
    }

    /// Those that came with the form before, when it was refused.
    private func waitingPhotos(_ form: Form, _ visit: Visit) async throws -> [AttachPhoto] {
        var photos: [AttachPhoto] = []
        for word in form.all(Self.waitingField) {
            guard let photo = await waitingPhotos.find(word, for: visit.member) else {
                throw HearthError(.photoForgotten)
            }
            photos.append(photo)
        }
        return photos
    }

    private static let photoField = "photo"
    private static let waitingField = "waiting"

    /// Keeps the photos of a refused form, for a browser that has no scripts to keep them in it: a form
    /// never comes with files in it. What is no photo is what it was refused for.
    func keepPhotos(of form: Form, _ visit: Visit) async -> [WaitingFile] {
        PageResponse.isInPlace(visit.request) ? [] : await photosForLater(form, visit)
    }

    /// Keeps all photos of a form whose page leads on to another with the same form.
    func photosForLater(_ form: Form, _ visit: Visit) async -> [WaitingFile] {
        var kept: [WaitingFile] = []
        for word in form.all(Self.waitingField) {
            guard let photo = await waitingPhotos.find(word, for: visit.member) else { continue }
            kept.append(WaitingFile(word: word, milliseconds: photo.milliseconds))
        }
        for file in form.files where file.field == Self.photoField {
            guard let photo = try? await photo(file, visit) else { continue }
            kept.append(await keep(photo, visit))
        }
        return kept
    }

    func keep(_ photo: AttachPhoto, _ visit: Visit) async -> WaitingFile {
        let word = await waitingPhotos.keep(
            photo, for: visit.member, octets: photo.octets.count + photo.thumbnail.count)
        return WaitingFile(word: word, milliseconds: photo.milliseconds)
    }

    /// A form that takes no sounds takes one for a picture that it does not know.
    private func photo(_ file: Form.File, _ visit: Visit) async throws -> AttachPhoto {
        if ownForms[visit.request.uri.path]?.files == .photosAndSounds {
            return try await pictures.attachment(of: file.octets, named: file.name)
        }
        do {
            return AttachPhoto(item: "", try await pictures.photo(of: file.octets))
        } catch let failure as PictureFailure {
            throw failure.error(for: file.name)
        }
    }
}
