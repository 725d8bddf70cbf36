// Lines are dragged by their handles; their arrows do the same without. It is the others that are moved
// around the line: one that is taken out of the page, be it for a moment, gets no events any more.
document.addEventListener("pointerdown", (down) => {
  const grip = down.target.closest("[data-grip]");
  if (!grip || down.button !== 0) return;
  down.preventDefault();
  grip.setPointerCapture(down.pointerId);
  const line = grip.closest("li");
  const list = line.parentElement;
  const order = [...list.children];
  const place = () => [...list.children].indexOf(line);
  const middle = (other) => {
    const box = other.getBoundingClientRect();
    return box.top + box.height / 2;
  };
  line.classList.add("dragging");
  const move = (at) => {
    const edge = 60;
    if (at.clientY < edge) scrollBy(0, -20);
    if (at.clientY > innerHeight - edge) scrollBy(0, 20);
    for (let other; (other = line.previousElementSibling) && at.clientY < middle(other);) line.after(other);
    for (let other; (other = line.nextElementSibling) && at.clientY > middle(other);) line.before(other);
  };
  const letGo = new AbortController();
  const end = async (isDropped) => {
    letGo.abort();
    line.classList.remove("dragging");
    if (isDropped && place() !== order.indexOf(line)) {
      const number = Number(list.dataset.before) + place() + 1;
      const became = await send(line.querySelector("form"), null, { number });
      if (became === true) return;
    }
    // What was refused is as it was, and what is new on the page stays. What waits is drawn upon it.
    outbox?.hides();
    list.append(...order.filter((one) => one.isConnected));
    outbox?.show();
  };
  grip.addEventListener("pointermove", move, { signal: letGo.signal });
  grip.addEventListener("pointerup", () => end(true), { signal: letGo.signal });
  grip.addEventListener("pointercancel", () => end(false), { signal: letGo.signal });
});

// An item is put after another one, which is right whatever others have moved meanwhile: by a drag, or by an arrow.
function sayBeside(form, submitter, fields) {
  const line = form.closest(".arrange > li");
  if (!line || fields.get("do") !== "items/order") return;
  const lines = [...line.parentElement.children];
  const place = lines.indexOf(line) + ({ up: -1, down: 1 }[submitter?.dataset.id] ?? 0);
  const beside = lines.filter((one) => one !== line)[Math.max(0, place) - 1];
  // The first of these comes after one that is on another page.
  if (!beside && Number(line.parentElement.dataset.before)) return;
  fields.delete("number");
  fields.set("placement", beside ? "after" : "first");
  if (beside) fields.set("other", beside.dataset.id.split("/").at(-1));
}

// Where a line is now; null: the form is of no line.
function placeOf(form) {
  const line = form.closest("[data-moved] > li");
  if (!line) return null;
  const list = line.parentElement;
  const facts = [line.querySelector("bdi").textContent, [...list.children].indexOf(line) + 1, list.children.length];
  return list.dataset.moved.replace(/{([123])}/g, (_, number) => facts[number - 1]);
}
