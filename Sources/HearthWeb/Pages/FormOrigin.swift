import HTTPTypes
import Hummingbird

/// Whether a form was sent by a page of this node.
enum FormOrigin {
    /// Browsers say where a form stood (the Fetch standard, "Origin" and "Sec-Fetch-Site"); one that
    /// says nothing at all has the form's own token to go by.
    static func isOurs(_ request: Request, _ address: PagesAddress) -> Bool {
        if let site = HTTPField.Name("sec-fetch-site").flatMap({ request.headers[$0] }),
            site != "same-origin"
        {
            return false
        }
        guard let origin = request.headers[.origin] else { return true }
        return address.isOrigin(origin, of: request)
    }
}
