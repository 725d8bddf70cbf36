import HearthAPI
import HearthLanguage

/// Words of the API that people read, in the language that is spoken. A word that this program
/// does not know, from a newer node, is shown as it came.
enum Words {
    /// What somebody is on a list.
    static func role(_ role: ListRole?) -> String? {
        switch role {
        case .owner: Text("owner").string
        case .keeper: Text("keeper").string
        case .friend: Text("friend").string
        case nil: nil
        }
    }

    /// How far somebody has come with a list.
    static func readerState(_ state: ReaderState) -> String {
        switch state {
        case .reading: Text("reading").string
        case .asked: Text("asked").string
        case .refused: Text("refused").string
        case .left: Text("left").string
        case .waiting: Text("waiting").string
        case .leaving: Text("leaving").string
        case .full: Text("list is full").string
        }
    }

    static func occasion(_ word: String?) -> String? {
        switch word {
        case "birthday": Text("birthday").string
        case "christmas": Text("christmas").string
        case "wedding": Text("wedding").string
        case "engagement": Text("engagement").string
        case "name-day": Text("name-day").string
        case "mothers-day": Text("mothers-day").string
        case "fathers-day": Text("fathers-day").string
        case "easter": Text("easter").string
        case "halloween": Text("halloween").string
        case "graduation": Text("graduation").string
        case "baby": Text("baby").string
        case "housewarming": Text("housewarming").string
        case "other": Text("other").string
        default: word
        }
    }

    static func priority(_ word: String?) -> String? {
        switch word {
        case "low": Text("low").string
        case "medium": Text("medium").string
        case "high": Text("high").string
        default: word
        }
    }

    /// How many are wished for: a number, or any.
    static func quantity(_ word: String?) -> String? {
        word == "any" ? Text("any").string : word
    }

    /// An amount of money.
    static func amount(_ amount: String?) -> String? { amount.map(Language.current.amount) }

    static func price(_ price: String?) -> String? { price.map(Language.current.price) }

    static func yesOrNo(_ isSo: Bool) -> String {
        isSo ? Text("yes").string : Text("no").string
    }
}
