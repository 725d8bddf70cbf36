"""Notes and checklists."""

import api

ELSEWHERE = {"notes/keep": "needs notes that a changed program overwrote"}
LEADS_ON = ["notes/lists/new"]
SEEN = ["notes/lines/add", "notes/check"]
ABOUT = ["note", "notes[]", "lines[]", "tag"]
OPERATIONS = ["notes", "tags"]
READ = [("notes", {}), ("tags", {})]


def asks(owner, test):
    note = owner.post("notes/add", text="Call the roofer\nsoon", tags=["huose"], isPinned=True)
    path = f"{note['listID']}/{note['id']}"
    shown = owner.get("notes/show", note=path)["note"]
    owner.post("notes/edit", note=path, text="Call the roofer\nnow", ifMatch=shown["etag"], was=shown["notes"])
    owner.post("notes/append", note=path, text="and the plumber")
    owner.post("notes/remind", note=path, at="2030-01-01T00:00:00Z")
    owner.post("notes/remind", note=path)
    test.assertEqual(owner.get("tags", text="huo", count="5"), {"tags": [{"tag": "huose", "notes": 1}], "total": 1})
    owner.post("tags/rename", tag="huose", to="house")
    test.assertEqual(owner.get("notes", text="plumber", has="text")["total"], 1)
    owner.get("notes", tags="house", bin="yes", sort="name", count="5")
    owner.post("notes/bin", notes=[path])
    owner.post("notes/bin", notes=[path], restore=True)
    checklist(owner, test)


def checklist(owner, test):
    owner.post("notes/lists/new", title="Shopping")
    owner.post("notes/checklist", list="Shopping", isOn=True)
    owner.post("notes/lines/add", list="Shopping", name="Milk")
    test.assertEqual([one["linesToDo"] for one in owner.get("lists") if "linesToDo" in one], [1])
    owner.post("notes/check", lines=["Shopping/Milk"], isDone=True)
    several = {"id": api.new_id(), "list": "Shopping", "lines": [{"name": "Eggs"}, {"name": "Milk"}]}
    added = owner.post("notes/lines/add-all", **several)
    taken = {"added": several["id"], "count": 2, "at": added["at"]}
    owner.post("items/take-back", list="Shopping", **taken)
    owner.post("notes/clear", list="Shopping")
    test.assertEqual(owner.get("notes/checklist/show", list="Shopping")["hidden"], 1)
    test.assertEqual(owner.post("notes/keep", list="Shopping"), [])


def made(owner):
    note = owner.post("notes/add", name="Refractor", text="Saturnine", tags=["sky"])
    return {"note": f"{note['listID']}/{note['id']}"}


def questions(ids, answers):
    """A note is a path here, and no text."""
    note = ids["note"]
    return {
        "note": note, "notes": [note], "lines": [note], "list": note.split("/")[0], "from": None,
        "at": "2030-01-01T00:00:00Z", "tag": "sky", "to": "Mine now", "isPinned": True, "isChecklist": None,
        "bin": None, "has": None, "wasName": None, "wasTags": None,
    }  # fmt: skip
