import HearthAPI

/// Where a page finds a photo.
///
/// By what is in it: it is another address for another photo, so that a browser may keep what it
/// got.
enum PhotoAddress {
    static func of(_ photo: String, on list: String, _ wish: String, isSmall: Bool) -> String {
        "/photo/\(list)/\(wish)/\(photo)" + (isSmall ? "?small=yes" : "")
    }
}
