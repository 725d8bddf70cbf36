package import HearthAPI
import HearthFiles
import HearthLists
package import HearthPictures
import HearthSounds

extension PictureMaker {
    /// A file as what goes with an item, by what is in it, not by its name: a picture is made again, and a sound
    /// stays as it is without what says where and by whom it was made. The item is left open.
    ///
    /// - Throws: `HearthError` that calls the file by this name.
    package func attachment(of file: [UInt8], named name: String) async throws -> AttachPhoto {
        if AttachmentKinds.isSoundOrFilm(file) {
            do {
                return AttachPhoto(item: "", try SoundFile.cleaned(file))
            } catch {
                throw error.error(for: name)
            }
        }
        do {
            return AttachPhoto(item: "", try await photo(of: file))
        } catch let failure as PictureFailure {
            throw failure.error(for: name)
        }
    }
}

extension AttachPhoto {
    /// What a sound says of itself, with its octets.
    init(item: String, _ sound: CleanSound) {
        self.init(
            item: item, octets: sound.octets, mediaType: sound.mediaType, width: 0, height: 0,
            milliseconds: Int(sound.milliseconds), thumbnail: [])
    }
}
