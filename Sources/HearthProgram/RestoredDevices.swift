import HearthAPI
import HearthDevices

/// The phones and computers of a home that is being put back: none of them is let in, since one may have been
/// taken away after the backup was made.
enum RestoredDevices {
    /// - Throws: What the file system says.
    /// - Returns: What they were called.
    static func void(in folder: String) throws -> [String] {
        let book = DeviceBook(file: HomeFile.devices.path(in: folder))
        let names = book.devices.map(\.name)
        try book.removeAll()
        return names
    }
}
