import HearthKinds

/// The templates by name: the program's own, and those that kinds bring.
package enum Templates {
    package static var all: [String: String] {
        KindLook.table.all.reduce(into: PageFiles(PackageResources.files).templates) { all, kind in
            all.merge(kind.files.templates) { first, _ in first }
        }
    }
}
