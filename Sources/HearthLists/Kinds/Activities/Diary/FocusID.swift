package import HearthSodium

/// Names a session or an interruption in a diary, 8 octets; whoever makes it draws them.
package struct FocusID: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }
}
