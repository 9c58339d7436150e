'use strict';

// Translates the report of 'render check --json' into problems with ranges from 0. The schema of the report is
// renderer/src/main/resources/zoetrope/lint/check.schema.json.

const MAX_STATEMENT_LINES = 12;

const SEVERITIES = { error: 'error', warning: 'warning', note: 'information' };

/** Returns the problems of a report that are in a file with these lines. */
function problems(report, fileName, lines) {
  const all = report.scenes.flatMap((scene) => [
    ...scene.errors.map((error) => ofError(error, scene, lines)),
    ...scene.findings.map((finding) => ofFinding(finding, scene, fileName, lines)),
    ...scene.warnings.map((warning) => ofWarning(warning, scene, fileName, lines)),
  ]);
  const seen = new Set();
  return all
    .filter((problem) => problem.file === fileName || problem.file === '')
    .filter((problem) => {
      const key = JSON.stringify([problem.range, problem.message]);
      return !seen.has(key) && seen.add(key);
    });
}

function ofError(error, scene, lines) {
  return {
    file: error.file,
    range: error.column > 0 ? wordAt(lines, error.line - 1, error.column - 1) : wholeLine(lines, error.line - 1),
    severity: 'error',
    message: error.hint ? `${error.message}\nhint: ${error.hint}` : error.message,
    code: error.code.replace(/^compiler\.err\./, ''),
    fix: '',
    target: undefined,
    scene: scene.name,
    seconds: undefined,
  };
}

/** A finding belongs to the line that created its first object, or else to the line of its play. */
function ofFinding(finding, scene, fileName, lines) {
  const made = finding.objects.find((object) => object.file === fileName && object.line > 0);
  const line = (made ? made.line : lineOfPlay(finding, fileName)) - 1;
  const named = made?.variable ? declarationOf(made.variable, lines, line) : undefined;
  const times = finding.times > 1 ? ` (${finding.times} times)` : '';
  return {
    file: made || finding.file === fileName || finding.caller.startsWith(`${fileName}:`) ? fileName : finding.file,
    range: named ?? wholeLine(lines, line),
    severity: SEVERITIES[finding.severity],
    message: `${finding.firstSeconds.toFixed(2)} s: ${finding.message}${times}${finding.fix ? `\nfix: ${finding.fix}` : ''}`,
    code: finding.kind,
    fix: finding.fix,
    target: targetOf(finding, fileName),
    scene: scene.name,
    seconds: finding.firstSeconds,
  };
}

/**
 * Returns the variable that the fix changes, with its line from 0; undefined if the fix names no
 * variable of this file.
 */
function targetOf(finding, fileName) {
  const name = finding.fix.match(/^(?:move|make) (\S+)/)?.[1];
  const object = finding.objects.find((candidate) => candidate.variable === name && candidate.file === fileName);
  return object && object.line > 0 ? { variable: name, line: object.line - 1 } : undefined;
}

function lineOfPlay(finding, fileName) {
  if (finding.file === fileName) return finding.line;
  const [, file, line] = finding.caller.match(/^(.*):(\d+)$/) ?? [];
  return file === fileName ? Number(line) : 1;
}

/** A warning is a text that may contain a place such as 'Scene.java:12: '. */
function ofWarning(warning, scene, fileName, lines) {
  const [, file, line] = warning.match(/([\p{L}\p{N}_$]+\.java):(\d+)/u) ?? [];
  return {
    file: file ?? fileName,
    range: wholeLine(lines, file ? Number(line) - 1 : 0),
    severity: 'warning',
    message: warning,
    code: 'warning',
    fix: '',
    target: undefined,
    scene: scene.name,
    seconds: undefined,
  };
}

function wholeLine(lines, line) {
  const at = Math.min(Math.max(line, 0), Math.max(lines.length - 1, 0));
  const text = lines[at] ?? '';
  const start = text.length - text.trimStart().length;
  return { line: at, start, end: Math.max(text.trimEnd().length, start) };
}

/** Returns the range of the word at a position. */
function wordAt(lines, line, column) {
  const text = lines[line];
  if (text === undefined || column > text.length) return wholeLine(lines, line);
  const word = text.slice(column).match(/^[\p{L}\p{N}_$]+/u)?.[0] ?? text.slice(column, column + 1);
  return { line, start: column, end: column + word.length };
}

/**
 * Returns the range of a variable in the line that creates its object, or in an earlier line of
 * this statement.
 */
function declarationOf(variable, lines, line) {
  for (let at = line; at >= Math.max(0, line - 2); at--) {
    const range = wordIn(lines, at, variable);
    if (range) return range;
    if (/[;{}]\s*$/.test(lines[at - 1] ?? '')) return undefined;
  }
  return undefined;
}

function wordIn(lines, line, word) {
  const text = lines[line] ?? '';
  const start = text.search(new RegExp(`(?<![\\p{L}\\p{N}_$])${word.replaceAll('$', '\\$')}(?![\\p{L}\\p{N}_$])`, 'u'));
  return start < 0 ? undefined : { line, start, end: start + word.length };
}

/**
 * Returns the change of the source that a fix such as 'move t left by 0.53' describes: calls to insert at the end of the
 * statement that creates the object. Returns undefined if a person has to decide.
 */
function edit(problem, lines) {
  const calls = callsOf(problem.fix);
  if (!problem.target || calls === '') return undefined;
  for (let line = problem.target.line; line < Math.min(lines.length, problem.target.line + MAX_STATEMENT_LINES); line++) {
    const code = lines[line].replace(/\/\/.*$/, '').trimEnd();
    if (code.endsWith(');')) return { line, column: code.length - 1, text: calls };
    if (/[;{}]\s*$/.test(code)) return undefined;
  }
  return undefined;
}

/** Returns the calls of a fix, or an empty text. */
function callsOf(fix) {
  const scale = fix.match(/^make \S+ smaller: scale\((\d+\.\d+)\)/u);
  if (scale) return `.scale(${scale[1]})`;
  const move = fix.match(/^move \S+ ((?:left|right|up|down) by \d+\.\d+(?: and (?:up|down) by \d+\.\d+)?)$/u);
  return move ? move[1].split(' and ').map((way) => way.replace(/(\w+) by (.*)/, '.shift($1($2))')).join('') : '';
}

module.exports = { problems, edit };
