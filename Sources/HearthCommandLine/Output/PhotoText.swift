import HearthAPI
import HearthLanguage
import HearthLists

/// Photos and sounds, for a person.
enum PhotoText {
    /// A line for each: number, size, what stands under it, and how much of it has come.
    static func lines(_ photos: [PhotoInfo]) -> [String] {
        photos.map { photo in
            var facts: [String] = []
            if AttachmentKinds.kind(of: photo.mediaType) == nil {
                facts.append(Text("a file of a newer Hearth").string)
            }
            if let milliseconds = photo.milliseconds {
                facts.append(SoundLength.named(milliseconds).string)
            }
            if photo.width > 0, photo.height > 0 {
                facts.append("\(photo.width) × \(photo.height)")
            }
            facts.append(size(photo.octets))
            if let caption = photo.caption { facts.append(caption) }
            if !photo.isHere {
                facts.append(
                    Text(
                        "arriving: \(photo.piecesHere) of \(photo.pieces) pieces are here"
                    ).string)
                if photo.hasThumbnail { facts.append(Text("small picture only").string) }
            }
            return "\(photo.number)  " + facts.joined(separator: ", ")
        }
    }

    /// 1.2 MB.
    static func size(_ octets: Int) -> String {
        if octets < 100_000 { return "\((octets + 999) / 1000) kB" }
        let tenths = (octets + 50_000) / 100_000
        return Language.current.amount("\(tenths / 10).\(tenths % 10) MB")
    }
}
