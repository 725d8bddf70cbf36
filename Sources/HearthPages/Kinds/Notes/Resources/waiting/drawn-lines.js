// Lines of a checklist: ticked and added.

function drawTick({ all, isOn, isSent }) {
  for (const line of all.flatMap(placesOf)) tickLine(line, isOn, isSent);
}
function tickLine(line, isOn, isSent) {
  const button = line.querySelector("button.tick");
  if (!button) return;
  const was = isDoneLine(line);
  set(button, "aria-checked", String(isOn));
  set(button, "value", String(!isOn));
  classed(line, "is-done", isOn);
  filled(line.querySelector(".box"), ...(isOn ? [icon("check")] : []));
  if (!isSent) waitsIn(line);
  if (was !== isOn && line.parentNode.matches(".check-lines") && !resting.has(line.dataset.id)) goToOthers(line, isOn);
}

// To the lines that are done, or that are not.
function goToOthers(line, isOn) {
  const list = line.parentNode;
  const first = list.querySelector(":scope > .is-first");
  if (isOn) {
    if (first) classed(first, "is-first", false);
    moved(line, list, first);
    classed(line, "is-first");
  } else if (first === line) {
    const next = line.nextElementSibling;
    classed(line, "is-first", false);
    if (next) classed(next, "is-first");
  } else {
    moved(line, list, first);
  }
}

const addForm = (list) => [...document.querySelectorAll("main form")].find(
  (form) => form.elements.do?.value === "notes/lines/add" && form.elements.list?.value === list);

function drawAdded({ said, path, entry, isSent }) {
  if (isAt(`/lists/${said.list}/arrange`)) { drawInOrder(path, entry, isSent); return; }
  const [list] = document.getElementsByClassName("check-lines");
  const form = addForm(said.list);
  if (!list || !form || !entry.made) return;
  // The home has one of each name, and brings it back where it was done.
  const same = named.get(folded(said.name));
  if (same) { tickLine(same, false, isSent); return; }
  const empty = list.parentNode.querySelector(":scope > .empty");
  if (empty) set(empty, "hidden", "");
  put(lineOf(form, path, entry, isSent), list, list.querySelector(":scope > .is-first"));
}

// What a form of the page's own needs, and these fields.
function formFor(page, values, ...content) {
  const form = made("form", { method: "post", action: "/do" });
  const own = ["form-token", "form-number", "form-member", "page"].map((name) => [name, page.elements[name]?.value]);
  for (const [name, value] of [...own, ["next", page.elements.next?.value], ...Object.entries(values)]) {
    if (value !== undefined) form.append(made("input", { type: "hidden", name, value }));
  }
  form.append(...content);
  return form;
}

function lineOf(page, path, entry, isSent) {
  const name = made("strong", {}, made("bdi", {}, entry.name));
  const button = made("button", { className: "tick", name: "isDone", value: "true" },
    made("span", { className: "box" }), made("span", { className: "words" }, name));
  button.setAttribute("role", "checkbox");
  button.setAttribute("aria-checked", "false");
  const line = made("li", { data: { id: entry.made, lasting: "", waitsId: entry.made } },
    formFor(page, { do: "notes/check", "lines[]": path }, button));
  if (isSent) return line;
  line.append(lineMenu(page, path, entry));
  line.classList.add("waits");
  button.lastChild.append(clock());
  return line;
}

// It has no page before the home has heard of it: what can be done there is done here.
function lineMenu(page, path, entry) {
  const menu = made("details", { className: "menu" },
    made("summary", {}, icon("dots"), made("span", { className: "said" }, `${words.choices}: ${entry.name}`)));
  menu.addEventListener("toggle", () => menu.append(lineForms(page, path, entry)), { once: true });
  return menu;
}
function lineForms(page, path, entry) {
  const field = made("input", { name: "name", defaultValue: entry.name, required: true,
    autocomplete: "off", ariaLabel: words.name });
  const others = document.querySelector("[data-other-lists]")?.content.children ?? [];
  const lists = [...others].map((one) => one.cloneNode(true));
  const choices = made("select", { name: "to", ariaLabel: words.where }, ...lists);
  return made("div", {},
    formFor(page, { do: "notes/edit", note: path }, field, made("button", { className: "quiet" }, words.rename)),
    ...(lists.length ? [formFor(page, { do: "items/move", "items[]": path }, choices,
      made("button", { className: "quiet" }, words.moveThere))] : []),
    formFor(page, { do: "notes/bin", "notes[]": path },
      made("button", { className: "quiet danger" }, icon("trash"), words.removeIt)));
}

// Among the lines that are put into another order.
function drawInOrder(path, entry, isSent) {
  const list = document.querySelector("ol.arrange");
  const [like] = list?.children ?? [];
  if (!like || placesOf(path).length) return;
  const line = like.cloneNode(true);
  line.dataset.id = path;
  Object.assign(line.dataset, { lasting: "", waitsId: entry.made });
  line.querySelector("bdi").textContent = entry.name;
  for (const one of line.querySelectorAll(".clock")) one.remove();
  const form = line.querySelector("form");
  form.elements["items[]"].value = path;
  for (const arrow of ["up", "down"].map((name) => list.querySelector(`button[data-id=${name}]`))) {
    if (arrow && !form.querySelector(`[data-id=${arrow.dataset.id}]`)) form.append(arrow.cloneNode(true));
  }
  for (const one of line.querySelectorAll(".said")) one.textContent = `${one.textContent.split(":")[0]}: ${entry.name}`;
  put(line, list);
  if (!isSent) waitsIn(line);
}

Object.assign(drawers, { tick: drawTick, add: drawAdded });
