// Items and what is said of them: new, changed, put elsewhere, taken away; and gifts.

// A list page or a grid that shows a part of what there is has no place for more.
const isWhole = () => !["q", "tag", "has", "from", "list"].some((one) => new URLSearchParams(location.search).has(one));

function nameOf({ said }) {
  return (said.name || said.notes || "").trim().split("\n")[0].slice(0, 200);
}
function beginningOf({ said }) {
  const text = (said.notes ?? "").trim();
  const rest = said.name?.trim() ? text : text.split("\n").slice(1).join("\n").trim();
  return rest.slice(0, 240);
}

// Where new ones stand: in the grid of all notes, on their list, and above the form.
function placeForNew({ said, kind: { drawn: as }, entry }) {
  if (isAt(entry.newPage)) return document.querySelector("main form[data-may-wait]");
  const homes = [said.list && `/lists/${said.list}`, as.all, !said.list && as.loose];
  return homes.some((one) => one && isAt(one)) && isWhole()
    ? document.querySelector(`ul.${as.cards}:not(.pinned), main .empty`) : null;
}
// What a card says below the name.
const lineOn = (what) => (what.kind.drawn.line === "notes" ? beginningOf(what) : what.said[what.kind.drawn.line] ?? "");

function drawNew(what) {
  const { kind: { drawn: as }, entry, isSent } = what;
  const place = placeForNew(what);
  if (!place || !entry.made) return;
  const card = made("li", { className: `card ${as.card}`,
    data: { id: entry.made, lasting: "", waitsId: entry.made } },
    made("div", { className: "unsent" }, made("strong", {}, made("bdi", {}, nameOf(what) || entry.name)),
      made("small", { className: "beginning" }, made("bdi", {}, lineOn(what)))));
  if (!isSent) {
    card.classList.add("waits");
    card.firstChild.append(clock(), made("div", { className: "row" },
      ...(entry.sent ? [] : [tool(words.changeIt, () => correct(entry))]),
      tool(words.takeBack, () => takeBack(entry))));
  }
  let list = place;
  if (place.localName !== "ul") {
    list = place.previousElementSibling?.matches("ul[data-waits-new]") ? place.previousElementSibling
      : made("ul", { className: `cards ${as.cards}`, data: { lasting: "", waitsNew: "" } });
    if (!list.isConnected) put(list, place.parentNode, place);
    if (place.matches(".empty")) set(place, "hidden", "");
  }
  put(card, list, as.isNewFirst ? list.querySelector(":scope > :not(.waits)") : null);
}

function drawEdit(what) {
  const { said, path, kind: { drawn: as }, entry, isSent } = what;
  for (const place of placesOf(path)) {
    filled(place.querySelector("strong bdi"), nameOf(what) || entry.name);
    filled(place.querySelector(".beginning bdi"), lineOn(what));
    if (!isSent) waitsIn(place);
  }
  if (isAt(`/lists/${path}`)) {
    filled(document.querySelector("main h1 bdi"), nameOf(what) || entry.name);
    const text = document.querySelector(as.text);
    const isAlone = text?.localName === "bdi";
    if (said.notes !== undefined) filled(text, isAlone ? said.notes : made("p", { className: "notes" }, said.notes));
    if (!isSent) lineUnderName(entry, words.changeNotSent);
  }
  if (isAt(`/lists/${path}/edit`) && !isSent) {
    lineUnderName(entry, words.changeNotSent);
    drawInForm(entry);
  }
}

// Whoever changes it once more goes on with what they wrote.
function drawInForm(entry) {
  const form = document.querySelector("main form[data-may-wait]");
  for (const [name, value] of entry.given ? entry.fields : []) {
    const field = form?.elements[name];
    const isTyped = typeof value === "string" && name in entry.given;
    if (!isTyped || !field || !isAsGiven(field) || field.value === value) continue;
    field.value = value;
    unfold(field);
    drawn.push(() => { if (field.value === value) giveBack(field); });
  }
}

