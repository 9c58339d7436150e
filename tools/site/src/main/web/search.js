"use strict";
// Names of members are found without those of their classes.
lunr.tokenizer.separator = /[\s\-.]+/;
// numberLine is found by "number line", set_color by "color".
function parted(name) {
  return name + " " + name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");
}
// What is here goes before what Manim calls it.
function weight(page) {
  return page.url.startsWith("manim.html#") ? 0.3 : page.url.startsWith("guide-") ? 2 : 1;
}
const index = lunr(function () {
  this.ref("i");
  this.field("title", { boost: 10 });
  this.field("text");
  this.pipeline.remove(lunr.stemmer);
  this.searchPipeline.remove(lunr.stemmer);
  PAGES.forEach((page, i) => this.add({ i, title: parted(page.title), text: page.text }, { boost: weight(page) }));
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
  const matched = hit => words.filter(word => Object.keys(hit.matchData.metadata).some(term => term.startsWith(word))).length;
  found.sort((a, b) => matched(b) - matched(a) || b.score - a.score);
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
