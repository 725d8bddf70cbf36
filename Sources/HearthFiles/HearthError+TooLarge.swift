package import HearthAPI
package import HearthLists
import HearthPictures

extension HearthError {
    /// For a file that has more octets than any that is taken, by how it begins.
    package static func tooLarge(
        _ name: String, beginning: some Collection<UInt8>, count: Int
    ) -> HearthError {
        AttachmentKinds.isSound(beginning)
            ? soundTooLarge(name, count: count)
            : HearthError(
                .photoTooLarge,
                ["photo": name, "limit": "\(AttachmentKinds.picture.octets >> 20) MiB"])
    }

    /// For a sound that has more octets than one may have.
    package static func soundTooLarge(_ name: String, count: Int) -> HearthError {
        HearthError(
            .soundTooLarge,
            [
                // Not as large as what is taken.
                "sound": name, "size": "\(((count - 1) >> 20) + 1) MiB",
                "limit": "\(AttachmentKinds.sound.octets >> 20) MiB",
            ])
    }
}

extension AttachmentKinds {
    /// Whether a file is a sound by how it begins. A picture may have a brand of sounds beside its own.
    package static func isSound(_ file: some Collection<UInt8>) -> Bool {
        kind(ofFile: file)?.showing == .sound && PictureFormat(file) == nil
    }
}