function drawGone({ name, all, path, isOn, entry, isSent }) {
  const isLeaving = name === "move" || isOn !== false;
  for (const place of all.flatMap(placesOf)) {
    if (isLeaving) classed(place, "is-leaving");
    if (isSent) continue;
    waitsIn(place, isLeaving ? `${name === "move" ? words.moved : words.removed} · ${words.notSent}` : words.notSent);
    const back = tool(words.takeBack, () => takeBack(entry));
    Object.assign(back.dataset, { lasting: "", waitsId: String(entry.id) });
    put(back, place);
  }
  const became = name === "move" ? words.moved : isLeaving ? words.removed : entry.words;
  if (!isSent && isAt(`/lists/${path}`)) lineUnderName(entry, `${became} · ${words.notSent}`);
}

function drawComment({ said, entry, isSent }) {
  const subject = said.on ?? said.about;
  const form = [...document.querySelectorAll(".talk form.say")].find((one) => one.elements.do?.value === said.do
    && (one.elements.on ?? one.elements.about)?.value === subject);
  const list = form?.closest(".talk").querySelector(".talk-lines");
  if (!list) return;
  const line = made("li", { className: `mine${isSent ? "" : " waits"}`,
    data: { id: entry.made ?? "", lasting: "", waitsId: String(entry.id) } },
    made("div", { className: "words" }, made("p", {}, made("bdi", {}, said.text))));
  const back = () => tool(words.takeBack, () => takeBack(entry));
  if (!isSent) line.firstChild.append(made("p", { className: "waits-line" }, clock(), back()));
  put(line, list);
}

// Gifts: on the page of the wish, in its row of the list, and in the cart. What waits is not taken yet.
function drawClaims(all) {
  const here = new Set();
  for (const place of document.querySelectorAll("[data-gift]")) {
    const asked = all.filter((one) => one.gift === place.dataset.gift);
    here.add(place.dataset.gift);
    if (!asked.length) continue;
    classed(place, "waits");
    const status = place.querySelector(".status");
    for (const one of asked) put(claimLine(one), status.parentNode, status);
  }
  const list = document.querySelector("ul[data-waits]");
  const isTaking = (one) => about(one).name === "claim" && about(one).isOn;
  const missing = all.filter((one) => isTaking(one) && !here.has(one.gift));
  if (!list || !missing.length) return;
  set(list, "hidden", null);
  const empty = list.parentNode.querySelector(":scope > .empty");
  if (empty) set(empty, "hidden", "");
  for (const one of missing) {
    const link = made("a", { href: `/lists/${one.gift}` }, one.name);
    put(made("li", {}, link, claimLine(one)), list);
  }
}

function claimLine(one) {
  const { name, isOn } = about(one);
  const text = name === "claim" && isOn ? words.notTaken : `${one.asked ?? one.words} · ${words.notSent}`;
  return made("p", { className: "status waiting waits-line", data: { lasting: "", waitsId: String(one.id) } },
    clock(text), tool(words.takeBack, () => takeBack(one)));
}

// This line after that one, as it is sent.
function drawOrder({ said, path, isSent }) {
  if (new URLSearchParams(location.search).has("sort")) return;
  for (const line of placesOf(path)) {
    const list = line.parentNode;
    if (!list.matches(".arrange, .check-lines, .wishes")) continue;
    const other = placesOf(said.other).find((one) => one.parentNode === list);
    if (said.placement === "after" && !other) continue;
    const end = list.querySelector(":scope > .is-first");
    const before = { after: other?.nextSibling, first: list.firstChild, last: end };
    moved(line, list, before[said.placement] ?? null);
    if (!isSent) waitsIn(line);
  }
}

function drawName({ said, path, entry, isSent }) {
  for (const place of placesOf(path)) {
    filled(place.querySelector("strong bdi"), said.name);
    if (!isSent) waitsIn(place);
  }
  if (!isSent && isAt(`/lists/${path}`)) lineUnderName(entry, entry.words);
}

function drawMark({ path, entry, isSent }) {
  if (isSent) return;
  for (const place of placesOf(path)) waitsIn(place);
  if (isAt(`/lists/${path}`)) lineUnderName(entry, `${entry.asked ?? entry.words} · ${words.notSent}`);
}
