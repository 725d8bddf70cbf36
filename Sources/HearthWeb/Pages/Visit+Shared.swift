import HearthAPI
import HearthForms
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// The page that asks what becomes of what another app or page shared; nil: nothing is shared,
    /// it has been asked, or none of the kinds that the member uses takes it.
    ///
    /// It is asked also where only one kind does: what waits on a device is for no home before
    /// somebody says so.
    func askingWhatItIs() async throws -> Response? {
        let number = query("shared")
        let isOnDevice =
            SharedNumber.of(number) != nil || number.flatMap(ShareRefusal.init) != nil
        // A form that was refused has been chosen.
        guard problem == nil, query("as") == nil, let fields = request.uri.query,
            isOnDevice || !sharedWords.isEmpty
        else { return nil }
        let used = Set(try await ask(ShowKinds()).filter(\.isOn).map(\.name))
        let looks = KindLook.table.all.filter { $0.taking != nil && used.contains($0.kind) }
        guard !looks.isEmpty else { return nil }
        return try await page(
            Text("Shared with Hearth"), at: .new, whose: .own,
            SharedView(looks, fields: fields, isOnDevice: isOnDevice))
    }

    /// Whether what stands in the form of a new item came from another app or page; `own` is what
    /// waited on this device to be sent, and is corrected.
    var isFromElsewhere: Bool {
        !sharedWords.isEmpty || SharedNumber.of(query("shared")) != nil && query("as") != "own"
    }

    /// What was shared, where a browser without a worker has it in the address of the form.
    var sharedWords: SharedWords {
        SharedWords(Form(encoded: request.uri.query ?? "") ?? Form())
    }
}
