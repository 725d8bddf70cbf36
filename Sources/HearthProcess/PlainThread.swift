import Glibc

/// A thread for what blocks.
enum PlainThread {
    private final class Work {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a thread of its own, which ends with it; false: the system gives none.
    static func start(stack: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stack)
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, &attributes,
            { pointer in
                if let pointer {
                    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
                }
                return nil
            }, work.toOpaque())
        if result != 0 { work.release() }
        return result == 0
    }
}
