// Brings a page up to date with a fresh one. What is on both stays the same node, so that the focus, what is
// scrolled, unfolded or typed stays as it is.

// What a form is about: the same on every page that is shown, in whichever place it stands.
const passing = new Set([
  "form-token", "form-number", "page", "next", "cancel", "ifMatch", "was", "wasName", "shownTags", "position",
  "archived", "given", "zone",
]);
function formKey(form) {
  const named = [...form.querySelectorAll("input[type=hidden]")].filter((one) => !passing.has(one.name));
  return [form.getAttribute("action"), ...named.map((one) => `${one.name}=${one.value}`)].join(" ");
}

// What a node is known by among its siblings; undefined: by its place among those that are like it.
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return undefined;
  if (node.localName === "form") return formKey(node);
  if (node.localName === "option") return node.value;
  if (node.localName === "details") return node.querySelector("summary")?.textContent.trim();
  return node.getAttribute("id") ?? node.dataset.id ?? node.getAttribute("aria-labelledby") ?? undefined;
}

const isField = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches("input, select, textarea");
// What a script has put there, or what is told once: no fresh page knows of it.
const isLasting = (node) => node.nodeType === Node.ELEMENT_NODE && "lasting" in node.dataset;

// Which child of a fresh node each child of the old one becomes, and those that become none.
function mates(old, fresh) {
  const gone = new Set(old.childNodes);
  const found = new Map();
  const pair = (named) => {
    const waiting = new Map();
    for (const node of gone) {
      const name = named(node);
      if (name === undefined) continue;
      if (!waiting.has(name)) waiting.set(name, []);
      waiting.get(name).push(node);
    }
    for (const node of fresh.childNodes) {
      const mate = found.has(node) ? undefined : waiting.get(named(node))?.shift();
      if (!mate) continue;
      found.set(node, mate);
      gone.delete(mate);
    }
  };
  const hasPlace = (node) => keyOf(node) === undefined;
  const attribute = (node, name) => node.getAttribute?.(name) ?? "";
  pair((node) => (hasPlace(node) ? undefined : `${node.nodeName} ${keyOf(node)}`));
  pair((node) => (hasPlace(node)
    ? ["class", "name", "type"].map((name) => attribute(node, name)).join(" ") + node.nodeName
    : undefined));
  pair((node) => (hasPlace(node) && !isField(node) ? node.nodeName : undefined));
  return { found, gone };
}

// Gives the old node what the fresh one has. `noted` is called with everything that came, went or reads otherwise.
function morph(old, fresh, noted) {
  if (isLasting(old) || old.isEqualNode(fresh)) return;
  // What stands in it is counted (moments.js).
  if (isMoment(old) && isMoment(fresh)) { morphAttributes(old, fresh); return; }
  if (keepsFields && isField(old) && old.type !== "hidden") return sayWrong(old, fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    noted(old.parentNode);
    return;
  }
  const takesOver = isField(old) && old.type !== "file" && isAsGiven(old);
  morphAttributes(old, fresh);
  morphChildren(old, fresh, noted);
  if (takesOver) giveBack(old);
}

// What was typed stays, and is said to be wrong or is not any more.
function sayWrong(old, fresh) {
  for (const name of ["aria-invalid", "aria-describedby"]) {
    if (fresh.hasAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
    else old.removeAttribute(name);
  }
}

function morphAttributes(old, fresh) {
  // What is unfolded stays so. A form that was sent without an answer keeps its number, by which it is
  // known when it comes again; one that somebody has typed into keeps the version that they saw, so that they
  // are told of what others changed meanwhile. A page that refuses it tells them.
  const isKept = (name) => name === "open"
    || (name === "value" && old.name === "form-number" && unanswered.has(old.form))
    || (name === "value" && ["ifMatch", "was", "wasName", "shownTags"].includes(old.name) && !isRefusal
      && (isShownAgain || hasTyped(old.form)));
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !isKept(name)) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isKept(name)) old.removeAttribute(name);
  }
}

function morphChildren(old, fresh, noted) {
  const { found, gone } = mates(old, fresh);
  for (const node of gone) {
    if (isLasting(node)) continue;
    if (node.nodeType === Node.ELEMENT_NODE) noted(old);
    node.remove();
  }
  let next = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const mate = found.get(node);
    while (next && next !== mate && gone.has(next)) next = next.nextSibling;
    if (!mate) {
      const come = document.importNode(node, true);
      old.insertBefore(come, next);
      if (come.nodeType === Node.ELEMENT_NODE) noted(come);
      continue;
    }
    // Whatever is moved loses the focus: then it is the others that go out of the way.
    while (next !== mate && mate.contains(document.activeElement)) {
      const other = next;
      next = next.nextSibling;
      old.append(other);
    }
    if (next === mate) next = next.nextSibling;
    else old.insertBefore(mate, next);
    morph(mate, node, noted);
  }
}

// Fields

// Whether nobody has typed into a field or chosen something else.
function isAsGiven(field) {
  if (field.type === "file") return field.files.length === 0;
  if (field.type === "checkbox" || field.type === "radio") return field.checked === field.defaultChecked;
  if (field.localName !== "select") return field.value === field.defaultValue;
  return field.selectedIndex === givenIndex(field);
}

function hasTyped(form) {
  return Boolean(form.querySelector(".recording"))
    || [...form.elements].some((one) => isField(one) && one.type !== "hidden" && !isAsGiven(one));
}

function givenIndex(select) {
  return Math.max([...select.options].findLastIndex((one) => one.defaultSelected), select.options.length ? 0 : -1);
}

// Lets a field say what its page gave it.
function giveBack(field) {
  if (isAsGiven(field)) return;
  if (field.localName === "select") field.selectedIndex = givenIndex(field);
  else if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}
