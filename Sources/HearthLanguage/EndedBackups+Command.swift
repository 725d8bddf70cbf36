package import HearthAPI

extension EndedBackups {
    /// Where they may be made again; as an example where nothing can be shown.
    package var place: String { folder ?? "/media/disk/hearth" }
    /// How many may be kept then.
    package var count: Int { keep ?? 14 }

    /// The command that has them made again, as one may type it into a shell.
    package var command: String {
        "hearth backup daily --to \(ShellWord.quoted(place)) --keep \(count)"
    }
}
