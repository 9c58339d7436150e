"use strict";
// Shows the examples of one subject. The address contains the subject, so that a link can open it.
const buttons = [...document.querySelectorAll("#subjects button")];
const articles = [...document.querySelectorAll(".gallery article")];
function choose(subject) {
  const chosen = buttons.some(button => button.dataset.subject === subject) ? subject : "";
  let count = 0;
  for (const article of articles) {
    article.hidden = chosen !== "" && !article.dataset.subject.split(" ").includes(chosen);
    count += !article.hidden;
  }
  for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.subject === chosen);
  document.getElementById("count").textContent = count === 1 ? "1 example" : count + " examples";
}
for (const button of buttons) {
  button.addEventListener("click", () => {
    const { subject } = button.dataset;
    choose(subject);
    try { history.replaceState(null, "", subject ? "?subject=" + subject : location.pathname); } catch { /* Some browsers refuse this for local files. */ }
  });
}
choose(new URLSearchParams(location.search).get("subject") || "");
// Opens the code of the example in the address.
function openExample() {
  const article = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!article || !article.matches("article")) return;
  if (article.hidden) choose("");
  article.querySelector("details").open = true;
  article.scrollIntoView();
}
addEventListener("hashchange", openExample);
openExample();
