package import HearthAPI
import HearthLists

extension ExportedPhoto {
    /// Whether it is a file of a kind that this program does not know, and shows on no page.
    package var isOfNewerHearth: Bool {
        mediaType.map { AttachmentKinds.kind(of: $0) == nil } ?? false
    }

    package var isSound: Bool {
        mediaType.flatMap { AttachmentKinds.kind(of: $0) }?.showing == .sound
    }
}
