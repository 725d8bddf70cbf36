// A field for one line takes several where they are pasted; Enter sends it, also on the keys of a phone.
document.addEventListener("beforeinput", (event) => {
  const { target: field, inputType } = event;
  if (!field.matches?.("[data-one-line]") || !["insertLineBreak", "insertParagraph"].includes(inputType)) return;
  event.preventDefault();
  field.form.requestSubmit(field.form.querySelector("button:not([type=button])"));
});
