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
        register(ShowDevices.self) { desk, _ in try await desk.show() }
        register(SwitchDevices.self) { try await $0.set(areOn: $1.areOn) }
        register(SetDevicesAddress.self) { try await $0.set(address: $1.address) }
        register(AddDevice.self) { try await $0.add(for: $1.member) }
        register(ShowPairing.self) { desk, _ in try await desk.pairing() }
        register(AnswerDevice.self) {
            try await $0.answer(isLetIn: $1.isLetIn, name: $1.name)
        }
        register(RemoveDevice.self) { try await $0.remove($1.device) }
    }

    /// Reads a request, and writes what `answer` says.
    private func register<Asked: Operation>(
        _ operation: Asked.Type,
        _ answer: @escaping @Sendable (DeviceDesk, Asked) async throws -> Asked.Answer
    ) {
        let route = OperationRoute<Asked>(performer: performer)
        router.serve(LocalAPI.prefix + Asked.path, with: Asked.isReading ? .get : .post) { [desk] in
            guard let desk else { throw HearthError(.webNotServed) }
            return try JSONAnswer.response(await answer(desk, route.decode($0)))
        }
    }
}
