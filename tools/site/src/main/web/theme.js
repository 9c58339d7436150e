"use strict";
// Runs before the page is drawn, so that the page does not flash in the other theme.
try {
  const chosen = localStorage.getItem("theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch { /* Some browsers refuse storage for local files. */ }
