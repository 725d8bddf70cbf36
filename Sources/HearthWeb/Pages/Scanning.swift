import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import HearthPictures

extension OwnForm {
    /// Reads a QR code.
    static let scan = OwnForm(
        "/friends/scan", asking: AddFriend.self, named: AddFriendView.scanForm,
        on: AddFriendView.address, with: .own
    ) { visit, form in
        try await visit.site.scan(form, visit)
    }
}

extension PageSite {
    /// Reads the QR code in a picture that was sent, and goes on to the form with what it says:
    /// the one who took the picture looks at it before anybody is asked.
    func scan(_ form: Form, _ visit: Visit) async throws -> Finished {
        guard let file = form.files.first(where: { $0.field == "picture" && !$0.octets.isEmpty })
        else { throw Self.problem(Text("Choose a picture with a QR code on it first.")) }
        let code: String?
        do {
            code = try await pictures.code(in: file.octets)
        } catch {
            throw error.error(for: file.name)
        }
        guard let code else {
            throw Self.problem(
                Text(
                    "No QR code was found in this picture. Take it again from closer, straight from the front and in good light."
                ))
        }
        guard ScannedCode(code).mayBeFriends else {
            throw Self.problem(ScannedCode(code).refusal)
        }
        // An invitation works once, for the one who is first: it stands in no address.
        let word = await scanned.keep(code, for: visit.member)
        return Finished(next: "\(AddFriendView.address)?of=\(word)")
    }

    private static func problem(_ text: Text) -> HearthError {
        HearthError(.usage, ["problem": text.string])
    }
}
