// A change of a wish that waited meets another change of the same wish. It is joined by fields: what only one of them
// changed is as that one says, and where both changed a field, the person chooses. That is a new change then. Nothing
// else that waits is ever sent with other content.

// What stood in a form's fields before anybody typed.
function givenFields(form) {
  const fields = [...form.elements].filter((one) => isField(one) && one.name && !isTicked(one)
    && !["hidden", "file"].includes(one.type));
  return Object.fromEntries(fields.map((one) => [one.name, givenValue(one)]));
}
function givenValue(field) {
  return field.localName === "select" ? field.options[givenIndex(field)]?.value ?? "" : field.defaultValue;
}

// What an entry becomes after it was refused; null: the node does not say. Without `problem` it is to be sent again.
async function join(entry, status, refusal) {
  if (status === 404) return { isGone: true };
  const mine = new Map(entry.fields);
  if (parsed(refusal)?.querySelector("[name=ifMatch]")?.value === mine.get("ifMatch")) return {};
  const answer = await fetch(entry.page, byItself).catch(() => null);
  if (!answer || !isOfHome(answer)) return null;
  if (answer.status === 404) return { isGone: true };
  const page = answer.ok && !answer.redirected && parsed(await answer.text().catch(() => ""));
  const form = page && page.querySelector("form[data-may-wait]");
  const version = form?.elements.ifMatch?.value;
  if (!version || version === mine.get("ifMatch")) return {};
  const theirs = givenFields(form);
  const changes = new Map();
  const choices = [];
  for (const [name, value] of Object.entries(theirs)) {
    const typed = mine.get(name) ?? "";
    const before = entry.given[name] ?? "";
    if (typed === value || value === before) continue;
    if (typed === before) changes.set(name, value);
    else choices.push({ name, label: labelOf(form.elements[name]), mine: typed, theirs: value });
  }
  changes.set("ifMatch", version);
  changes.set("shownTags", form.elements.shownTags?.value ?? "");
  changes.set("form-number", freshNumber());
  return {
    fields: changed(entry.fields, changes), given: theirs, choices: choices.length ? choices : null,
    problem: choices.length ? words.bothChanged : null,
  };
}

const changed = (fields, changes) => fields.map(
  ([name, value]) => [name, changes.has(name) ? changes.get(name) : value]);

function labelOf(field) {
  const label = field.closest("label")?.cloneNode(true);
  for (const one of label?.querySelectorAll("input, textarea, select, svg") ?? []) one.remove();
  return label?.textContent.trim() || field.name;
}

// Both texts of each field; what is chosen is sent.
function choosing(entry) {
  const form = document.createElement("form");
  form.className = "choosing";
  entry.choices.forEach(({ name, label, mine, theirs }, index) => {
    const group = document.createElement("fieldset");
    const legend = document.createElement("legend");
    legend.textContent = label;
    group.append(legend);
    for (const [said, value] of [[words.mine, mine], [words.theirs, theirs]]) {
      const line = document.createElement("label");
      const choice = document.createElement("input");
      Object.assign(choice, { type: "radio", name: `${name}-${index}`, value, required: true });
      const [whole, text] = [document.createElement("span"), document.createElement("bdi")];
      text.textContent = value || words.nothing;
      whole.append(`${said} `, text);
      line.className = "check";
      line.append(choice, whole);
      group.append(line);
    }
    form.append(group);
  });
  const button = document.createElement("button");
  button.textContent = words.sendChosen;
  form.append(button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const chosen = new Map(entry.choices.map(
      ({ name }, index) => [name, form.elements[`${name}-${index}`].value]));
    sendAgain({ ...entry, fields: changed(entry.fields, chosen), choices: null, problem: null });
  });
  return form;
}

// What was refused stands in its form again, to be corrected: of a change, what they changed.
function correct(entry) {
  if (!entry.given) return intoForm(entry, entry.newPage);
  const isMine = ([name, value]) => name in entry.given && value !== entry.given[name];
  return intoForm({ ...entry, fields: entry.fields.filter((one) => one[0] === "photo" || isMine(one)) },
    entry.page);
}

// The words of what waits stand in a form: of a new item, where theirs is gone. They wait on until they stand there.
async function intoForm(entry, address) {
  const number = freshNumber().slice(0, 16);
  const notTyped = new Set(["remove", "path", "ifMatch", "shownTags", "cancel", "then", "page", "shared"]);
  const words = new FormData();
  for (const [name, value] of entry.fields) {
    const isTyped = name === "photo" ? value instanceof File && value.size : !name.startsWith("form-");
    if (isTyped && !notTyped.has(name)) words.append(name, value);
  }
  const kept = new Response(words);
  kept.headers.set("waited", entry.id);
  // Of one form at a time.
  await caches.delete("corrected");
  await (await caches.open("corrected")).put(`/corrected/${number}`, kept);
  location.href = `${address}?as=own&shared=${number}`;
}
