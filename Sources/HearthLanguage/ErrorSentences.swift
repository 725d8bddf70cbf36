package import HearthAPI
package import HearthKinds

/// The English sentences for error codes of kinds of lists, each set in its kind's folder. What other languages say
/// stands in their files, as for all codes.
package enum ErrorSentences {
    package static let table = KindTable<[ErrorCode: String]>([wishes, notes, activities, words])

    static func of(_ code: ErrorCode) -> String? {
        table.all.lazy.compactMap { $0[code] }.first
    }
}
