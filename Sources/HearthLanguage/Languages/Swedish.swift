extension Language {
    /// Swedish.
    ///
    /// The words, the same everywhere; "du", never "ni":
    ///
    /// | | |
    /// |---|---|
    /// | wish list, wish, tray | önskelista (lista), önskning, lådan (dess sida: Önskningar) |
    /// | owner, keeper, friend, member, household | ägare, förvaltare, vän, medlem, hushåll |
    /// | home, node, beat | hem, nod, takt |
    /// | reserve, hold, free, bought | reservera, paxa, släppa, köpt |
    /// | chip in, cart, give | vara med och betala, kundvagn, ge |
    /// | share, accept, refuse, ignore, leave | dela, tacka ja, tacka nej, bortse från, lämna |
    /// | inbox, invitation, link, public key | inkorg, inbjudan, länk, publik nyckel |
    /// | passphrase, unlock, recovery code | lösenfras, låsa upp, återställningskod |
    /// | safety number, verify, compare | säkerhetsnummer, kontrollera, jämföra |
    /// | whisper, surprise idea, comment | viskning, överraskningsidé, kommentar |
    /// | thank-you note, news, reminder | tackkort, nyheter, påminnelse |
    /// | occasion, tag, archive, alarm | tillfälle, etikett, arkivera, larm |
    ///
    /// The texts stand in Resources/sv.json.
    package static let swedish = Language(
        code: "sv", name: "svenska", translations: Translations(PackageResources.sv_json),
        plurals: .oneIsSingular,
        numbers: NumberStyle(
            decimal: ",", thousands: "\u{A0}", space: "\u{A0}",
            symbols: ["SEK": "kr", "EUR": "€", "GBP": "£", "USD": "$"]),
        possessive: .plainS,
        yes: ["j", "ja"], no: "N")
}
