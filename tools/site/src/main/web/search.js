"use strict";
// Names of members are found without those of their classes.
lunr.tokenizer.separator = /[\s\-.]+/;
const index = lunr(function () {
  this.ref("i");
  this.field("title", { boost: 10 });
  this.field("text");
  this.pipeline.remove(lunr.stemmer);
  this.searchPipeline.remove(lunr.stemmer);
  PAGES.forEach((page, i) => this.add({ i, title: page.title, text: page.text }));
});
const box = document.getElementById("q");
const list = document.getElementById("found");
function show() {
  const words = box.value.toLowerCase().split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
  list.replaceChildren();
  if (words.length === 0) return;
  const found = index.query(q => words.forEach(word => {
    q.term(word, { boost: 10 });
    q.term(word, { wildcard: lunr.Query.wildcard.TRAILING });
  }));
  for (const hit of found.slice(0, 40)) {
    const page = PAGES[hit.ref];
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = page.url;
    link.textContent = page.title;
    item.append(link, " " + page.text.slice(0, 120));
    list.append(item);
  }
}
box.addEventListener("input", show);
box.value = new URLSearchParams(location.search).get("q") || "";
show();
