// What may wait, and what one thing that waits means for another of the same thing. Nothing here touches a page or the
// store: what waits is a value, with the fields of its form in their order.
"use strict";

// What is said of an operation: which field names what it is about, whether it does or undoes (`isOn`), and what undoes
// it (`back`), where something does.
const flip = (said, name) => ({ ...said, [name]: said[name] === "true" ? "false" : "true" });
const deed = (name, subject, isOn, back) => ({ name, subject, isOn, back });
const acts = {
  "notes/check": deed("tick", "lines[]", (said) => said.isDone === "true", (said) => flip(said, "isDone")),
  "notes/lines/add": { name: "add", makes: true,
    back: (said, made) => ({ do: "notes/bin", "notes[]": `${said.list}/${made}` }) },
  "notes/bin": deed("gone", "notes[]", (said) => said.restore !== "true", (said) => flip(said, "restore")),
  "notes/edit": { name: "change", subject: "note" },
  "items/order": { name: "order", subject: "items[]" },
  "items/move": { name: "move", subject: "items[]" },
  "items/delete": deed("gone", "item", () => true, ({ item }) => ({ do: "items/undelete", item })),
  "items/undelete": deed("gone", "item", () => false, ({ item }) => ({ do: "items/delete", item })),
  "comments/add": { name: "comment", makes: true, back: (said, made) => ({ do: "comments/delete", comment: made }) },
  "comments/delete": { name: "gone", subject: "comment" },
  "whispers/add": { name: "comment", makes: true },
  "giving/reserve": deed("claim", "wish", () => true, ({ wish }) => ({ do: "giving/free", wish })),
  "giving/hold": deed("claim", "wish", () => true, ({ wish }) => ({ do: "giving/free", wish })),
  "giving/free": deed("claim", "wish", () => false, ({ wish }) => ({ do: "giving/reserve", wish })),
  "giving/bought": deed("bought", "wish", (said) => said.bought !== "false",
    (said) => ({ do: said.do, wish: said.wish, bought: String(said.bought === "false") })),
  // The forms of items: a new one, and a change.
  new: { name: "new", makes: true },
  edit: { name: "edit", subject: "path" },
};

// Each field once: the first of those that are called so.
const saidIn = (fields) => Object.fromEntries([...fields].reverse());

// What it is, what it is about, and by what one knows another of the same: `tick LIST/ITEM`.
function about(entry) {
  const said = saidIn(entry.fields);
  const act = acts[entry.action === "/do" ? said.do : said.path ? "edit" : "new"] ?? {};
  const isNote = entry.action === "/notes/save";
  const path = act.makes ? pathMade(entry, said) : said[act.subject];
  const name = act.name === "change" ? (said.name === undefined ? "pin" : "name") : act.name;
  const isOn = act.isOn?.(said) ?? (name === "pin" ? said.isPinned === "true" : null);
  const all = act.subject ? entry.fields.filter(([one]) => one === act.subject).map(([, value]) => value) : [];
  return { said, act, name, isNote, path, all, isOn, key: act.makes ? null : `${name} ${all.join()}` };
}

// Where a new thing will be; on the list of what is on none yet its id is enough.
function pathMade(entry, { list }) {
  return entry.made ? (list ? `${list}/${entry.made}` : entry.made) : null;
}

