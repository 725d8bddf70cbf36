import Foundation

/// Whether `scripts/test --long` runs: what takes longer than `scripts/test` may is tried then alone.
package let isLong = ProcessInfo.processInfo.environment["HEARTH_LONG"] == "yes"
