import HearthAPI

/// Where a page finds a photo.
///
/// By what is in it: it is another address for another photo, so that a browser may keep what it
/// got. Where the name of a wish is masked, by its place alone: what is in it would tell in a browser's
/// history which wish it was (protocol-spec/threat-model.md).
enum PhotoAddress {
    /// `address`: how the wish is called in the address of its page.
    static func of(
        _ photo: PhotoInfo, on list: String, _ wish: String, isSmall: Bool,
        address: (String) -> String
    ) -> String {
        of(hash: photo.hash, number: photo.number, on: list, wish, isSmall: isSmall, address)
    }

    static func of(
        hash: String, number: Int, on list: String, _ wish: String, isSmall: Bool,
        _ address: (String) -> String
    ) -> String {
        let name = address(wish)
        let photo = name == wish ? hash : "\(number)"
        return "/photo/\(list)/\(name)/\(photo)" + (isSmall ? "?small=yes" : "")
    }
}
