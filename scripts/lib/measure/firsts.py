"""What stands on the first screen of the smallest phone: where content begins, and what frames its buttons."""

SMALLEST = {"width": 320, "height": 568}


def firsts(owner, friend, signed_in):
    own = next(one for one in owner.get("lists") if one["title"] == "Birthday")["id"]
    pages = [
        ("one's own list", owner, f"/lists/{own}", ".wishes > li"),
        ("a friend's list", friend, f"/lists/{own}", ".wishes > li"),
        ("all lists", owner, "/lists", ".list-card"),
        ("people here", owner, "/settings/people", ".lines > li"),
        ("the cart", friend, "/cart", ".cart-entry, .empty"),
    ]
    for name, home, path, first in pages:
        visitor = signed_in(home)
        visitor.page.set_viewport_size(SMALLEST)
        visitor.goes(path)
        top = visitor.page.locator(first).first.bounding_box()["y"]
        framed = visitor.page.locator("main .button:visible, main button:visible").count()
        yield f"{name} on 320 × 568: first content; buttons", f"{top:.0f} px; {framed}"
        visitor.leaves()
