"""What somebody told of themselves comes back by import."""

import base64
import json
import os

from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect


class ProfileImport(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner", household="House by the lake")

    def test_a_picture_comes_back_with_an_export(self):
        """What was taken out brings the picture back, in the browser and on the command line; a spoilt one is told."""
        owner = self.member(self.owners)
        owner.goes("/settings/profile")
        owner.page.locator("[name=picture]").set_input_files(
            {"name": "me.png", "mimeType": "image/png", "buffer": picture()}
        )
        form = owner.page.locator("form[action='/settings/profile']")
        form.get_by_role("button", name="Save", exact=True).click()
        owner.sees("Saved.")
        export = json.loads(owner.profile.request.get("/export/hearth.json").body())
        for octets, told in ((None, 0), (b"GIF89a", 1)):
            if octets:
                export["profile"]["picture"]["base64"] = base64.b64encode(octets).decode()
            path = os.path.join(self.folder, "all.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(export, file)
            self.owners.post("profile/edit", clear=["picture"])
            owner.goes("/import")
            owner.page.locator("[name=file]").set_input_files(path)
            owner.taps("Preview")
            owner.sees("The file has a profile.")
            expect(owner.page.get_by_text("The picture in the profile cannot be used here")).to_have_count(told)
            owner.taps("Import it")
            owner.sees("The wishes are added.")
            self.assertEqual("pictureType" in self.owners.get("profile"), not told)
            self.owners.post("profile/edit", clear=["picture"])
            self.owners.run("import", path, "--yes")
            self.assertEqual("pictureType" in self.owners.get("profile"), not told)
