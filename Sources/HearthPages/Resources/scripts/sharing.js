// A form that takes what others shared has the share's number: the draft of another item stays beside it. So has one in
// which what waited here is corrected (joining.js), which is their own. They are filled by shared.js.
const addressed = new URLSearchParams(location.search);
const sharedNumber = addressed.get("shared");
const isOwnAgain = addressed.get("as") === "own";
const sharedForm = () => document.querySelector("form[data-may-wait]");
const fromElsewhere = () => sharedForm()?.querySelector("[data-from-elsewhere]");
const newPage = () => sharedForm()?.dataset.newPage;

// A page that was kept is of no share yet.
function numberForm() {
  const form = sharedForm();
  if (!sharedNumber || location.pathname !== newPage() || !form) return;
  // Where there is a form for it already, nobody is asked what it is.
  document.body.dataset.address = location.pathname + location.search + (addressed.has("as") ? "" : "&as=item");
  if (fromElsewhere() && !isOwnAgain) fromElsewhere().hidden = false;
  if (form.elements.shared) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "shared", value: sharedNumber });
  // Where the home has it, so that it is the same form once the home answers (`formKey`).
  form.elements.cancel?.after(field);
}

numberForm();