// What becomes of what waits when something is done meanwhile: which of it goes (`drop`), reads otherwise (`put`), and
// whether the new one comes to it (`adds`). What was never under way is taken out; of what may have arrived, the
// opposite is sent after it.
function settle(all, fresh) {
  const mine = all.filter((one) => !one.problem);
  const now = about(fresh);
  const maker = now.path && !now.act.makes && mine.find((one) => one.made && about(one).path === now.path);
  const within = maker && !maker.sent && settleWithin(mine, maker, now);
  if (within) return { drop: [], put: [], adds: false, ...within };
  const adding = { drop: [], put: [], adds: true };
  const alike = mine.filter((one) => now.key && about(one).key === now.key);
  const last = alike.at(-1);
  if (now.name === "claim" && !now.isOn) {
    const given = mine.filter((one) => ["claim", "bought"].includes(about(one).name) && about(one).path === now.path);
    if (given.length && given.every((one) => !one.sent) && about(given[0]).isOn && about(given[0]).name === "claim") {
      return { ...adding, drop: given.map((one) => one.id), adds: false };
    }
  }
  if (!last || last.sent) return adding;
  if (now.isOn !== null) {
    return about(last).isOn === now.isOn ? { ...adding, adds: false }
      : { ...adding, drop: [last.id], adds: false };
  }
  if (now.name === "edit") return { ...adding, put: [editedAgain(last, fresh)], adds: false };
  if (now.name === "order" && mine.findLast((one) => about(one).name === "order") !== last) return adding;
  return { ...adding, put: [{ ...last, fields: fresh.fields, words: fresh.words }], adds: false };
}

// The thing itself waits to be made, and nobody else knows of it.
function settleWithin(mine, maker, now) {
  const its = mine.filter((one) => one !== maker && about(one).path === now.path);
  const isBeside = (one) => about(one).name === "order" && about(one).said.other === maker.made;
  if (now.name === "gone" && now.isOn) {
    // What was put after it stands at the end instead.
    const beside = mine.filter((one) => isBeside(one) && !its.includes(one)).map((one) => ({
      ...one, fields: saying(one.fields.filter(([name]) => name !== "other"), { placement: "last" }),
    }));
    return { drop: [maker, ...its].map((one) => one.id), put: beside };
  }
  if (now.name === "name") {
    return { put: [{ ...maker, name: now.said.name, fields: saying(maker.fields, { name: now.said.name }) }] };
  }
  if (now.name === "move" && now.said.to) {
    const path = `${now.said.to}/${maker.made}`;
    const orders = mine.filter((one) => isBeside(one) || (its.includes(one) && about(one).name === "order"));
    return {
      drop: orders.map((one) => one.id),
      put: [{ ...maker, fields: saying(maker.fields, { list: now.said.to }) },
        ...its.filter((one) => !orders.includes(one)).map((one) => renamed(one, now.path, path))],
    };
  }
  return null;
}

// A change of what waits to be changed is one change, of what the first one began with.
function editedAgain(last, fresh) {
  const base = new Set(["ifMatch", "was", "wasName", "shownTags", "form-number"]);
  const kept = last.fields.filter(([name, value]) => base.has(name)
    || name === "remove" || (name === "photo" && value.size));
  const typed = fresh.fields.filter(([name, value]) => !base.has(name) && !(name === "photo" && !value.size));
  return { ...last, name: fresh.name, words: fresh.words, fields: [...typed, ...kept] };
}

// The same fields, these with other values.
function saying(fields, values) {
  const others = fields.filter(([name]) => !(name in values));
  return [...others, ...Object.entries(values)];
}

// The same of a thing that is called otherwise by now: by its path, and by its id where others stand beside it.
function renamed(entry, from, to) {
  const id = (path) => path.split("/").at(-1);
  return { ...entry, fields: entry.fields.map(([name, value]) => [name,
    value === from ? to : name === "other" && value === id(from) ? id(to) : value]) };
}

// What takes it back where it may have arrived; null: nothing does.
function opposite(entry) {
  const { act, said } = about(entry);
  const back = act.back?.(said, entry.made);
  if (!back) return null;
  const own = entry.fields.filter(([name]) => name.startsWith("form-") && name !== "form-id"
    || ["page", "next"].includes(name));
  const fields = Object.entries(back).filter(([name]) => !own.some(([one]) => one === name) && name !== "form-id");
  return { ...entry, id: undefined, made: null, sent: false, problem: null, choices: null, action: "/do",
    given: null, isOfItem: false, isMultipart: false,
    fields: [...own, ...fields] };
}
