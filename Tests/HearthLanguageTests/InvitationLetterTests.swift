import HearthAPI
import HearthLanguage
import Testing

@Suite("The letter that invites somebody")
struct InvitationLetterTests {
    @Test(
        "It promises a guest only what the home can do",
        arguments: [
            (true, "en", "only a phone", "When you visit us"),
            (false, "en", "When you visit us", "only a phone"),
            (true, "sv", "bara en telefon", "När du är hos oss"),
            (false, "sv", "När du är hos oss", "bara en telefon"),
        ])
    func promises(reachesGuests: Bool, code: String, said: String, unsaid: String) throws {
        let invitation = InvitationInfo(
            id: "9", link: "hearth:invitation", state: .open, expiresAt: "2027-06-07T12:00:00Z")
        try Language.$current.withValue(try #require(Language.named(code))) {
            let letter = try #require(
                InvitationLetter.text(invitation, from: "Anna", reachesGuests: reachesGuests))
            #expect(letter.contains(said) && !letter.contains(unsaid))
        }
    }
}
