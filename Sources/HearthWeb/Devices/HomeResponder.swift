import HTTPTypes
import HearthLanguage
import Hummingbird
import Logging
import NIOCore

/// Remembers on which connection a request came.
struct HomeContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}

/// What the home network is shown: the pages at the one address of the household's devices, and the way
/// there from all others.
struct HomeResponder: HTTPResponder {
    let site: BoundedBodies<PageSite>
    let desk: DeviceDesk
    let places: ConnectionPlaces
    let tries: CodeTries

    @concurrent func respond(to request: Request, context: HomeContext) async throws -> Response {
        places.asked(on: context.channel, isLetIn: desk.device(of: request) != nil)
        if request.method == .post, request.uri.path == PageSite.pairPath,
            !tries.mayTry(on: context.channel)
        {
            return tooMany(request)
        }
        let response = try await answer(request, context)
        // A good link is nobody's guess: whatever others try keeps nobody out who has one.
        if request.method == .post, request.uri.path == PageSite.guestPath,
            response.status == PageSite.statusOfNoGoodLink, !tries.mayTry(on: context.channel)
        {
            return tooMany(request)
        }
        return response
    }

    private func tooMany(_ request: Request) -> Response {
        PageResponse.plain(
            .tooManyRequests,
            Language.$current.withValue(BrowserChoices(of: request).language) {
                Text("Too many codes were tried. Wait ten minutes.").string
            })
    }

    private func answer(_ request: Request, _ context: HomeContext) async throws -> Response {
        if desk.address.origin?.isNamed(by: request.head.authority) ?? false {
            return try await site.respond(
                to: request,
                context: BasicRequestContext(
                    source: ApplicationRequestContextSource(
                        channel: context.channel, logger: context.logger)))
        }
        guard let origin = desk.address.origin else {
            return PageResponse.misdirected(request) {
                Text("This home’s pages have no address yet. Try again in a moment.")
            }
        }
        guard request.method == .get, desk.address.isKnown(request.head.authority) else {
            return PageResponse.misdirected(request) {
                Text(
                    "This home’s pages are not at the address that you opened. They are at \(origin.text)."
                )
            }
        }
        return PageResponse.see(origin.text + request.uri.string)
    }
}
