import HTTPTypes

/// What every answer of the node's carries, whatever it is: browsers guess at none of it, no window of
/// another site holds on to it, and no page of another site reads or shows it. And that it is the node's: what
/// a proxy or a network's own page answers in its place is no answer to what somebody did.
enum EveryAnswer {
    static var headers: HTTPFields {
        var headers = HTTPFields()
        headers[.xContentTypeOptions] = "nosniff"
        for (name, value) in [
            // Nothing for other sites. With less than this, forms would not say where they stood.
            ("referrer-policy", "same-origin"), ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"), ("hearth-answer", "yes"),
        ] {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return headers
    }
}
