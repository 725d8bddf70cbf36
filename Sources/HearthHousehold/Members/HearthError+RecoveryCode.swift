package import HearthAPI
package import HearthWire

extension HearthError {
    /// Why a text is no recovery code, in people's words.
    package init(_ failure: RecoveryCode.Failure) {
        switch failure {
        case .missing: self.init(.recoveryCodeMissing)
        case .wrongLength(let count):
            self.init(
                .recoveryCodeLength,
                ["count": "\(count)", "limit": "\(RecoveryCode.characterCount)"])
        case .wrongChecksum: self.init(.recoveryCodeMistyped)
        }
    }
}
