import HearthLanguage

extension Room {
    package static let notes = Room(
        name: "notes", label: Text("Notes"), icon: "notes", home: "/notes",
        places: [
            Place(Text("Notes"), icon: "notes", href: "/notes"),
            Place(Text("Tags"), icon: "price", href: "/notes/tags"),
            Place(Text("New note"), icon: "new", href: "/notes/new", isNew: true),
            Place(Text("Shared"), icon: "share", href: "/notes/shared"),
            Place(Text("Find"), icon: "search", href: "/notes/find"),
        ])
}
