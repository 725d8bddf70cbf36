import CVips

/// The library as a whole.
package enum Vips {
    /// Starts it, once a process, before anything else of it is used.
    ///
    /// Of its many readers only three are left: the others were not made for hostile files.
    ///
    /// - Returns: false when it cannot start.
    package static func start() -> Bool {
        // No code made at run time, nor the temporary files that hold it.
        g_setenv("VIPS_NOVECTOR", "1", 1)
        // Nor for pixels: the process opens no files any longer when there are any.
        g_setenv("VIPS_DISC_THRESHOLD", "2g", 1)
        guard vips_init("hearth-image") == 0 else { return false }
        vips_block_untrusted_set(1)
        vips_operation_block_set("VipsForeignLoad", 1)
        for reader in ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] {
            vips_operation_block_set(reader, 0)
        }
        // One picture a process: nothing comes twice, and the node has work for the processors.
        vips_cache_set_max(0)
        vips_concurrency_set(1)
        return true
    }
}
