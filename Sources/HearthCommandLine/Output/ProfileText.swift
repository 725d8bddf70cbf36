import HearthAPI
import HearthLanguage

/// Profiles, for a person.
enum ProfileText {
    static func facts(of profile: ProfileInfo) -> Facts {
        var facts = Facts()
        facts.add(Text("Birthday"), profile.birthday)
        for size in profile.sizes {
            facts.add(Text(verbatim: SafeText.line(size.label)), size.value)
        }
        for address in profile.addresses { facts.add(Text("Address"), address) }
        facts.add(Text("Note"), profile.note)
        facts.add(
            Text("Picture"),
            profile.pictureType.map {
                Text("\($0) (`hearth profile picture` saves it)").string
            })
        return facts
    }

    /// "Shoes 39, Gloves M".
    static func line(_ sizes: [SizeInfo]) -> String {
        sizes.map { "\($0.label) \($0.value)" }.joined(separator: ", ")
    }
}
