import HearthAPI
import Hummingbird

/// What is served on the loopback address: the API for programs, the pages for people.
struct WebResponder<API: HTTPResponder>: HTTPResponder where API.Context == BasicRequestContext {
    let api: API
    let pages: PageSite

    @concurrent func respond(
        to request: Request, context: BasicRequestContext
    ) async throws -> Response {
        let path = request.uri.path
        let isForPrograms = path.hasPrefix("/api/") || path == LocalAPI.healthPath
        return isForPrograms
            ? try await api.respond(to: request, context: context)
            : try await pages.respond(to: request, context: context)
    }
}
