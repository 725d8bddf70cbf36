"""How many taps it takes until people of one home are friends of people elsewhere, by link and by introduction, and
until a child has a list that a friend sees."""

import os

import neighbourhood
from home import Home
from playwright.sync_api import expect
from taps import Finger
from visitor import Visitor
from waiting import eventually

PASSPHRASE = "rubber duck"


def families(folder, homes):
    """Yields what was done and its taps; the homes that it makes are added to `homes`."""

    def home(*members):
        made = Home(os.path.join(folder, members[0].lower()), *members, household=members[0])
        homes.append(made)
        return made

    family, inga = home("Anna"), home("Inga")
    family.run("member", "add", "Bo")
    neighbourhood.befriend(family, inga)
    anna, bo, other = signed_in(family, "Anna"), signed_in(family, "Bo"), signed_in(inga, "Inga")

    yield told("tell somebody at home of a new friend, from the friend's page", tell(anna))
    yield told("ask the friend of somebody at home, from the first page", ask(bo))
    yield told("say yes to them and to what they may see, from the first page", say_yes(other))
    yield told("add a child with a list", add_child(anna))
    yield told("invite a friend to the child's list, from the list", invite(anna))
    yield told("say yes to the child, from the first page", say_yes_to_child(other))
    yield told("accept the child's list and see it, with how soon, from the first page", accept(other))

    family.run("member", "add", "Cleo")
    cleo, link = signed_in(family, "Cleo"), inga.run("key").strip().split("\n")[-1]
    yield told("the same friendship by link: ask, from the first page", ask_by_link(cleo, link))
    yield told("the same friendship by link: say yes, without what they may see", say_yes_plainly(other))
    for visitor in (anna, bo, other, cleo):
        visitor.leaves()


def told(what, finger):
    typed = f" and {finger.fields} field{'s' if finger.fields > 1 else ''}" if finger.fields else ""
    return what, f"{finger.taps} tap{'s' if finger.taps > 1 else ''}{typed}"


def signed_in(home, name):
    return Visitor(home).is_let_in().signs_in(name)


def tell(anna):
    anna.goes("/friends/Inga")
    finger = Finger(anna.page)
    finger.tap(anna.page.get_by_role("checkbox", name="Bo"))
    finger.button("Tell them")
    anna.sees("Bo can ask to be friends too now.")
    return finger


def ask(bo):
    bo.goes("/")
    finger = Finger(bo.page)
    finger.place("Friends")
    finger.button("Ask")
    bo.sees("Asked. Your friend has to say yes.")
    return finger


def question(visitor, text):
    visitor.goes("/")
    card = visitor.page.locator(".question").filter(has_text=text)
    expect(card).to_be_visible()
    return card, Finger(visitor.page)


def say_yes(inga):
    card, finger = question(inga, "Bo, who lives with Anna")
    finger.tap(card.get_by_role("button", name="Say yes"))
    inga.sees("You and Bo are friends now.")
    finger.tap(asked(inga, "Bo lives with Anna").get_by_role("button", name="Yes", exact=True))
    inga.sees("Okay.", within="body")
    return finger


def asked(inga, text):
    return inga.page.locator(".question").filter(has_text=text)


def say_yes_plainly(inga):
    card, finger = question(inga, "Cleo")
    finger.tap(card.get_by_role("button", name="Say yes"))
    inga.sees("You and Cleo are friends now.")
    return finger


def say_yes_to_child(inga):
    card, finger = question(inga, "Lisa, who lives with Anna")
    finger.tap(card.get_by_role("button", name="Say yes"))
    inga.sees_heading("Lisa")
    return finger


def accept(inga):
    eventually("that the list is offered", lambda: inga.home.get("inbox"))
    card, finger = question(inga, "Lisa's wishes")
    finger.tap(card.get_by_role("link", name="Say yes"))
    finger.button("Yes, at once")
    inga.sees("Lisa's wishes")
    return finger


def ask_by_link(cleo, link):
    cleo.goes("/")
    finger = Finger(cleo.page)
    finger.place("Friends")
    finger.tap(cleo.page.locator("main").get_by_role("link", name="Add a friend"))
    finger.tap(cleo.page.get_by_label("The link"))
    finger.write(link)
    finger.button("Ask to be friends")
    cleo.sees("Asked. Your friend has to say yes.")
    return finger


def add_child(anna):
    anna.goes("/settings/people")
    finger = Finger(anna.page)
    finger.tap(anna.page.get_by_role("link", name="Add a child"))
    finger.tap(anna.page.get_by_label("Name", exact=True))
    finger.write("Lisa")
    for label in ("Passphrase", "Repeat the passphrase"):
        finger.tap(anna.page.get_by_label(label, exact=True))
        finger.write(PASSPHRASE)
    finger.button("Add the child")
    anna.sees("Lisa has a list now, and you look after it.")
    return finger


def invite(anna):
    anna.goes("/lists")
    anna.opens_list("Lisa's wishes")
    finger = Finger(anna.page)
    finger.tap(anna.page.locator(".tools").get_by_role("link", name="Share"))
    finger.tap(anna.page.locator("li.reader[data-id='Inga']").get_by_role("button", name="Invite"))
    expect(anna.page.locator("li.reader[data-id='Inga']")).to_contain_text("Is asked to be friends")
    return finger
