import HearthAPI

extension Language {
    /// Why nothing was fetched from the page of a shop.
    static let englishErrorsShops: KeyValuePairs<ErrorCode, String> = [
        .notAShopLink:
            "This is no link to the page of a shop.",
        .shopUnknown:
            "There is no shop at this link: look at how it is spelled.",
        .shopAtHome:
            "This link leads to a machine at home, not to a shop. Nothing was fetched.",
        .shopNoAnswer:
            "The shop did not answer in time. Try again later, or fill it in yourself.",
        .shopRefused:
            "The shop does not show this page to Hearth ({status}). Fill it in yourself.",
        .shopPageTooLarge:
            "This page is too large. Fill it in yourself.",
        .shopLeadsOn:
            "This link leads on and on. Fill it in yourself.",
        .shopsBusy:
            "Two pages are being fetched already. Try again in a moment.",
        .shopSaysNothing:
            "This page does not say what it sells. Fill it in yourself.",
    ]
}
