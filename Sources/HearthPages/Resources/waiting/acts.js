// What may wait, and what one thing that waits means for another of the same thing. Nothing here touches a page or the
// store: what waits is a value, with the fields of its form in their order.
"use strict";

// What the home says of the kinds of lists (KindOnPhone): nothing else here names an address or an operation of a kind.
const kinds = {{kinds}};
// The kind whose form it is; of one that is not known any more, that of plain lists.
const kindOf = (entry) => kinds.find((one) => one.form === entry.newPage) ?? kinds[0];

// What is said of an operation: which field names what it is about, whether it does or undoes (`isOn`, or `state` of a
// field), and what takes it back (`undo`), as the home says it of a kind's (WaitingAct).
const undo = (operation, field) => ({ operation, field });
const acts = Object.assign({
  "items/order": { name: "order", subject: "items[]" },
  "items/move": { name: "move", subject: "items[]" },
  "items/delete": { name: "gone", subject: "item", isOn: true, undo: undo("items/undelete", "item") },
  "items/undelete": { name: "gone", subject: "item", isOn: false, undo: undo("items/delete", "item") },
  "comments/add": { name: "comment", makes: true, undo: undo("comments/delete", "comment") },
  "comments/delete": { name: "gone", subject: "comment" },
  // The forms of items: a new one, and a change.
  new: { name: "new", makes: true },
  edit: { name: "edit", subject: "path" },
}, ...kinds.map((one) => one.acts));

const isIn = ({ field, value }, said) => said[field] === value;
// Whether it does something, or undoes it; null: neither.
function isDoing({ isOn = null, state, mark }, name, said) {
  if (name === "pin") return said[mark] === "true";
  return state ? isIn(state, said) === state.means : isOn;
}

// Each field once: the first of those that are called so.
const saidIn = (fields) => Object.fromEntries([...fields].reverse());

// What it is, what it is about, and by what one knows another of the same: `tick LIST/ITEM`.
function about(entry) {
  const said = saidIn(entry.fields);
  const act = acts[entry.action === "/do" ? said.do : said.path ? "edit" : "new"] ?? {};
  const path = act.makes ? pathMade(entry, said) : said[act.subject];
  const name = act.name === "change" ? (said.name === undefined ? "pin" : "name") : act.name;
  const isOn = isDoing(act, name, said);
  const all = act.subject ? entry.fields.filter(([one]) => one === act.subject).map(([, value]) => value) : [];
  // What is about nothing stands for itself.
  const key = act.subject ? `${name} ${all.join()}` : null;
  return { said, act, name, kind: kindOf(entry), path, all, isOn, key };
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

// The fields of what takes it back; null: nothing does.
function backOf({ act: { undo: by, state }, said, path }) {
  if (by) return { do: by.operation, [by.field]: path };
  if (!state) return null;
  const other = state.value === "true" ? "false" : "true";
  return { ...said, [state.field]: isIn(state, said) ? other : state.value };
}

// What takes it back where it may have arrived; null: nothing does.
function opposite(entry) {
  const back = backOf(about(entry));
  if (!back) return null;
  const own = entry.fields.filter(([name]) => name.startsWith("form-") && name !== "form-id"
    || ["page", "next"].includes(name));
  const fields = Object.entries(back).filter(([name]) => !own.some(([one]) => one === name) && name !== "form-id");
  return { ...entry, id: undefined, made: null, sent: false, problem: null, choices: null, action: "/do",
    given: null, isOfItem: false, isMultipart: false,
    fields: [...own, ...fields] };
}
