// The page that asks what becomes of what others shared. All of it comes from this device (worker.js): before somebody
// chooses a form, nothing is sent and nothing is fetched. So its link is no link here, and its pictures are names.
"use strict";

(() => {
  const place = document.getElementById("share");
  // How many characters of each text are shown.
  const SHOWN = 300;

  async function showShare() {
    const all = await onShelf();
    const others = all.filter(({ number }) => number !== sharedNumber);
    const share = all.length > others.length
      && await (await caches.open("shelf")).match(`/shelf/${sharedNumber}`);
    if (share) showContent(await unpacked(share), others[0]);
    else sayWhyNot();
    place.querySelector("[data-others] ul").append(...others.map(lineOf));
    place.querySelector("[data-others]").hidden = !others.length;
  }

  // Why there is nothing to choose a form for.
  function sayWhyNot() {
    const reasons = [...place.querySelectorAll("[data-reason]")];
    const reason = reasons.find((one) => one.dataset.reason === sharedNumber) ?? reasons[0];
    reason.hidden = false;
  }

  function showContent({ words, files }, next) {
    for (const said of ["title", "text", "url"].map((name) => words[name]).filter(Boolean)) {
      const line = document.createElement("p");
      line.dir = "auto";
      const shown = [...said];
      line.textContent = shown.length > SHOWN ? `${shown.slice(0, SHOWN).join("")}…` : said;
      place.querySelector("[data-words]").append(line);
    }
    const names = files.map(({ name }) => {
      const line = document.createElement("li");
      line.className = "tag";
      line.append(Object.assign(document.createElement("bdi"), { textContent: name.slice(0, 100) }));
      return line;
    });
    place.querySelector("[data-files]").append(...names);
    // A page that was kept is of no share yet.
    for (const link of place.querySelectorAll("a[data-takes-shared]")) {
      const address = new URL(link.href);
      address.searchParams.set("shared", sharedNumber);
      link.href = address.pathname + address.search;
    }
    place.querySelector("[data-drops-shared]").addEventListener("click", async () => {
      await (await caches.open("shelf")).delete(`/shelf/${sharedNumber}`);
      location.href = next ? `${location.pathname}?shared=${next.number}` : "/";
    });
    place.querySelector("[data-choice]").hidden = false;
  }

  function lineOf({ number, name }) {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = `${location.pathname}?shared=${number}`;
    link.append(Object.assign(document.createElement("bdi"), { textContent: name }));
    line.append(link);
    return line;
  }

  if (place && sharedNumber) showShare();
  if (document.body.dataset.kept) document.body.dataset.address = location.pathname + location.search;
})();
