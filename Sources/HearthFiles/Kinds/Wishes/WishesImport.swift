import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists
import HearthWire

extension ImportReader {
    /// Wishes of tables, links, pages of shops; and whatever an export of Hearth has, with the profile.
    static let wishes = ImportReader(
        "wishes", label: Text("Wishes, or an export of Hearth"), recognises: { _ in false },
        read: { node, file, choices in
            let said = choices.currency
            if let said, Currency(said.uppercased()) == nil {
                throw HearthError(.currencyUnknown, ["value": said])
            }
            var facts: [Text] = []
            var source = try await node.reading { try ImportFile(file, amountsIn: said) }
            if said == nil, source.lacksCurrency,
                let usual = try await node.perform(ShowUsualCurrency()).currency
            {
                source = try await node.reading { try ImportFile(file, amountsIn: usual) }
                facts.append(
                    Text("Amounts without a currency were read as \(usual), your usual one."))
            }
            var request = source.request(to: choices.list)
            let given = request.profile
            request.profile = await given?.withPicture(madeBy: node.pictures)
            var read = FileImport([request], facts: facts + source.remarks.map(\.text))
            read.lostPicture = given?.picture != nil && request.profile?.picture == nil
            return read
        })
}

extension ImportFile {
    fileprivate init(_ file: ChosenFile, amountsIn currency: String?) throws(HearthError) {
        do throws(ImportError) {
            try self.init(
                octets: file.octets, currency: currency.flatMap { Currency($0.uppercased()) })
        } catch {
            throw HearthError(error)
        }
    }

    /// With a list that was named come its wishes alone.
    fileprivate func request(to list: String?) -> ImportWishes {
        guard let list else {
            return ImportWishes(lists: lists, target: .either, profile: profile)
        }
        let wishes = lists.filter { $0.kind == nil }.flatMap(\.wishes)
        return ImportWishes(
            lists: [ImportedList(title: list, wishes: wishes)], target: .present)
    }
}

extension KindExchange {
    static let wishes = KindExchange(
        kind: WishBody.kind, readers: [.wishes], downloads: [.wishes])
}

extension KindDownload {
    /// All wishes, for spreadsheet programs.
    static let wishes = KindDownload(
        "csv", file: "wishes.csv", type: "text/csv; charset=utf-8", label: Text("A table (CSV)"),
        text: { node, list in
            CSVWriter.text(of: try await node.perform(ExportLists(lists: list)))
        })
}
