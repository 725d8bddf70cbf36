// A device types its code: the QR code says it behind the #, which stays in the browser. The page at home looks
// again until the device is there.
function takeCode() {
  const field = document.querySelector("[data-hash]");
  if (!field || location.hash.length < 2) return;
  field.value = location.hash.slice(1, 21);
  history.replaceState(null, "", location.pathname);
}

// A guest's link has its secret there. It goes on by itself, to the page that says who invites and has the button.
function takeLink() {
  if (location.pathname !== "/guest" || location.hash.length < 2) return;
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: "/guest", hidden: true });
  const field = document.createElement("input");
  Object.assign(field, { name: "link", value: location.hash.slice(1, 65) });
  form.append(field);
  document.body.append(form);
  history.replaceState(null, "", location.pathname);
  form.submit();
}
// In the browser inside another app it stands in the address again, so that the app's menu opens it elsewhere. Hearth
// on the home screen of an iPhone looks like one, and is none.
function keepLink() {
  const said = document.querySelector("[data-in-app]");
  if (said && matchMedia("(display-mode: standalone)").matches) return said.remove();
  const link = said?.querySelector("[data-outside]");
  if (link) history.replaceState(null, "", link.textContent);
}
function takeHash() { takeCode(); takeLink(); }
takeHash();
keepLink();
addEventListener("hashchange", takeHash);

setInterval(() => {
  if (!document.hidden && document.querySelector("[data-again]")) lookAgain(0);
}, 3000);
