@testable import HearthPages

/// For all tests of pages: reading the templates takes far longer than a page.
let renderer = PageRenderer()
