package import HearthWire

/// A node was found at none of its addresses.
package struct DialFailure: Error, Sendable {
    /// Why, by address.
    package let reasons: [HostPort: TransportError]
}
