"use strict";
// Finds names of members without the names of their classes.
lunr.tokenizer.separator = /[\s\-.()"',;:<>=+*\/\\\[\]{}]+/;
// Words that find others, too. The forms of a word share them: "colours" finds what "colour" does.
const SAME = {
  align: ["aligned"], all: ["everything"], around: ["about"], axes: ["axis"], axis: ["axes"], background: ["backgroundcolor"],
  bigger: ["scale", "fontsize", "numbersize"], bracket: ["brace"], caption: ["subtitle"], center: ["centre"], centre: ["center"],
  color: ["colour", "setcolor"], colour: ["color", "setcolor"], counter: ["integernumber", "decimalnumber"], crash: ["errors"], curve: ["path"],
  delay: ["pause"], delete: ["remove"], deterministic: ["reproducible", "bytes"], differential: ["simulate", "field"], dotted: ["dashed"],
  duration: ["runtime"], equation: ["formula", "tex"], everything: ["all", "clear"], export: ["output", "video"],
  easing: ["rate", "animation"], faster: ["runtime", "changespeed"], film: ["video"], follow: ["updater"], forever: ["cycle", "loop", "always"], formula: ["equation", "tex"], gif: ["formats"],
  highlight: ["indicate"], highlighting: ["code"], histogram: ["barchart"], horizontally: ["row", "horizontal"], image: ["picture"],
  larger: ["scale", "fontsize", "numbersize"], latex: ["tex"], loop: ["cycle", "repeat"], math: ["tex", "formula"], mobject: ["object"],
  monospace: ["typewriter"], move: ["shift", "moveto"], movie: ["video"], mp4: ["output"], narration: ["voice"], own: ["custom"], path: ["curve"],
  pendulum: ["simulate", "simulation"], picture: ["image"], png: ["stills"], powerpoint: ["presentation"], preview: ["studio"],
  rate: ["fps"], reload: ["studio"], remove: ["clear"], repeat: ["loop", "cycle"], resize: ["scale"], rotate: ["turn"], screen: ["stage", "scene"],
  sentence: ["text", "paragraph"], setup: ["install"], short: ["gap", "buff"], size: ["scale"], sleep: ["pause"], slide: ["presentation"],
  slow: ["runtime", "changespeed"], slower: ["runtime", "changespeed"], speech: ["voice"], speed: ["runtime", "changespeed"],
  stack: ["column", "arrange"], suffix: ["unit"], talk: ["presentation"], trajectory: ["tracedpath", "trace"], tree: ["network"], turn: ["rotate"],
  vertically: ["column", "vertical"], voiceover: ["voice"], wait: ["pause"], word: ["text"], wrap: ["paragraph", "lines"], "4k": ["resolution", "quality", "options"],
};
// Words that are ignored.
const EMPTY = new Set("a an and another are can do does for from how i in is it make my of on the to use what where with too".split(" "));
// Divides a name at capital letters and underscores, so that "number line" finds numberLine and
// "color" finds set_color.
function parted(name) {
  return name + " " + name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");
}
const wordsOf = text => text.toLowerCase().split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
// Returns the stem of a word: blinking, blinks and blink have the same.
const stem = word => lunr.stemmer(new lunr.Token(word)).toString();
// Each word is in the index as it is and, after a tilde, as its stem.
const withStem = token => [token, token.clone(word => "~" + stem(word))];
lunr.Pipeline.registerFunction(withStem, "withStem");
const same = new Map();
for (const [word, others] of Object.entries(SAME)) same.set(stem(word), [...(SAME[word] || same.get(stem(word)) || []), ...others]);
// Ranks guides above functions, and both above the pairs, the figures, the names of Manim and the
// hundreds of errors.
function weight(page) {
  if (/^(manim-pairs|figures|index)/.test(page.url)) return 0.6;
  if (page.kind === "method") return /#(VMobject|Scene)\./.test(page.url) ? 1.1 : 1;
  if (page.kind === "guide") return /#|^cookbook/.test(page.url) ? 1.2 : 1.35;
  if (page.title === page.title.toUpperCase()) return 0.7;
  return { Manim: 0.25, example: 0.6, error: /-\d+$|#hint-/.test(page.url) ? 0.3 : 0.8 }[page.kind] || 1;
}
// The title without the name of the page that a chapter is in.
const ownTitle = page => page.kind === "guide" ? page.title.replace(/^.*?: /, "") : page.title;
const partsOf = title => wordsOf(title.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "));
// The stems of the telling words of each title.
const titles = PAGES.map(page => new Set(partsOf(ownTitle(page)).filter(word => !EMPTY.has(word)).map(stem)));
// How often each word is used, to choose between corrections. Words of titles count more, and
// those of Manim and of error messages less.
const uses = new Map();
const index = lunr(function () {
  this.ref("i");
  this.b(0.4);
  this.field("title");
  this.field("text");
  this.pipeline.reset();
  this.pipeline.add(withStem);
  this.searchPipeline.reset();
  PAGES.forEach((page, i) => {
    this.add({ i, title: parted(page.title), text: page.text });
    const count = (text, times) => wordsOf(text).forEach(word => uses.set(word, (uses.get(word) || 0) + times * weight(page)));
    const isCode = page.kind === "error" || page.kind === "example";
    count(page.title.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "), isCode ? 0.1 : 10);
    count(page.text, isCode || page.kind === "Manim" ? 0.1 : 1);
  });
});
function termsOf(hit) {
  return Object.keys(hit.matchData.metadata);
}
// The ways in which a page can contain a word, best first, and what a match counts.
const { LEADING, TRAILING } = lunr.Query.wildcard;
const ways = word => [
  { counts: 1, terms: [...new Set([word, word.replaceAll("_", "")])] },
  { counts: 0.9, terms: ["~" + stem(word)] },
  { counts: 0.8, terms: (SAME[word] || same.get(stem(word)) || []).map(other => "~" + stem(other)) },
  { counts: 0.5, terms: [word], wildcard: TRAILING },
];
const hits = ({ terms, wildcard = 0 }, field) => index.query(q => q.term(terms, { fields: [field], wildcard, usePipeline: false }));
// The entries with a word, and what each is worth: 1 if the word is in its title, and at most
// 0.6 if it is in the text only.
function weigh(word) {
  const worth = new Map();
  const note = (hit, value) => {
    const old = worth.get(hit.ref) || { value: 0, terms: [] };
    worth.set(hit.ref, { value: Math.max(value, old.value), terms: [...termsOf(hit), ...old.terms] });
  };
  const collect = way => {
    if (way.terms.length === 0) return; // A query without terms finds everything.
    const inText = hits(way, "text");
    inText.forEach(hit => note(hit, way.counts * (0.25 + 0.35 * hit.score / inText[0].score)));
    hits(way, "title").forEach(hit => note(hit, way.counts));
  };
  ways(word).forEach(collect);
  if (worth.size === 0 && word.length > 3) collect({ counts: 0.3, terms: [word], wildcard: LEADING | TRAILING });
  return worth;
}
const weighed = new Map();
function worths(word) {
  if (!weighed.has(word)) weighed.set(word, weigh(word));
  return weighed.get(word);
}
// The number of letters to insert, delete, change or swap with their neighbour.
function distance(a, b) {
  const rows = [[...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, rows[i - 2][j - 2] + 1);
      rows[i].push(least);
    }
  }
  return rows[a.length][b.length];
}
// Returns a word as it is if it has a known stem, begins a used word or resembles none; else the
// word that is used most of the most similar ones. Long words may have two wrong letters, or three
// at their end. A misspelt word that some error message quotes is used too rarely to stay.
function corrected(word) {
  if (word.length <= 3 || same.has(stem(word))) return word;
  let best = word;
  let most = 0;
  for (const [other, times] of uses) {
    if (times >= 1 && (other.startsWith(word) || stem(other) === stem(word))) return word;
    const wrong = Math.abs(other.length - word.length) > 3 ? 9 : distance(word, other);
    const allowed = word.length < 8 ? 1 : other.slice(0, 5) === word.slice(0, 5) ? 3 : 2;
    const rank = wrong > allowed ? 0 : Math.sqrt(times) * (other[0] === word[0] ? 4 : 1) / 10 ** wrong;
    if (rank > most) [best, most] = [other, rank];
  }
  return best;
}
// The entries that contain most of the words, best first, and the words after corrections. A word
// counts more if it is rare, and an entry if its title consists of the words.
function find(typed) {
  const all = wordsOf(typed.replace(/\b(slow|speed)(ing)? (it )?(down|up)\b/gi, "$1"));
  const telling = all.filter(word => !EMPTY.has(word));
  const words = [...new Set((telling.length ? telling : all).map(corrected))];
  const found = new Map();
  let sought = 0;
  for (const word of words) {
    const worth = worths(word);
    if (worth.size === 0) continue;
    const rarity = Math.log(1 + PAGES.length / worth.size);
    sought += rarity;
    for (const [ref, { value, terms }] of worth) {
      const hit = found.get(ref) || { ref, terms: [], score: 0, has: 0 };
      hit.score += rarity * value;
      hit.has += rarity;
      hit.terms.push(...terms);
      found.set(ref, hit);
    }
  }
  const whole = all.map(word => words.length && telling.length && EMPTY.has(word) ? word : corrected(word)).join("").replaceAll("_", "");
  const phrase = all.length > 1 ? typed.trim().toLowerCase() : "\n";
  for (const hit of found.values()) {
    const page = PAGES[hit.ref];
    const title = page.title.toLowerCase().replaceAll("_", "");
    const named = title === whole ? 2 : title.endsWith("." + whole) ? 1 : 0;
    const own = titles[hit.ref];
    const covered = named ? 1 : [...own].filter(term => hit.terms.includes("~" + term)).length / Math.max(1, own.size);
    const said = page.text.toLowerCase().includes(phrase) ? 2 : 1;
    hit.score = hit.score * weight(page) * said * (0.5 + 0.5 * covered) * Math.sqrt(hit.has / sought) + 100 * named;
  }
  const ranked = [...found.values()].sort((a, b) => b.score - a.score || a.ref - b.ref);
  // Methods of the same name follow the best of them.
  const seen = new Set();
  for (const hit of ranked) {
    const name = PAGES[hit.ref].kind + PAGES[hit.ref].title;
    if (seen.has(name)) hit.score *= 0.7;
    seen.add(name);
  }
  ranked.sort((a, b) => b.score - a.score || a.ref - b.ref);
  ranked.corrected = words.some(word => !all.includes(word)) ? words.join(" ") : "";
  return ranked;
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
  link.append(title, kind, excerpt(page.text, hit.terms.map(term => term.replace("~", ""))));
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
