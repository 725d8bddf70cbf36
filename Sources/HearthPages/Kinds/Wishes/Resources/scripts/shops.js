// A link that is pasted into an empty field of one's own wish is looked up at once, where they allowed that once for
// all; nobody else's page says so (`data-fetched`).
document.addEventListener("paste", ({ target }) => {
  if (!target.matches?.("[data-fetched]") || target.value) return;
  // It stands in the field only after this.
  setTimeout(() => {
    if (!/^\s*https?:\/\/\S+\s*$/i.test(target.value)) return;
    target.form.requestSubmit(target.form.querySelector("button[value=fetch]"));
  });
});

// A shop may be asked as soon as a link stands where a name can.
function offerShop(field) {
  const offer = document.getElementById("asks-shop");
  if (offer) offer.hidden = !/https?:\/\/\S/i.test(field.value);
}
document.addEventListener("input", ({ target }) => {
  if (target.matches("[data-takes-link]")) offerShop(target);
});
