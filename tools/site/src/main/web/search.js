"use strict";
// Finds names of members without the names of their classes.
lunr.tokenizer.separator = /[\s\-.()"',;:<>=+*\/\\\[\]{}]+/;
// Synonyms.
const SAME = {
  axis: ["axes"], background: ["backgroundcolor"], caption: ["subtitle"], captions: ["subtitles"],
  color: ["colour", "setcolor"], colors: ["colours"], colour: ["color", "setcolor"], colours: ["colors"], crash: ["errors"],
  align: ["aligned"], bracket: ["brace"], counter: ["integernumber", "decimalnumber"], deterministic: ["reproducible", "bytes"],
  delete: ["remove"], delay: ["pause"], dotted: ["dashed"], duration: ["runtime"], equation: ["formula", "tex"], equations: ["formulas", "aligned"], formula: ["equation", "tex"], highlight: ["indicate"], highlighting: ["code"], histogram: ["barchart"], "4k": ["resolution", "quality"],
  export: ["output", "videos"], faster: ["runtime"], image: ["picture"], images: ["pictures"], latex: ["tex"],
  bigger: ["scale", "fontsize", "numbersize"], larger: ["scale", "fontsize", "numbersize"], monospace: ["typewriter"], suffix: ["unit"],
  pendulum: ["simulate", "simulation"], differential: ["simulate", "field"], trajectory: ["tracedpath", "trace"], short: ["gap", "buff"],
  math: ["tex", "formula"], move: ["shift", "moveto"], movie: ["video"], png: ["stills"], preview: ["studio"], rate: ["fps", "rates"], reload: ["studio"], narration: ["voice"],
  picture: ["image"], pictures: ["images"], powerpoint: ["presentations"], presentation: ["presentations"],
  resize: ["scale"], setup: ["install"], size: ["scale"], sleep: ["pause"], slides: ["presentations"],
  slow: ["runtime"], slower: ["runtime"], speech: ["voice"], speed: ["runtime"], turn: ["rotate"],
  film: ["video"], films: ["videos"], talk: ["presentation"], mp4: ["output"], gif: ["formats"], voiceover: ["voice"], wait: ["pause"],
};
// Words that are ignored.
const EMPTY = new Set("a an and are can do does everything for how i in is it make my of on the to use what where with too".split(" "));
// Divides a name at capital letters and underscores, so that "number line" finds numberLine and
// "color" finds set_color.
function parted(name) {
  return name + " " + name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");
}
// Ranks functions and guides above the cookbook, the names of Manim and the hundreds of errors.
function weight(page) {
  if (page.url.startsWith("cookbook.html")) return 0.8;
  return { Manim: 0.3, guide: 2, error: /-\d+$/.test(page.url) ? 0.25 : 0.8 }[page.kind] || 1;
}
const index = lunr(function () {
  this.ref("i");
  this.b(0.4);
  this.field("title", { boost: 10 });
  this.field("text");
  this.pipeline.reset();
  this.searchPipeline.reset();
  PAGES.forEach((page, i) => this.add({ i, title: parted(page.title), text: page.text }, { boost: weight(page) }));
});
function termsOf(hit) {
  return Object.keys(hit.matchData.metadata);
}
function addWord(q, word) {
  q.term(word, { boost: 10 });
  q.term(word, { wildcard: lunr.Query.wildcard.TRAILING });
  if (word.includes("_")) q.term(word.replaceAll("_", ""), { boost: 10 });
  for (const same of SAME[word] || []) q.term(same, { boost: 4 });
}
function addPart(q, word) {
  q.term(word, { wildcard: lunr.Query.wildcard.LEADING | lunr.Query.wildcard.TRAILING, boost: 0.1 });
}
const finds = add => index.query(add).length > 0;
const letters = word => [...word].sort().join("");
// The words that are similar to a misspelt word, best first: those that matter in the pages, and
// above all those with the same letters or the same first letter.
function similar(word, editDistance) {
  const scores = new Map();
  for (const hit of index.query(q => q.term(word, { editDistance }))) {
    for (const term of termsOf(hit)) scores.set(term, (scores.get(term) || 0) + hit.score);
  }
  const rank = term => scores.get(term) * (letters(term) === letters(word) ? 4 : 1) * (term[0] === word[0] ? 4 : 1);
  return [...scores.keys()].sort((a, b) => rank(b) - rank(a));
}
// Returns a word as it is, or the most similar word if no page contains it.
function corrected(word) {
  if (word.length <= 3 || finds(q => addWord(q, word)) || finds(q => addPart(q, word))) return word;
  return similar(word, 1)[0] || similar(word, 2)[0] || word;
}
// The entries that contain most of the words, best first, and the words after corrections.
function find(typed) {
  const all = typed.toLowerCase().split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
  const telling = all.filter(word => !EMPTY.has(word));
  const words = (telling.length ? telling : all).map(corrected);
  if (words.length === 0) return [];
  const found = index.query(q => words.forEach(word => {
    addWord(q, word);
    if (word.length > 3 && !finds(p => addWord(p, word))) addPart(q, word);
  }));
  const whole = (telling.length ? all.map(word => EMPTY.has(word) ? word : corrected(word)) : words).join("").replaceAll("_", "");
  const named = hit => {
    const title = PAGES[hit.ref].title.toLowerCase().replaceAll("_", "");
    return title === whole ? 2 : title.endsWith("." + whole) ? 1 : 0;
  };
  const has = (hit, word) => termsOf(hit).some(term => term.includes(word) || (SAME[word] || []).includes(term));
  found.forEach(hit => {
    hit.matched = words.filter(word => has(hit, word)).length - (/#hint-|^manim-pairs/.test(PAGES[hit.ref].url) ? 0.5 : 0);
  });
  found.sort((a, b) => named(b) - named(a) || b.matched - a.matched || b.score - a.score);
  found.corrected = words.some(word => !all.includes(word)) ? words.join(" ") : "";
  return found;
}
// Some text around the first match, with all matches marked.
function excerpt(text, terms) {
  const places = terms.map(term => text.toLowerCase().indexOf(term)).filter(at => at >= 0);
  const first = places.length ? Math.min(...places) : 0;
  const from = first < 90 ? 0 : text.lastIndexOf(" ", first - 40) + 1;
  const cut = (from ? "… " : "") + text.slice(from, from + 180) + (text.length > from + 180 ? " …" : "");
  const part = document.createElement("span");
  const known = terms.filter(term => term.length > 1).map(term => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  cut.split(known.length ? new RegExp("(" + known.join("|") + ")", "i") : /$^/).forEach((piece, i) => {
    if (i % 2 === 0) return part.append(piece);
    const mark = document.createElement("mark");
    mark.textContent = piece;
    part.append(mark);
  });
  return part;
}
const list = document.getElementById("found");
const none = document.getElementById("none");
const results = document.getElementById("results");
const MAX_SHOWN = 20;
function item(hit) {
  const page = PAGES[hit.ref];
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = page.url;
  const title = document.createElement("b");
  title.textContent = page.title;
  const kind = document.createElement("small");
  kind.textContent = page.kind;
  link.append(title, kind, excerpt(page.text, termsOf(hit)));
  item.append(link);
  return item;
}
let typing = 0;
function show() {
  clearTimeout(typing);
  typing = 0;
  const typed = box.value.trim();
  const found = typed ? find(typed) : [];
  list.replaceChildren(...found.slice(0, MAX_SHOWN).map(item));
  none.textContent = found.length === 0 ? "Nothing found. Try fewer words, or a name from Manim."
    : (found.length === 1 ? "1 result" : found.length + " results") + (found.corrected ? " for " + found.corrected : "");
  results.hidden = !typed;
}
function showSoon() {
  clearTimeout(typing);
  typing = setTimeout(show, 100);
}
// Moves the focus from the box through the results.
function step(event) {
  if (typing && event.key === "ArrowDown") show(); // Otherwise the list changes when a result has the focus.
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  if (event.key === "Escape") {
    box.focus();
    clearTimeout(typing);
    typing = 0;
    results.hidden = true;
  } else if (event.key === "ArrowDown" && links.length > 0 && !results.hidden) {
    links[Math.min(at + 1, links.length - 1)].focus();
  } else if (event.key === "ArrowUp" && at >= 0) {
    (links[at - 1] || box).focus();
  } else {
    return;
  }
  event.preventDefault();
}
box.addEventListener("input", showSoon);
box.addEventListener("focus", () => { if (box.value) show(); });
box.form.addEventListener("keydown", step);
list.addEventListener("click", () => { results.hidden = true; });
addEventListener("click", event => { if (!box.form.contains(event.target)) results.hidden = true; });
box.form.addEventListener("focusout", event => {
  if (event.relatedTarget && !box.form.contains(event.relatedTarget)) results.hidden = true;
});
