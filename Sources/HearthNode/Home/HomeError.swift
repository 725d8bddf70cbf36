import HearthAPI
import HearthStore

/// Says in people's words what the storage of a home refused.
enum HomeError {
    static func shown(_ error: any Error, home: String) -> HearthError {
        switch error {
        case let error as HearthError: error
        case let error as StoreError: shown(error, home: home)
        default: HearthError(.internalError)
        }
    }

    static func shown(_ error: StoreError, home: String) -> HearthError {
        switch error {
        case .newerVersion: HearthError(.homeNewer, ["home": home])
        case .olderVersion: HearthError(.homeOlder, ["home": home])
        case .readOnly: HearthError(.homeReadOnly, ["home": home])
        case .busy: HearthError(.nodeAlreadyRunning, ["home": home])
        case .corrupt, .foreign: HearthError(.homeCorrupt, ["home": home])
        case .diskFull: HearthError(.diskFull, ["home": home])
        case .io: HearthError(.storageFailed)
        }
    }
}
