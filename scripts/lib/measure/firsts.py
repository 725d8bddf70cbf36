"""What stands on the first screen of the smallest phone: where content begins, and what frames its buttons."""

SMALLEST = {"width": 320, "height": 568}


def firsts(owner, friend, signed_in):
    own = next(one for one in owner.get("lists") if one["title"] == "Birthday")["id"]
    wish = owner.get(f"lists/show?list={own}")["items"][0]["id"]
    note = owner.post("notes/add", text="The code of the garage")
    pages = [
        ("home", owner, "/", ".lines > li, .card"),
        ("one's own list", owner, f"/lists/{own}", ".wishes > li"),
        ("a friend's list", friend, f"/lists/{own}", ".wishes > li"),
        ("one's own wish", owner, f"/lists/{own}/{wish}", "main h1"),
        ("a friend's wish", friend, f"/lists/{own}/{wish}", "main h1"),
        ("all lists", owner, "/lists", ".list-card"),
        ("who sees a list", owner, f"/lists/{own}/share", ".reader"),
        ("friends", friend, "/friends", ".person, .question"),
        ("a friend", friend, "/friends/Owner", ".list-card"),
        ("people here", owner, "/settings/people", ".lines > li"),
        ("settings", owner, "/settings", ".lines > li"),
        ("the cart", friend, "/cart", ".cart-entry, .empty"),
        ("notes", owner, "/notes", ".note-card"),
        ("a note", owner, f"/lists/{note['listID']}/{note['id']}", ".note-text, main h1"),
    ]
    for name, home, path, first in pages:
        visitor = signed_in(home)
        visitor.page.set_viewport_size(SMALLEST)
        visitor.goes(path)
        top = visitor.page.locator(first).first.bounding_box()["y"]
        framed = visitor.page.locator("main .button:visible, main button:visible").count()
        yield f"{name} on 320 × 568: first content; buttons", f"{top:.0f} px; {framed}"
        visitor.leaves()
