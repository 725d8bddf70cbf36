/// How a form has the visitor's passphrase given once more, for what would outlast a sign-in that somebody
/// else came by.
package struct Confirmation: Sendable {
    let hasPassphrase: Bool
    /// They have to choose one first: everybody can sit down at this device.
    let needsPassphrase: Bool

    package init(hasPassphrase: Bool = false, isOnFamilyDevice: Bool = false) {
        self.hasPassphrase = hasPassphrase
        needsPassphrase = !hasPassphrase && isOnFamilyDevice
    }
}
