import Testing

/// The tests' entry point. All tests are Swift Testing's, so that no list of XCTest's has to be made.
@main
struct TestRunner {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
