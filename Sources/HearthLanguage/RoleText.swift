package import HearthAPI

/// What becomes of the role of a list's reader, as who invited them reads it.
package enum RoleText {
    /// nil: they stay what they are. `host`: who made the list, where that is somebody else.
    package static func change(of reader: ReaderInfo, host: String) -> Text? {
        switch (reader.asked, reader.refused) {
        case (.friend?, _):
            Text("Only reads it as soon as \(Text(whose: host)) home hears of it")
        case (_?, _): Text("Is asked whether they also want to change it")
        case (nil, .friend?): nil
        case (nil, _?): Text("Does not want to change it")
        case (nil, nil): nil
        }
    }

    /// What came of another role for one reader, after it was chosen; nil: they were no reader before.
    package static func chosen(_ reader: ReaderInfo, host: String) -> Text? {
        guard reader.state == .reading else { return nil }
        return switch (reader.asked, reader.role) {
        case (.friend?, _):
            Text("\(reader.name) only reads it as soon as \(Text(whose: host)) home hears of it.")
        case (_?, _): Text("Asked. \(reader.name) can change it once they say yes.")
        case (nil, .friend): Text("\(reader.name) only reads it from now on.")
        case (nil, _): Text("\(reader.name) can change it.")
        }
    }
}
