"use strict";
// Shows the rows that contain the typed text, ignoring underscores, spaces and case.
const plain = text => text.toLowerCase().replace(/[_\s]/g, "");
const rows = [...document.querySelectorAll(".names tbody tr")].map(row => [row, plain(row.textContent)]);
const filter = document.getElementById("filter");
function filterRows() {
  const wanted = plain(filter.value);
  let count = 0;
  for (const [row, text] of rows) {
    row.hidden = !text.includes(wanted);
    count += !row.hidden;
  }
  document.getElementById("count").textContent = count === 1 ? "1 name" : count + " names";
}
filter.addEventListener("input", filterRows);
filter.value = new URLSearchParams(location.search).get("q") || "";
if (filter.value) filterRows();
