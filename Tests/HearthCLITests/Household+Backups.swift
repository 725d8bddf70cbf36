import HearthAPI

extension Household {
    static let backups: BackupsInfo = {
        var info = BackupsInfo(
            lastAt: "2027-05-30T01:00:00Z",
            lastPath: "/backups/hearth-2027-05-30-0300-9f31c0de.backup",
            folder: "/backups", keep: 14, mark: "9f31c0de",
            problem: HearthError(.backupDiskMissing, ["path": "/backups"]),
            openedBy: ["Cousin", "Partner"])
        info.others = 2
        return info
    }()
}
