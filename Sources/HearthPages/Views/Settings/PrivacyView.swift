package import HearthAPI

/// Who learns what of a member, and who may ask them.
package struct PrivacyView: PageContent {
    package static let template = "privacy"

    /// How soon others learn what is reserved; neither while it is said with each list.
    let isAtOnce: Bool
    let isLater: Bool
    let refusesStrangers: Bool
    /// Whether links that they paste are looked up in shops.
    let allowsShops: Bool

    package init(addresses: AddressSharingInfo, refusesStrangers: Bool, allowsShops: Bool) {
        isAtOnce = addresses.isShown == true
        isLater = addresses.isShown == false
        self.refusesStrangers = refusesStrangers
        self.allowsShops = allowsShops
    }
}
