import HearthAPI
import HearthLists

extension PhotoInfo {
    /// Whether pages show it as a picture; else it is a file of a newer Hearth.
    var isPicture: Bool { AttachmentKinds.kind(of: mediaType)?.showing == .picture }
}
