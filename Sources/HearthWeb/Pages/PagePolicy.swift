import HTTPTypes

/// What a browser lets a page do: its Content-Security-Policy and its Permissions-Policy. A kind says it of its own
/// pages, where they need more or less than the usual (`Visit.page(under:)`). It is written by the program alone, never
/// with anything from outside.
struct PagePolicy: Sendable {
    /// What the page may load from where, by the names of the directives.
    private var sources: [(directive: String, sources: String)]
    /// What of the machine it may use.
    private var features: [(feature: String, isAllowed: Bool)]

    /// Nothing from elsewhere, no script but ours, in no other site's frame.
    static let usual = PagePolicy(
        sources: [
            ("default-src", "'none'"), ("script-src", "'self'"), ("style-src", "'self'"),
            ("img-src", "'self' blob: data:"), ("connect-src", "'self'"),
            ("form-action", "'self'"), ("base-uri", "'none'"), ("frame-ancestors", "'none'"),
            ("manifest-src", "'self'"), ("media-src", "'self' blob:"), ("worker-src", "'self'"),
        ],
        features: [("camera", true), ("geolocation", true), ("microphone", false)])

    /// Of a form in which sounds are recorded: what is recorded is heard before it is sent.
    static let recording = usual.using("microphone").loading("media-src", from: "'self' blob:")

    /// The same, but for one directive, such as `media-src`.
    func loading(_ directive: String, from allowed: String) -> PagePolicy {
        var policy = self
        policy.sources.removeAll { $0.directive == directive }
        policy.sources.append((directive, allowed))
        return policy
    }

    /// The same, but for whether it may use a feature of the machine, such as `microphone`.
    func using(_ feature: String, _ isAllowed: Bool = true) -> PagePolicy {
        var policy = self
        policy.features.removeAll { $0.feature == feature }
        policy.features.append((feature, isAllowed))
        return policy
    }

    func put(into headers: inout HTTPFields) {
        headers[.contentSecurityPolicy] =
            sources.map { "\($0.directive) \($0.sources)" }.joined(separator: "; ")
        guard let name = HTTPField.Name("permissions-policy") else { return }
        headers[name] =
            features.map { "\($0.feature)=\($0.isAllowed ? "(self)" : "()")" }
            .joined(separator: ", ")
    }
}
