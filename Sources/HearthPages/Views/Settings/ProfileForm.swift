package import HearthAPI
import HearthLanguage
import HearthLists

/// The form for what friends see of a member: all of it at once, so that what is empty when it is
/// sent is taken away.
package struct ProfileForm: Sendable {
    /// Under which problems name it.
    package static let form = "profile"

    let face: Face
    let name: String
    let hasPicture: Bool
    /// As a date field has it, which always has a year.
    let birthday: String
    let isWithoutYear: Bool
    let note: String
    let sizes: [SizeRow]
    let addresses: [AddressRow]

    struct SizeRow: Sendable {
        let number: Int
        let label: String
        let value: String
        /// The first row says for all of them what they are, to those who see.
        let isFirst: Bool
        /// The row for one that is not there yet.
        let isNew: Bool
    }

    struct AddressRow: Sendable {
        let number: Int
        let text: String
        let isFirst: Bool
    }

    init(_ profile: ProfileInfo, problem: Problem?) {
        face = Face(profile.name)
        hasPicture = profile.pictureType != nil
        let typed = problem?.form == Self.form ? problem : nil
        func field(_ name: String, instead value: String?) -> String {
            typed.map { $0.typed(name, in: Self.form) ?? "" } ?? value ?? ""
        }
        name = field("name", instead: profile.name)
        let isShort = profile.birthday?.count == 5
        birthday = field(
            "birthday",
            instead: isShort ? profile.birthday.map { "\(Self.anyYear)-\($0)" } : profile.birthday)
        isWithoutYear =
            typed.map { $0.typed("birthday-without-year", in: Self.form) != nil } ?? isShort
        note = field("note", instead: profile.note)
        let (sizes, addresses) =
            typed.map { problem in Self.rows { problem.typed($0, in: Self.form) } }
            ?? (profile.sizes, profile.addresses)
        self.sizes = Self.withEmptyRow(sizes, SizeInfo(label: "", value: ""), ListLimits.sizes)
            .map { number, size, isNew in
                SizeRow(
                    number: number, label: size.label, value: size.value, isFirst: number == 0,
                    isNew: isNew)
            }
        self.addresses = Self.withEmptyRow(addresses, "", ListLimits.postalAddresses)
            .map { number, address, _ in
                AddressRow(number: number, text: address, isFirst: number == 0)
            }
    }

    /// One that had a 29 February.
    private static let anyYear = 2000

    /// The birthday that was meant by what stands in a date field; nil: none.
    package static func birthday(typed: String?, withoutYear: Bool) -> String? {
        guard let typed, !typed.allSatisfy(\.isWhitespace) else { return nil }
        let pieces = typed.split(separator: "-", omittingEmptySubsequences: false)
        return withoutYear && pieces.count == 3
            ? pieces.dropFirst().joined(separator: "-") : typed
    }

    /// What was typed into the rows, without those that are empty.
    package static func rows(
        _ field: (String) -> String?
    ) -> (sizes: [SizeInfo], addresses: [String]) {
        let sizes = (0..<ListLimits.sizes).map { number in
            SizeInfo(
                label: field("size-\(number)-of") ?? "", value: field("size-\(number)") ?? "")
        }
        let addresses = (0..<ListLimits.postalAddresses).map { field("address-\($0)") ?? "" }
        return (
            sizes.filter { !($0.label + $0.value).allSatisfy(\.isWhitespace) },
            addresses.filter { !$0.allSatisfy(\.isWhitespace) }
        )
    }

    /// The rows with an empty one behind them, as long as there is room for one more.
    private static func withEmptyRow<Row>(
        _ rows: [Row], _ empty: Row, _ limit: Int
    ) -> [(number: Int, row: Row, isNew: Bool)] {
        let all = rows.map { ($0, false) } + (rows.count < limit ? [(empty, true)] : [])
        return all.enumerated().map { ($0.offset, $0.element.0, $0.element.1) }
    }
}
