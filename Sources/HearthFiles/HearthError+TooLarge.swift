package import HearthAPI
package import HearthLists
import HearthPictures
package import HearthSounds

extension HearthError {
    /// For a file that has more octets than any that is taken, by how it begins.
    package static func tooLarge(
        _ name: String, beginning: some Collection<UInt8>, count: Int
    ) -> HearthError {
        if PictureFormat(beginning) == nil {
            if let other = OtherFormat(beginning, of: count) { return notTaken(name, other) }
            if AttachmentKinds.isSound(beginning) {
                return soundTooLarge(
                    name, count: count, mayBeFilm: AttachmentKinds.mayBeFilm(beginning))
            }
        }
        return HearthError(
            .photoTooLarge,
            ["photo": name, "limit": "\(AttachmentKinds.picture.octets >> 20) MiB"])
    }

    /// For a sound that has more octets than one may have. `mayBeFilm`: its beginning does not say that it is none.
    package static func soundTooLarge(
        _ name: String, count: Int, mayBeFilm: Bool = false
    ) -> HearthError {
        HearthError(
            mayBeFilm ? .soundOrFilmTooLarge : .soundTooLarge,
            [
                "sound": name, "size": mebibytes(count),
                "limit": "\(AttachmentKinds.sound.octets >> 20) MiB",
            ])
    }

    /// For a sound or a film that is known for what it is and not taken.
    package static func notTaken(_ name: String, _ format: OtherFormat) -> HearthError {
        format.isFilm
            ? HearthError(.filmNotTaken, ["film": name, "format": format.name])
            : HearthError(.soundNotTaken, ["sound": name, "format": format.name])
    }

    /// With two decimals below 100 MiB, rounded up: what is larger than a limit never reads like the limit.
    private static func mebibytes(_ count: Int) -> String {
        guard count < 100 << 20 else { return "\(((count - 1) >> 20) + 1) MiB" }
        let hundredths = ((count * 100 - 1) >> 20) + 1
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        return rest == 0 ? "\(whole) MiB" : "\(whole).\(rest < 10 ? "0" : "")\(rest) MiB"
    }
}

extension AttachmentKinds {
    /// Whether a file is a sound by how it begins. A picture may have a brand of sounds beside its own.
    package static func isSound(_ file: some Collection<UInt8>) -> Bool {
        kind(ofFile: file)?.showing == .sound && PictureFormat(file) == nil
    }

    /// Whether a file is a sound or a film, one that is not taken too.
    package static func isSoundOrFilm(_ file: some Collection<UInt8>) -> Bool {
        isSound(file) || PictureFormat(file) == nil && OtherFormat(file) != nil
    }

    /// Whether a file that begins as a sound may have moving pictures further on: one of MP4 may, unless it says
    /// that it is a sound.
    fileprivate static func mayBeFilm(_ beginning: some Collection<UInt8>) -> Bool {
        guard type(of: beginning) == .m4a else { return false }
        let brand = Array(beginning.dropFirst(8).prefix(4))
        return !["M4A ", "M4B ", "M4P ", "F4A "].contains { brand.elementsEqual($0.utf8) }
    }
}
