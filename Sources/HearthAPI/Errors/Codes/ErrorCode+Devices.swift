// Backups of each day, phones and other computers.
extension ErrorCode {
    package static let backupNeedsCode = refused("backupNeedsCode")
    package static let backupFolderNotSet = refused("backupFolderNotSet")
    package static let backupFolderMissing = refused("backupFolderMissing", ["path"])
    package static let backupDiskMissing = refused("backupDiskMissing", ["path"])
    package static let backupExists = refused("backupExists", ["path"])
    package static let backupUnwritable = refused("backupUnwritable", ["path", "reason"])
    package static let backupUnderWay = refused("backupUnderWay")
    package static let devicesOff = refused("devicesOff")
    package static let deviceAddressMalformed = typed(
        "deviceAddressMalformed", ["address"], fields: ["address", "link"])
    package static let deviceAddressNotOfHome = typed(
        "deviceAddressNotOfHome", ["address"], fields: ["address", "link"])
    package static let deviceAddressNotServed = typed(
        "deviceAddressNotServed", ["address"], fields: ["address", "link"])
    package static let unknownDevice = typed("unknownDevice", ["name"])
    package static let noDeviceWaits = refused("noDeviceWaits")
    package static let limitDevices = refused("limitDevices", ["limit"])
    package static let unauthorized = refused("unauthorized", status: 401)
    package static let notFound = refused("notFound", status: 404)
    package static let internalError = refused("internalError", status: 500)

    static let devices: [ErrorCode] = [
        .backupNeedsCode, .backupFolderNotSet, .backupFolderMissing, .backupDiskMissing,
        .backupExists, .backupUnwritable, .backupUnderWay, .devicesOff, .deviceAddressMalformed,
        .deviceAddressNotOfHome, .deviceAddressNotServed, .unknownDevice, .noDeviceWaits,
        .limitDevices, .unauthorized, .notFound, .internalError,
    ]
}
