// What waits is drawn where it was made, grey and with a small clock, for the member alone whose it is. All that is
// drawn is taken off again before a page is brought up to date, in the opposite order.
const drawn = [];
let drawnAs = "";

function undraw() {
  while (drawn.length) drawn.pop()();
  drawnAs = "";
}

function drawWaiting() {
  const moving = waitingNow.filter((one) => !one.problem);
  const all = [...sentNow.map((one) => [one, true]), ...moving.map((one) => [one, false])];
  // What is unfolded, typed or in focus in it stays where nothing changed.
  const texts = (one) => one.fields.map(([, value]) => (typeof value === "string" ? value : value.size));
  const as = JSON.stringify(all.map(([one, isSent]) => [one.id, one.sent, isSent, texts(one)]));
  if (as === drawnAs) return;
  const comeBack = focusPlace();
  undraw();
  lookUp();
  for (const [entry, isSent] of all) drawOne(entry, isSent);
  drawClaims(all.filter(([one, isSent]) => one.gift && !isSent).map(([one]) => one));
  drawnAs = as;
  comeBack();
}

// A kind's own scripts add theirs.
const drawers = {
  new: drawNew, edit: drawEdit, name: drawName, pin: drawMark, order: drawOrder, gone: drawGone, move: drawGone,
  comment: drawComment, other: drawMark,
};
function drawOne(entry, isSent) {
  const what = about(entry);
  drawers[what.name]?.({ ...what, entry, isSent });
}

// What has the focus and is drawn once more has it again.
function focusPlace() {
  const at = document.activeElement;
  const home = at?.closest("[data-waits-id]");
  if (!home) return () => {};
  const fields = (node) => [...node.querySelectorAll("button, summary, a, input")];
  const place = fields(home).indexOf(at);
  return () => {
    const again = document.querySelector(`[data-waits-id="${CSS.escape(home.dataset.waitsId)}"]`);
    (again && fields(again)[place])?.focus({ preventScroll: true });
  };
}

// Single steps, each of which can be taken back.

function set(node, name, value) {
  const before = node.getAttribute(name);
  if (before === value) return;
  const put = (one) => (one === null ? node.removeAttribute(name) : node.setAttribute(name, one));
  put(value);
  drawn.push(() => put(before));
}
function classed(node, name, isOn = true) {
  const others = [...node.classList].filter((one) => one !== name);
  set(node, "class", [...others, ...(isOn ? [name] : [])].join(" "));
}
function put(node, parent, before = null) {
  parent.insertBefore(node, before);
  drawn.push(() => node.remove());
  note(node);
}
function moved(node, parent, before) {
  if (node === before || node.nextSibling === before) return;
  const [home, next] = [node.parentNode, node.nextSibling];
  parent.insertBefore(node, before);
  drawn.push(() => home.insertBefore(node, next));
}
function filled(node, ...content) {
  if (!node) return;
  const before = [...node.childNodes];
  node.replaceChildren(...content);
  drawn.push(() => node.replaceChildren(...before));
}

function made(name, options = {}, ...content) {
  const { data = {}, ...others } = options;
  const node = Object.assign(document.createElement(name), others);
  Object.assign(node.dataset, data);
  node.append(...content);
  return node;
}
function icon(name) {
  const [drawing, use] = ["svg", "use"].map((one) => document.createElementNS("http://www.w3.org/2000/svg", one));
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${words.icons}#${name}`);
  drawing.append(use);
  return drawing;
}
function clock(text = words.notSent) {
  return made("small", { className: "clock", data: { lasting: "" } }, icon("waiting"), text);
}

// The lines and cards of the page by the ids of what they are about, and lines by their names: a thousand things may
// wait.
const places = new Map();
const named = new Map();
const folded = (text) => text.trim().toLowerCase();
function note(node) {
  if (!node.dataset.id || !node.parentNode?.matches("ul, ol")) return;
  const id = node.dataset.id.split("/").at(-1);
  places.set(id, [...(places.get(id) ?? []), node]);
  if (node.parentNode.matches(".check-lines")) named.set(folded(node.querySelector("strong")?.textContent ?? ""), node);
}
function lookUp() {
  places.clear();
  named.clear();
  for (const node of document.querySelectorAll("main :is(ul, ol) > [data-id]")) note(node);
}
const placesOf = (path) => (places.get(path?.split("/").at(-1)) ?? []).filter((one) => one.isConnected);
const isAt = (path) => location.pathname === path;

// It is grey, and a clock stands in it.
function waitsIn(place, text) {
  classed(place, "waits");
  if (!place.querySelector(":scope .clock")) put(clock(text), place.querySelector(".words, :scope > a") ?? place);
}

// Under the name of what a page is about.
function lineUnderName(entry, text) {
  const heading = document.querySelector("main h1");
  if (!heading) return;
  const line = made("p", { className: "waits-line", data: { lasting: "", waitsId: String(entry.id) } },
    clock(text), tool(words.takeBack, () => takeBack(entry)));
  const place = heading.closest(".heading, .head") ?? heading;
  put(line, place.parentNode, place.nextSibling);
}
