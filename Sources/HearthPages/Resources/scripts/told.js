// What is told outside of what is exchanged. The words stand in the page, in its reader's language.
const told = document.getElementById("told");
const said = document.getElementById("said");

// To those who do not see that the page has changed.
function say(text) {
  if (!said || !text) return;
  // The same once more is said only when it was gone between.
  said.textContent = "";
  setTimeout(() => { said.textContent = text; }, 50);
}

// Which lines of a list changed, where it is a few, or only that something did.
function sayChanges(changed) {
  if (!changed?.length) return;
  const lines = [...new Set(changed.map((one) => one.closest("[data-id]")))];
  const names = lines.map((one) => one?.querySelector("strong")?.textContent.trim());
  const areFew = names.length <= 3 && names.every(Boolean);
  say([said.dataset.changed, ...(areFew ? names : [])].join(" "));
}

// To everybody, on top of the page, until it does not hold any more.
function tell(kind, text = told?.dataset[kind]) {
  const there = told?.querySelector(`[data-kind=${kind}]`);
  if (!told || there?.textContent === text) return there;
  const line = document.createElement("p");
  // To be without a connection is no mistake.
  line.className = ["away", "as-of"].includes(kind) ? "calm" : "problem";
  line.dataset.kind = kind;
  line.append(Object.assign(document.createElement("span"), { textContent: text }));
  // What went wrong stays until somebody has read it.
  if (line.className === "problem") line.append(closer());
  there?.remove();
  told.append(line);
  return line;
}
function closer() {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "plain away", ariaLabel: told.dataset.close });
  button.dataset.putAway = "";
  return button;
}
function tellNoMore(...kinds) {
  for (const kind of kinds) told?.querySelector(`[data-kind=${kind}]`)?.remove();
}

// Whether the node answers. A moment without it is nobody's business.
let silence = 0;
let isUnheard = false;
function isSilent() {
  // A page that was kept says so itself.
  if (document.body.dataset.kept) return;
  silence ||= setTimeout(() => {
    isUnheard = true;
    if (outbox) outbox.show();
    else tell("away");
  }, 3000);
}
function isHeard() {
  clearTimeout(silence);
  silence = 0;
  tellNoMore("away", "unsent");
  if (isUnheard) { isUnheard = false; outbox?.show(); }
  outbox?.send();
}

// Whether the node gave an answer, and not a proxy in front of it or the page of a network that wants a sign-in first.
const isOfHome = (answer) => answer.headers.has("hearth-answer");

// Asks the node; null: it does not answer.
function ask(address, options) {
  return heard(fetch(address, options));
}
async function heard(asked) {
  const answer = await asked.catch(() => null);
  if (answer && isOfHome(answer)) { isHeard(); return answer; }
  isSilent();
  return null;
}
