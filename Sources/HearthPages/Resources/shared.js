// The page that asks what another app shared. It may be one that was kept, which is of no share yet; and somebody who
// wants none of the forms leaves nothing of it on the device.
"use strict";

(() => {
  const number = new URLSearchParams(location.search).get("shared");
  if (document.body.dataset.kept && number) {
    document.body.dataset.address = location.pathname + location.search;
    for (const link of document.querySelectorAll("a[data-takes-shared]")) {
      const { pathname, searchParams } = new URL(link.href);
      searchParams.set("shared", number);
      link.href = `${pathname}?${searchParams}`;
    }
  }
  document.addEventListener("click", (event) => {
    if (event.target.closest("a[data-drops-shared]") && "caches" in window) caches.delete("shared");
  });
})();
