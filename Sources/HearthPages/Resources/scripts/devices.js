// A device types its code: the QR code says it behind the #, which stays in the browser. The page at home looks
// again until the device is there.
function takeCode() {
  const field = document.querySelector("[data-hash]");
  if (!field || location.hash.length < 2) return;
  field.value = location.hash.slice(1, 21);
  history.replaceState(null, "", location.pathname);
}
takeCode();
addEventListener("hashchange", takeCode);

setInterval(() => {
  if (!document.hidden && document.querySelector("[data-again]")) lookAgain(0);
}, 3000);
