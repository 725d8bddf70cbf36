import HearthAPI
import HearthLanguage
import HearthPages

/// Errors as a page says them.
enum PageErrors {
    static func text(for error: HearthError) -> String {
        // What to do is said as a command, which a page leaves out.
        if error.code == .circleNeedsPassphrase {
            return Text(
                "The owner of this list lives here too, so what you reserve is only hidden behind a passphrase."
            ).string
        }
        return PlainSentences.withoutCommands(Language.current.text(for: error))
    }

    /// Whether the page leads to where the visitor chooses a passphrase.
    static func needsPassphrase(_ error: HearthError) -> Bool {
        [.circleNeedsPassphrase, .ownPassphraseFirst].contains(error.code)
    }

    /// What the fields may be called that an error is about, the likeliest first.
    static func fields(of error: HearthError) -> [String] {
        let named = error.arguments["field"].map { [$0] } ?? []
        let usual: [String] =
            switch error.code {
            case .priceMalformed, .currencyMissing: ["price", "amount"]
            case .currencyUnknown: ["price", "amount", "currency"]
            case .amountMalformed, .amountOverPrice, .amountOverMissing, .currencyDiffers:
                ["amount"]
            case .dateMalformed: ["date"]
            case .birthdayMalformed, .birthdayAhead: ["birthday"]
            case .linkNotAllowed, .linkWithSpace, .linkOtherScheme, .linkWithoutSite,
                .linkMalformed, .linkOfWeb, .linksSeveral, .linksDiffer, .keyWrongChecksum,
                .keyTruncated, .keyWrongPrefix, .keyNewerFormat, .invitationMalformed, .ownKey,
                .addressMissing, .tooManyAddresses, .friendsOtherNode, .alreadyFriends,
                .notAShopLink, .shopUnknown, .shopAtHome:
                ["link"]
            case .addressMalformed, .deviceAddressMalformed, .deviceAddressNotOfHome,
                .deviceAddressNotServed:
                ["address", "link"]
            case .nameTaken, .wishNameTaken, .memberNameTaken, .nicknameTaken, .ownTitleTaken,
                .memberNamesThemselves, .slashInName:
                ["name", "title", "nickname"]
            case .wrongPassphrase, .wrongPassphraseBlanks: ["current", "passphrase"]
            case .recoveryCodeMissing, .recoveryCodeLength, .recoveryCodeMistyped,
                .recoveryCodeOfAnother:
                ["code"]
            case .passphraseTooShort, .passphraseBlanks, .ownPassphraseFirst:
                ["new", "passphrase"]
            case .noteTooLong, .noteTooLarge: ["notes"]
            case .momentMalformed: ["at"]
            case .zoneUnknown: ["zone"]
            case .quantityOverWished: ["quantity"]
            case .hookNotAbsolute, .hookMissing, .hookNotExecutable, .hookNotPrivate: ["program"]
            default: []
            }
        return named + usual
    }

    static func status(of error: HearthError) -> Int {
        switch error.code {
        case .unknownList, .unknownWish, .unknownNote, .unknownFriend, .unknownPhoto, .photoNotHere:
            404
        default: error.code.httpStatus
        }
    }
}
