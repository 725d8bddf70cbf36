import Testing

/// The tests' entry point. All tests are Swift Testing's, so that no index has to be made of XCTest's.
@main
struct TestRunner {
    static func main() async {
        guard CommandLine.arguments.contains("--testing-library") else {
            // `swift test` asks for XCTest's tests first: there are none.
            print(#"{"name":"All tests","tests":[]}"#)
            return
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
