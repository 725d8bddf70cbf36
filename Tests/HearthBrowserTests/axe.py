"""What axe-core finds on a page; a page takes its program once, however often it is looked at."""

from axe_playwright_python.base import AXE_SCRIPT


def violations(page, options):
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate("async (options) => (await axe.run(options)).violations", options)
