"""Ways to the pages: each takes a visitor and leaves them where the picture is taken."""

from playwright.sync_api import expect

BIRTHDAY = "Birthday"


def at(path):
    return lambda visitor: visitor.goes(path)


def followed_by(go, *steps):
    """The way, and then more."""

    def further(visitor):
        go(visitor)
        for step in steps:
            step(visitor)

    return further


def own_list(visitor):
    visitor.goes("/lists")
    visitor.opens_list(BIRTHDAY)


def friends_list(visitor):
    visitor.goes("/friends")
    visitor.opens_list(BIRTHDAY)


def a_list(place, title):
    return followed_by(at(place), lambda visitor: visitor.opens_list(title))


def friends_wish(name):
    return followed_by(friends_list, lambda visitor: visitor.opens_wish(name))


def own_wish(name):
    return followed_by(own_list, lambda visitor: visitor.opens_wish(name))


def end_of(go, end):
    return followed_by(go, lambda visitor: visitor.goes(visitor.path + end))


def link(selector):
    """To where the first such link of the page leads."""

    def follow(visitor):
        there = visitor.page.locator(f"main {selector}").first
        visitor.goes(there.get_attribute("href"))

    return follow


def unfolded(go):
    """With everything open that is folded away; menus stay closed, they lie over each other."""
    return followed_by(
        go,
        lambda visitor: visitor.page.evaluate(
            "() => document.querySelectorAll('details:not(.menu)').forEach((one) => one.open = true)"
        ),
    )


def sends(button, **fields):
    """Fills the form of a button in and sends it."""

    def step(visitor):
        target = visitor.page.locator(f"main {button}").first
        form = target.locator("xpath=ancestor::form")
        for name, value in fields.items():
            form.locator(f"[name='{name}']").first.fill(value)
        with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
            target.click()
        # Sent without leaving the page, or with it.
        expect(visitor.page.locator("form[aria-busy]")).to_have_count(0)
        visitor.page.wait_for_load_state()

    return step


def fills(**fields):
    def step(visitor):
        for name, value in fields.items():
            visitor.page.locator(f"main [name='{name}']").first.fill(value)

    return step


def opens_menu(visitor):
    visitor.page.locator("main details.menu > summary").first.click()


def enlarges_photo(visitor):
    visitor.page.locator(".photos a").first.click()
    expect(visitor.page.locator(".viewer[open]")).to_be_visible()


def loses_connection(visitor):
    visitor.page.context.set_offline(True)
    expect(visitor.page.locator("#told > *")).to_be_visible()
