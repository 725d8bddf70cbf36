"""Files bring items of several kinds in, and take them out, through pages as through commands."""

import io
import os
import zipfile

from case import BrowserTest
from pictures import picture
from waiting import eventually

PROGRAM = "hearth-poems"


def zipped(files):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


class Exchange(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner", program=PROGRAM)

    def chooses(self, visitor, name, octets, **fields):
        visitor.goes("/import")
        file = {"name": name, "mimeType": "application/octet-stream", "buffer": octets}
        visitor.page.locator("[name=file]").set_input_files(file)
        for field, value in fields.items():
            visitor.page.locator(f"[name={field}]").select_option(value)
        visitor.taps("Preview")

    def test_a_page_brings_notes_in_and_takes_them_out(self):
        """A zip file with a picture is shown, imported once, and comes out as one that any program reads."""
        owner = self.member(self.owners)
        files = {
            "House/Roof.md": "---\ntags: [tiles]\n---\n# Roof\n\nCall **them**\n\n![](files/roof.png)\n",
            "House/files/roof.png": picture(),
            "House/broken.json": "{",
            "Alone.md": "Nobody's list\n",
            "../../etc/passwd.md": "out",
        }
        self.chooses(owner, "things.zip", zipped(files))
        owner.sees("Roof")
        owner.sees("broken.json")
        owner.taps("Import 2 entries")
        owner.sees("2 entries are imported.")
        owner.sees("broken.json")
        notes = {one["name"]: one for one in self.owners.get("notes")["notes"]}
        self.assertEqual(len(notes), 2)
        self.assertEqual(len(notes["Roof"]["photos"]), 1)
        self.assertEqual(notes["Roof"]["list"], "House")
        # Chosen again, there is nothing new.
        self.chooses(owner, "things.zip", zipped(files))
        owner.sees("Is there already")
        # What is no zip file is refused, and so is one that is called a table.
        self.chooses(owner, "broken.zip", b"PK\x03\x04" + bytes(100))
        owner.sees_heading("Import")
        owner.goes("/settings/data")
        with owner.page.expect_download() as download:
            owner.taps("Notes (Markdown, zip)", role="link")
        with zipfile.ZipFile(download.value.path()) as archive:
            self.assertIsNone(archive.testzip())
            names = set(archive.namelist())
            self.assertIn("House/Roof.md", names)
            self.assertEqual(len([name for name in names if name.startswith("House/files/")]), 1)
            self.assertEqual(archive.getinfo("House/Roof.md").date_time[0], 1980)
        # The commands take the same file, and find nothing new in it.
        path = os.path.join(self.folder, "notes.zip")
        download.value.save_as(path)
        self.assertIn("There is nothing new in the file.", self.owners.run("import", path, "--yes"))
        again = os.path.join(self.folder, "again.zip")
        self.owners.run("export", "--format", "markdown", "--to", again)
        with zipfile.ZipFile(again) as archive:
            self.assertEqual(set(archive.namelist()), names)
        # One list alone.
        house = self.owners.get("lists/show", list="House")["list"]["id"]
        answer = owner.profile.request.get(f"/export/notes.zip?list={house}")
        with zipfile.ZipFile(io.BytesIO(answer.body())) as archive:
            self.assertNotIn("Alone.md", archive.namelist())

    def test_a_kind_brings_its_own(self):
        """Poems have a format, a download, names for shells, a line of `hearth now`, and are undone all at once."""
        owner = self.member(self.owners)
        self.chooses(owner, "verses.txt", "POEMS\nPond: Frogs $(touch x)\nno poem\nLake: Deep\n".encode())
        owner.sees("Pond")
        owner.taps("Import 2 entries")
        owner.sees("2 entries are imported.")
        owner.sees("It is no poem.")
        out = os.path.join(self.folder, "poems.txt")
        self.owners.run("export", "--format", "poems", "--to", out)
        with open(out, encoding="utf-8") as file:
            self.assertEqual(file.read(), "POEMS\nPond: Frogs $(touch x)\nLake: Deep\n")
        self.assertIn("nothing new", self.owners.run("import", out, "--yes"))
        self.assertRegex(self.owners.run("now"), r"Your poems +2")
        offered = self.owners.run("---complete", "zsh", "--", "poem", "edit", "Poems/")
        self.assertEqual(offered.split(), ["words", "=Poems/Pond", "=Poems/Lake"])
        self.owners.run("poem", "end", "Poems")
        texts = lambda: [one["text"] for one in self.owners.items("Poems")]  # noqa: E731
        self.assertEqual(texts(), ["Frogs $(touch x) End.", "Deep End."])
        # Emptied on the page, and taken back there.
        poems = self.owners.get("lists/show", list="Poems")["list"]["id"]
        owner.goes(f"/lists/{poems}/delete")
        owner.taps("Keep the list, and delete all that is on it")
        owner.sees("2 entries are deleted.", within="body")
        self.assertEqual(texts(), [])
        owner.taps("Undo")
        eventually("that they are back", lambda: len(texts()) == 2)
        self.assertIn("2 entries are deleted.", self.owners.run("list", "empty", "Poems", "--yes"))
