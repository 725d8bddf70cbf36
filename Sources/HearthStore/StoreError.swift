import GRDB
import HearthRows

/// Why the storage could not do what it was asked; what was under way has been rolled back.
package enum StoreError: StorageFailure, Hashable {
    /// The database was written by a newer Hearth, and has been left as it is.
    case newerVersion
    /// Written by a Hearth from before the last one; has been left as it is too.
    case olderVersion
    /// The file or the folder cannot be written to.
    case readOnly
    /// Another program holds the database.
    case busy
    /// What is stored is not what was once written; the text says where, never what.
    case corrupt(String)
    /// Something that no Hearth made is among the database's tables, indices and triggers; the text is its name.
    case foreign(String)
    case diskFull
    /// Anything else, in the words of the database or of the system.
    case io(String)
}

extension StoreError {
    init(_ error: DatabaseError) {
        // The message only: the statement and its arguments may hold a secret.
        let message = error.message ?? "result code \(error.resultCode.rawValue)"
        self =
            switch error.resultCode {
            case .SQLITE_READONLY: .readOnly
            case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupt(message)
            case .SQLITE_FULL: .diskFull
            default: .io(message)
            }
    }

    /// Runs `body`, with the errors of the database turned into ours.
    static func mapping<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError(error)
        } catch {
            throw .io(String(describing: error))
        }
    }
}
