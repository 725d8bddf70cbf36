import HearthAPI
import Hummingbird

/// What a page's handler knows of a request: who is there.
struct PageContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Nil for a request that did not come by way of `PageSite`; such a one is shown nothing.
    let visit: Visit?

    init(coreContext: CoreRequestContextStorage, visit: Visit) {
        self.coreContext = coreContext
        self.visit = visit
    }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        visit = nil
    }

    /// A piece of the address.
    func piece(_ name: String) -> String {
        parameters.get(name).flatMap { PercentCoding.decode($0) } ?? ""
    }
}
