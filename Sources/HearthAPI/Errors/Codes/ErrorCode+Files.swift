// Files that people choose, and backups that they bring.
extension ErrorCode {
    package static let fileTooLarge = typed("fileTooLarge", ["limit"])
    package static let fileNotText = typed("fileNotText")
    package static let fileOther = typed("fileOther", ["format"])
    package static let fileMalformed = typed("fileMalformed", ["format"])
    package static let fileEmpty = typed("fileEmpty")
    package static let namesNotFound = typed("namesNotFound", ["candidates"])
    package static let fileMissing = typed("fileMissing", ["file"])
    package static let fileIsFolder = typed("fileIsFolder", ["file"])
    package static let fileUnreadable = typed("fileUnreadable", ["file"])
    package static let fileUnwritable = typed("fileUnwritable", ["file"])
    package static let fileDiskFull = refused("fileDiskFull", ["file"])
    package static let columnUnknown = typed("columnUnknown", ["name", "candidates"])
    package static let fileTooManyWishes = typed("fileTooManyWishes", ["limit"])
    package static let folderTooManyFiles = typed("folderTooManyFiles", ["limit"])
    package static let zipDamaged = typed("zipDamaged", ["file"])
    package static let zipTooLarge = typed("zipTooLarge", ["file", "limit"])
    package static let zipTooHard = typed("zipTooHard", ["file"])
    package static let fileTooDeep = typed("fileTooDeep", ["limit"])
    package static let fileTooManyEntries = typed("fileTooManyEntries", ["limit"])
    package static let fileTooManyColumns = typed("fileTooManyColumns", ["limit"])
    package static let fileTooManyAttributes = typed("fileTooManyAttributes", ["limit"])
    package static let fileTextTooLong = typed("fileTextTooLong", ["limit"])
    package static let fileLetterTooLong = typed("fileLetterTooLong", ["limit"])
    package static let unknownPhoto = typed(
        "unknownPhoto", ["wish", "value", "count"], missing: .thing)
    package static let kindUnknown = typed("kindUnknown", ["value", "candidates"])
    package static let recoveryCodeMissing = typed("recoveryCodeMissing", fields: ["code"])
    package static let recoveryCodeLength = typed(
        "recoveryCodeLength", ["count", "limit"], fields: ["code"])
    package static let recoveryCodeMistyped = typed("recoveryCodeMistyped", fields: ["code"])
    package static let backupNone = typed("backupNone", ["path"])
    package static let backupNewer = typed("backupNewer", ["path"])
    package static let backupDamaged = typed("backupDamaged", ["path"])
    package static let backupForeign = typed("backupForeign", ["path", "entry"])
    package static let backupOtherCode = typed("backupOtherCode")

    static let files: [ErrorCode] = [
        .fileTooLarge, .fileNotText, .fileOther, .fileMalformed, .fileEmpty, .namesNotFound,
        .fileMissing, .fileIsFolder, .fileUnreadable, .fileUnwritable, .fileDiskFull,
        .columnUnknown, .fileTooManyWishes, .folderTooManyFiles, .zipDamaged, .zipTooLarge,
        .zipTooHard, .fileTooDeep, .fileTooManyEntries, .fileTooManyColumns, .fileTooManyAttributes,
        .fileTextTooLong, .fileLetterTooLong, .unknownPhoto, .kindUnknown, .recoveryCodeMissing,
        .recoveryCodeLength, .recoveryCodeMistyped, .backupNone, .backupNewer, .backupDamaged,
        .backupForeign, .backupOtherCode,
    ]
}
