'use strict';

// The command lines that the extension starts.

const path = require('node:path');

/**
 * Returns how 'render' names a scene. In a project, it is a class that the project's folder knows. A file without a
 * package is a single file.
 */
function target(file, scene, packageName) {
  return packageName === '' ? `${file}:${scene}` : `${packageName}.${scene}`;
}

/** Returns the folder in which 'render' runs: the nearest one with a build file above a class in a package. */
function folderOf(file, packageName, exists) {
  const own = path.dirname(file);
  if (packageName === '') return own;
  for (let folder = own; ; folder = path.dirname(folder)) {
    if (['pom.xml', 'build.gradle', 'build.gradle.kts'].some((name) => exists(path.join(folder, name)))) return folder;
    if (folder === path.dirname(folder)) return own;
  }
}

function render(scene, { quality }) {
  return [scene, `--quality=${quality}`, '--progress=plain'];
}

function check(scenes, { strict }) {
  return ['check', ...scenes, '--json=-', ...(strict ? ['--strict'] : [])];
}

/**
 * Returns the command line that draws the last frame of a line's plays; if `line` is 0, the last
 * frame of the scene.
 */
function frame(scene, image, line) {
  return [scene, ...(line > 0 ? [`--line=${line}`] : ['--at=end']), '-o', image];
}

/**
 * Returns the command line that starts the studio. Only pages of the editor may show it: those of
 * the desktop program, or those of an editor in a browser.
 */
function studio(file, isInBrowser) {
  const schemes = isInBrowser ? ['https', 'http'] : ['vscode-webview', 'vscode-file'];
  return ['studio', ...(file ? [file] : []), ...schemes.map((scheme) => `--embed=${scheme}:`)];
}

/** Returns the link that the studio prints, without the rest of its output; undefined before it is printed. */
function link(output) {
  return output.match(/http:\/\/[\w.:[\]-]+\/\?key=[\w-]+(?=\s)/)?.[0];
}

/**
 * Returns the line of the last play at or before a line of a scene, from the report of a check. If
 * there is no such play, returns the line of the first play; if there is no play at all, 0.
 */
function playLine(report, scene, fileName, line) {
  const found = report?.scenes?.find((candidate) => candidate.name === scene);
  const lines = (found?.plays ?? []).map((play) => lineIn(play, fileName)).filter((candidate) => candidate > 0);
  const before = lines.filter((candidate) => candidate <= line);
  return before.length > 0 ? Math.max(...before) : Math.min(...lines, Infinity) === Infinity ? 0 : Math.min(...lines);
}

/** Returns the line of a play in a file; if a method of another file plays, the line of its call. */
function lineIn(play, fileName) {
  if (play.file === fileName) return play.line;
  const [, file, line] = play.caller?.match(/^(.*):(\d+)$/) ?? [];
  return file === fileName ? Number(line) : 0;
}

module.exports = { target, folderOf, render, check, frame, studio, link, playLine };
