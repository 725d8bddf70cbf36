import HearthAPI
import HearthSodium

extension FixedOctets {
    /// An id as people type it, with the sign before it or without: `#0011223344556677`. Nil for what is none.
    init?(typed: String) {
        self.init(hex: ShortID.withoutSign(typed).lowercased())
    }
}
