"""Many lines at once: pasted into the field of a checklist or of a new wish, with and without scripts. And whatever is
too long says how long it is, with all of it still in its field."""

import os

import axe
from case import BrowserTest
from playwright.sync_api import expect
from visitor import PHONE

EVERYTHING = {"resultTypes": ["violations"]}
BOXES = "- [ ] Milk\r\n- [x] Bread\n\n\t* [ ] Salt\n3. Rice"
LONG = "x" * 250


class Pasting(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        cls.lists = {
            has_scripts: cls.owners.post("notes/lists/new", title=title, isChecklist=True)["id"]
            for has_scripts, title in ((True, "Shopping"), (False, "Packing"))
        }
        cls.owners.adds_lists("Birthday")

    def is_for_everybody(self, visitor):
        found = axe.violations(visitor.page, EVERYTHING)
        self.assertEqual([(one["id"], [n["target"] for n in one["nodes"]]) for one in found], [], visitor.path)

    def shows(self, visitor, name):
        """Keeps a picture of the page, where somebody wants to look at it."""
        if folder := os.environ.get("HEARTH_SCREENSHOTS"):
            visitor.page.screenshot(path=os.path.join(folder, f"{name}.png"), full_page=True)

    def pastes(self, visitor, label, text, button, has_scripts):
        field = visitor.page.get_by_label(label, exact=True)
        field.focus()
        visitor.page.keyboard.insert_text(text)
        if has_scripts:
            field.press("Enter")
        else:
            visitor.taps(button)

    def test_into_a_checklist(self):
        """Few lines come at once, many after a yes; all of it can be undone."""
        for has_scripts, list_ in self.lists.items():
            with self.subTest(scripts=has_scripts):
                owner = self.member(self.owners, size=PHONE, java_script_enabled=has_scripts)
                owner.goes(f"/lists/{list_}")
                lines = owner.page.locator(".check-lines strong")
                self.pastes(owner, "A new line", "1. Oil\r\n2. Vinegar", "Add", has_scripts)
                owner.sees("2 lines are added.")
                expect(lines).to_have_text(["Oil", "Vinegar"])
                self.pastes(owner, "A new line", BOXES, "Add", has_scripts)
                owner.sees("1 of them is ticked.")
                expect(lines).to_have_text(["Milk", "Bread", "Salt", "Rice"])
                self.shows(owner, f"question-{has_scripts}")
                if has_scripts:
                    self.is_for_everybody(owner)
                owner.taps("Add 4 lines")
                owner.sees("4 lines are added.")
                expect(lines).to_have_text(["Oil", "Vinegar", "Milk", "Salt", "Rice", "Bread"])
                expect(owner.page.get_by_role("checkbox", name="Bread")).to_be_checked()
                self.shows(owner, f"checklist-{has_scripts}")
                owner.taps("Undo")
                owner.sees("They are taken back.")
                expect(lines).to_have_text(["Oil", "Vinegar"])
                self.pastes(owner, "A new line", LONG, "Add", has_scripts)
                owner.sees("at most 200 characters fit, and it has 250.")
                expect(owner.page.locator(".say textarea")).to_have_value(LONG)

    def test_into_a_new_wish(self):
        """Each line is a wish, with its link and how many; what is there already stays out."""
        for has_scripts in (True, False):
            with self.subTest(scripts=has_scripts):
                owner = self.member(self.owners, size=PHONE, java_script_enabled=has_scripts)
                owner.goes("/new")
                owner.page.get_by_label("On which list").select_option(label="Birthday")
                label, names = "What do you wish for?", ["Mug", "Spoon", "Fork", "Knife"]
                text = "\n".join(["• Mug https://shop.example/mug", "• 2x Spoon", "• Fork", "• Knife"])
                self.pastes(owner, label, text, "Save", has_scripts)
                owner.sees_heading("Add 4 wishes to “Birthday”?")
                expect(owner.page.locator("main .rows strong")).to_have_text(names)
                self.shows(owner, f"wishes-{has_scripts}")
                owner.taps("Add 4 wishes")
                owner.sees("4 wishes are added.")
                owner.sees("Spoon", within=".cards")
                owner.taps("Undo")
                owner.sees("They are taken back.")
                owner.sees_not("Spoon", within=".cards")
                owner.goes("/new")
                # A thing with its link is one wish, however many lines it has.
                kite = "Red kite" if has_scripts else "Blue kite"
                self.pastes(owner, label, f"{kite}\nhttps://shop.example/kite", "Save", has_scripts)
                owner.sees(kite, within=".cards")
                owner.sees_not("https://shop", within=".cards strong")
