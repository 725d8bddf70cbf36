import HearthAPI
import HearthLanguage

extension KindLook {
    static let wishes = KindLook(
        kind: "wishes", icon: { Occasions.icon($0) },
        count: { Text(count: $0, one: "1 wish", other: "\($0) wishes") },
        roles: { _ in
            Roles(
                reading: Text("Reserve"), editing: Text("Reserve, and help to keep the list"))
        },
        new: Step(Text("New wish"), href: { "/new?list=\($0)" }),
        taking: Step(Text("A wish"), href: { "/new?\($0)&as=wish" }),
        files: PageFiles(PackageResources.Wishes.files), onPhone: .wishes)
}
