import HearthAPI
import HearthShops

extension ShopFailure {
    /// What to tell the one who asked for it.
    var error: HearthError {
        switch self {
        case .notALink: HearthError(.notAShopLink)
        case .unknownName: HearthError(.shopUnknown)
        case .atHome: HearthError(.shopAtHome)
        case .noAnswer: HearthError(.shopNoAnswer)
        case .refused(let status): HearthError(.shopRefused, ["status": String(status)])
        case .tooLarge: HearthError(.shopPageTooLarge)
        case .tooManyTurns: HearthError(.shopLeadsOn)
        case .saysNothing: HearthError(.shopSaysNothing)
        case .notUsed: HearthError(.shopsNotUsed)
        case .busy: HearthError(.shopsBusy)
        }
    }
}
