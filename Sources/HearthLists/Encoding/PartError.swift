/// Why what an editor wrote is refused, always as a whole.
package enum PartError: Error, Hashable {
    /// Not a message of this kind, or a value outside its range.
    case malformed
    /// More of something than protocol-spec/limits.md allows.
    case overLimit
    case text(TextError)
}
