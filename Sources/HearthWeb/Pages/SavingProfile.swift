import HearthAPI
import HearthFiles
import HearthForms
import HearthLanguage
import HearthPages
import HearthPictures

extension OwnForm {
    /// What a member says of themselves.
    static let profile = OwnForm(
        SettingsPage.profile.address, asking: EditProfile.self, named: ProfileForm.form, with: .own
    ) { visit, form in
        try await visit.site.saveProfile(form, visit)
    }
}

extension PageSite {
    /// Saves all that the form of a profile holds, takes away what is empty in it, and says where to
    /// go next.
    func saveProfile(_ form: Form, _ visit: Visit) async throws -> Finished {
        let rows = ProfileForm.rows { form[$0] }
        var picture: PictureInfo?
        if let file = form.files.first(where: { $0.field == "picture" }) {
            picture = try await portrait(file)
        }
        var cleared: [ProfileField] = [.birthday, .sizes, .addresses, .note]
        if form["remove-picture"] == "yes" { cleared.append(.picture) }
        func given(_ field: String) -> String? {
            form[field].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
        _ = try await visit.ask(
            EditProfile(
                name: form["name"], clear: cleared,
                birthday: ProfileForm.birthday(
                    typed: form["birthday"], withoutYear: form["birthday-without-year"] == "yes"),
                sizes: rows.sizes,
                addresses: rows.addresses, note: given("note"), picture: picture))
        // To the row that is empty now.
        let place = form["then"] == "size" ? "#new-size" : ""
        return Finished(next: SettingsPage.profile.address + place, done: EditProfile.path)
    }

    /// A small square of the picture and nothing else of the file.
    func portrait(_ file: Form.File) async throws -> PictureInfo {
        do throws(PictureFailure) {
            return try await pictures.portrait(of: file.octets)
        } catch {
            throw error.error(for: file.name)
        }
    }
}
