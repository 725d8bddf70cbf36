import HearthAPI
import HearthForms
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// The page that asks what becomes of what another app shared; nil: nothing is shared, it has been asked, or
    /// only one of the kinds that the member uses takes it.
    func askingWhatItIs() async throws -> Response? {
        // A form that was refused has been chosen.
        guard problem == nil, !hasChosen, let fields = request.uri.query,
            SharedNumber.of(query("shared")) != nil || !sharedWords.isEmpty
        else { return nil }
        let used = Set(try await ask(ShowKinds()).filter(\.isOn).map(\.name))
        let looks = KindLook.table.all.filter { $0.taking != nil && used.contains($0.kind) }
        guard looks.count > 1 else { return nil }
        return try await page(
            Text("What is it?"), at: .new, whose: .own, SharedView(looks, fields: fields))
    }

    /// Whether the address says what it is.
    var hasChosen: Bool { query("as") != nil }

    /// What was shared, where a browser without a worker has it in the address of the form.
    var sharedWords: SharedWords {
        SharedWords(Form(encoded: request.uri.query ?? "") ?? Form())
    }
}
