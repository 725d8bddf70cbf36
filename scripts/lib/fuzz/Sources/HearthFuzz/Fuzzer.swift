import Glibc
import HearthFuzzing

/// What libFuzzer calls with every input; which target it is for stands in `HEARTH_FUZZ_TARGET`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let octets = Array(UnsafeBufferPointer(start: start, count: count))
    Bounds.watch { _ = target.run(octets) }
    return 0
}

/// Writes what the fuzzer is to begin with into the folder that `HEARTH_FUZZ_SEEDS` names.
@_cdecl("LLVMFuzzerInitialize")
public func begin(
    _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
    guard let folder = getenv("HEARTH_FUZZ_SEEDS") else { return 0 }
    for (number, seed) in target.seeds.enumerated() {
        guard let file = fopen(String(cString: folder) + "/seed-\(number)", "w") else { continue }
        fwrite(seed, 1, seed.count, file)
        fclose(file)
    }
    return 0
}

private let target: FuzzTarget = {
    guard let name = getenv("HEARTH_FUZZ_TARGET"),
        let target = FuzzTarget(rawValue: String(cString: name))
    else { fatalError("HEARTH_FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))") }
    return target
}()
