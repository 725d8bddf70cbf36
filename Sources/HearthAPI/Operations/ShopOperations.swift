/// Whether the caller is asked each time before the page of a shop is opened.
package struct ShowShops: Operation {
    package typealias Answer = ShopsInfo
    package static let path = "shops"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Allows once for all that links of the caller's own wishes are looked up in shops, or takes that
/// back.
package struct SetShops: Operation {
    package typealias Answer = ShopsInfo
    package static let path = "shops/set"
    package static let askers = Askers.everybody

    package var areAllowed: Bool

    package init(areAllowed: Bool) {
        self.areAllowed = areAllowed
    }
}

/// Opens the page of a shop, once, and reads what it sells; nothing of it is kept.
///
/// The shop sees the address of the household on the internet. The caller has asked their member
/// first, or `ShopsInfo.areAllowed` says that they need not: this operation does not look.
package struct FetchFromShop: Operation {
    package typealias Answer = ShopOffer
    package static let path = "shops/fetch"
    package static let askers = Askers.everybody

    /// Of a page in the internet.
    package var link: String

    package init(link: String) {
        self.link = link
    }
}
