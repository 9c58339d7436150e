"use strict";
// Switches between the light and the dark theme, and remembers the choice.
const themeButton = document.getElementById("theme");
const systemDark = matchMedia("(prefers-color-scheme: dark)");
function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : systemDark.matches;
}
function nameTheme() {
  themeButton.textContent = isDark() ? "Light" : "Dark";
  themeButton.setAttribute("aria-label", "Use the " + themeButton.textContent.toLowerCase() + " theme");
}
themeButton.addEventListener("click", () => {
  const chosen = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = chosen;
  try { localStorage.setItem("theme", chosen); } catch { /* The choice holds for this page only. */ }
  nameTheme();
});
systemDark.addEventListener("change", nameTheme);
nameTheme();

// Adds a button that copies the code to each block of code.
for (const code of document.querySelectorAll("main pre:not(.said, .signature)")) {
  const block = document.createElement("div");
  block.className = "code";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.setAttribute("aria-label", "Copy this code");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
  code.replaceWith(block);
  block.append(code, button);
}

// Plays the videos that are visible, after their posters were visible for a moment. The button in
// the header stops all videos, and remembers the choice; viewers who prefer less motion see posters.
const POSTER_TIME = 1000;
const videos = [...document.querySelectorAll("main video")];
const motionButton = document.getElementById("motion");
let stopped = matchMedia("(prefers-reduced-motion: reduce)").matches;
try { stopped = (localStorage.getItem("motion") || (stopped ? "off" : "on")) === "off"; } catch { /* The system's setting decides. */ }
const visible = new Map();
const heldByViewer = new Set();
function update(video) {
  clearTimeout(visible.get(video));
  if (stopped || heldByViewer.has(video) || !visible.has(video)) return video.pause();
  const delay = video.played.length ? 0 : POSTER_TIME;
  visible.set(video, setTimeout(() => video.play().catch(() => {}), delay));
}
const watcher = new IntersectionObserver(seen => {
  for (const { target, isIntersecting } of seen) {
    if (isIntersecting) {
      visible.set(target, 0);
      update(target);
    } else {
      clearTimeout(visible.get(target));
      visible.delete(target);
      target.pause();
    }
  }
}, { threshold: 0.4 });
function nameMotion() {
  const does = stopped ? "Play" : "Pause";
  motionButton.dataset.does = does;
  motionButton.title = does + " all videos";
  motionButton.setAttribute("aria-label", motionButton.title);
}
for (const video of videos) {
  video.controls = stopped;
  video.addEventListener("pointerenter", () => { video.controls = true; }, { once: true });
  // A pause of a visible video that the page did not ask for comes from the viewer.
  video.addEventListener("pause", () => { if (!stopped && visible.has(video)) heldByViewer.add(video); });
  video.addEventListener("play", () => heldByViewer.delete(video));
  watcher.observe(video);
}
// The links to the chapters of a video.
for (const chapters of document.querySelectorAll(".chapters")) {
  const video = chapters.previousElementSibling;
  const links = [...chapters.querySelectorAll("a")];
  for (const link of links) {
    link.addEventListener("click", event => {
      event.preventDefault();
      clearTimeout(visible.get(video));
      video.currentTime = Number(link.dataset.time) + 0.01;
      video.play().catch(() => {});
    });
  }
  video.addEventListener("timeupdate", () => {
    const passed = links.filter(link => Number(link.dataset.time) <= video.currentTime);
    for (const link of links) link.classList.toggle("now", link === passed[passed.length - 1]);
  });
}
motionButton.hidden = videos.length === 0;
motionButton.addEventListener("click", () => {
  stopped = !stopped;
  try { localStorage.setItem("motion", stopped ? "off" : "on"); } catch { /* The choice holds for this page only. */ }
  heldByViewer.clear();
  videos.forEach(video => {
    video.controls = stopped;
    update(video);
  });
  nameMotion();
});
nameMotion();

// Loads the search only when it is used, because the index is as large as ten pages.
const box = document.getElementById("q");
let search = null;
function load(file) {
  return new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.src = file;
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });
}
function loadSearch() {
  search ??= load("lunr.js").then(() => load("search-index.js")).then(() => load("search.js"));
  return search;
}
box.addEventListener("focus", loadSearch);
box.addEventListener("input", () => loadSearch().then(() => show()), { once: true });
box.form.addEventListener("submit", async event => {
  event.preventDefault();
  await loadSearch();
  show();
  const first = document.querySelector("#found a");
  if (first) first.click();
});
// An address with "?q=words" shows the results of a search.
const asked = new URLSearchParams(location.search).get("q");
if (asked && !document.getElementById("filter")) {
  box.value = asked;
  box.focus();
  loadSearch().then(() => show());
}

// The key "/" moves to the search.
addEventListener("keydown", event => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea")) return;
  event.preventDefault();
  box.focus();
});

// Marks in the list of headings the heading that is being read.
const entries = new Map([...document.querySelectorAll(".contents a")].map(a => [decodeURIComponent(a.hash.slice(1)), a]));
const heads = [...entries.keys()].map(id => document.getElementById(id)).filter(Boolean);
function markHeading() {
  const passed = heads.filter(head => head.getBoundingClientRect().top < innerHeight / 3);
  const now = passed.length ? passed[passed.length - 1].id : null;
  for (const [id, link] of entries) link.classList.toggle("now", id === now);
}
if (heads.length) {
  addEventListener("scroll", markHeading, { passive: true });
  markHeading();
}

// Shows the page that is open in the middle of the tree.
const tree = document.getElementById("tree");
const current = tree.querySelector("[aria-current]");
if (current && getComputedStyle(tree).position === "sticky") {
  tree.scrollTop = current.offsetTop - tree.clientHeight / 2;
}
