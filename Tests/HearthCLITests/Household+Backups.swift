import HearthAPI

extension Household {
    static let backups = BackupsInfo(
        lastAt: "2027-05-30T01:00:00Z", lastPath: "/backups/hearth-2027-05-30-0300.backup",
        folder: "/backups", keep: 14,
        problem: HearthError(.backupFolderMissing, ["path": "/backups"]),
        openedBy: ["Cousin", "Partner"])
}
