import HearthAPI
import Hummingbird

/// What is asked about devices on the home's own socket: anybody who can open it could read and write the
/// files of the home too.
struct DeviceRoutes {
    /// Nil: the node serves no pages.
    let desk: DeviceDesk?
    let performer: any OperationPerformer
    let router: Router<BasicRequestContext>

    func registerAll() {
        for operation in DeviceDesk.operations { register(operation) }
    }

    private func register<Asked: DeskOperation>(_ operation: Asked.Type) {
        let route = OperationRoute<Asked>(performer: performer)
        router.serve(LocalAPI.prefix + Asked.path, with: Asked.isReading ? .get : .post) { [desk] in
            guard let desk else { throw HearthError(.webNotServed) }
            let caller = try RequestReading.caller(of: $0)
            return try JSONAnswer.response(
                await desk.perform(route.decode($0), as: caller, from: nil))
        }
    }
}
