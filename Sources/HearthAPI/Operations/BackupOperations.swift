/// Whether and how the home is backed up.
package struct ShowBackups: Operation {
    package typealias Answer = BackupsInfo
    package static let path = "backups"
    package static let askers = Askers.householders
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Has one backup made each day, in a folder of the node's machine, or none.
package struct SetBackups: Operation {
    package typealias Answer = BackupsInfo
    package static let path = "backups/set"
    package static let askers = Askers.atHome
    package static let needsKeys = false

    /// The whole path of a folder that is there; nil: none are made each day.
    package var folder: String?
    /// How many are kept, 1 to 1,000; nil: 14.
    package var keep: Int?

    package init(folder: String?, keep: Int? = nil) {
        self.folder = folder
        self.keep = keep
    }
}

/// Makes a backup now, and answers once it is whole and has been read back.
package struct MakeBackup: Operation {
    package typealias Answer = BackupsInfo
    package static let path = "backups/make"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// The whole path of a file that is not there yet, which only the home's own user may give; nil: a new one
    /// in the folder for each day's.
    package var file: String?

    package init(file: String? = nil) {
        self.file = file
    }
}

/// Shows that the caller has their recovery code at hand, which a backup needs to be of use: before the
/// first one, one householder does.
package struct ConfirmRecoveryCode: Operation {
    package typealias Answer = BackupsInfo
    package static let path = "backups/confirm-code"
    package static let askers = Askers.householders
    package static let needsKeys = false

    package var code: String

    package init(code: String) {
        self.code = code
    }
}
