import CSodium

/// The library itself: every entry point of this module touches `ready` before it calls into it.
enum Sodium {
    /// Set up once, before the first use, whichever thread comes first.
    static let ready: Void = {
        // 1 says that somebody initialised it before us, which is as good. Without a source of
        // randomness nothing here can be done safely, so there is nothing to go on with.
        precondition(sodium_init() >= 0, "libsodium could not be initialised")
    }()

    /// What hashing, signing and opening return when they did not fail.
    static let success: Int32 = 0
}
