import HearthLanguage

extension Room {
    package static let notes = Room(
        name: "notes", label: Text("Notes"), icon: "notes",
        purpose: Text("Shopping lists, photos and voice notes, for you alone or together"),
        home: "/notes",
        places: [
            Place(Text("Notes"), icon: "notes", href: "/notes"),
            Place(Text("Tags"), icon: "price", href: "/notes/tags"),
            Place(Text("New note"), icon: "new", href: "/notes/new", isNew: true),
            Place(Text("Shared"), icon: "share", href: "/notes/shared"),
            Place(Text("Find"), icon: "search", href: "/notes/find"),
        ],
        makes: [
            Place(Text("Note"), icon: "notes", href: "/notes/new"),
            Place(Text("Checklist"), icon: "lists", href: "/notes/new-list"),
            Place(Text("Voice"), icon: "sound", href: "/notes/new?voice=yes"),
        ])
}
