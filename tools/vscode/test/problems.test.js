'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const { edit, problems } = require('../extension/lib/problems.js');

// VsCodeTest.java writes the reports of 'render check --json' for these files before it starts the tests.
const DATA = path.join(__dirname, '..', 'target', 'reports');

function read(name) {
  return JSON.parse(fs.readFileSync(path.join(DATA, `${name}.json`), 'utf8'));
}

function lines(name) {
  return fs.readFileSync(path.join(__dirname, 'scenes', `${name}.java`), 'utf8').split('\n');
}

function textOf(problem, all) {
  return all[problem.range.line].slice(problem.range.start, problem.range.end);
}

test('marks the variable of a finding in the line that creates it', () => {
  const all = lines('Faults');
  const [cut, overlap] = problems(read('Faults'), 'Faults.java', all);
  assert.equal(cut.severity, 'error');
  assert.equal(cut.code, 'cut');
  assert.equal(textOf(cut, all), 'far');
  assert.match(all[cut.range.line], /var far = /);
  assert.match(cut.message, /^\d+\.\d\d s: far \(Text "Hello"\) leaves the frame[^\n]*\nfix: move far left by \d/);
  assert.equal(overlap.code, 'overlap');
  assert.equal(textOf(overlap, all), 'second');
});

test('turns a fix into calls at the end of the statement', () => {
  const all = lines('Faults');
  const [cut, overlap] = problems(read('Faults'), 'Faults.java', all);
  const change = edit(cut, all);
  const text = all[change.line];
  assert.match(text.slice(0, change.column) + change.text + text.slice(change.column), /\.shift\(right\(7\)\)\.shift\(left\(0\.\d\d\)\);$/);
  assert.match(edit(overlap, all).text, /^\.shift\((up|down|left|right)\(\d\.\d\d\)\)$/);
  assert.ok(edit(overlap, all).line > overlap.range.line, 'the statement ends in a later line');
});

test('marks the word of a compile error, with its hint', () => {
  const all = lines('Errors');
  const found = problems(read('Errors'), 'Errors.java', all);
  const error = found.find((problem) => problem.message.includes('ShowCreation'));
  assert.equal(textOf(error, all), 'ShowCreation');
  assert.match(error.message, /\nhint: ShowCreation is written showCreation/);
  assert.equal(error.code, 'cant.resolve.location.args');
  assert.equal(edit(error, all), undefined);
});

test('marks the line of an exception, without its indentation', () => {
  const all = lines('Throws');
  const [error] = problems(read('Throws'), 'Throws.java', all);
  assert.equal(textOf(error, all), all[error.range.line].trim());
  assert.match(all[error.range.line], /list\.get\(3\)/);
});

test('leaves out problems of other files, and shows equal problems once', () => {
  const error = { file: 'Other.java', line: 1, column: 1, message: 'm', hint: '', code: 'scene' };
  const scene = { name: 'A', errors: [error, { ...error, file: 'A.java' }, { ...error, file: 'A.java' }], warnings: [], findings: [] };
  assert.equal(problems({ scenes: [scene, scene] }, 'A.java', ['class A']).length, 1);
});

test('shows a warning at the line that it names', () => {
  const scene = { name: 'A', errors: [], warnings: ['A.java:2: 1 / 2 is 0'], findings: [] };
  const [warning] = problems({ scenes: [scene] }, 'A.java', ['class A', '  int n = 1 / 2;']);
  assert.deepEqual(warning.range, { line: 1, start: 2, end: 16 });
});

test('leaves a fix to a person if it is no call', () => {
  const all = ['var t = text("a");'];
  const problem = { fix: 'fade it in', target: { variable: 't', line: 0 } };
  assert.equal(edit(problem, all), undefined);
  assert.deepEqual(edit({ ...problem, fix: 'make t smaller: scale(0.80)' }, all), { line: 0, column: 17, text: '.scale(0.80)' });
  assert.deepEqual(edit({ ...problem, fix: 'move t left by 0.53 and down by 0.20' }, all).text, '.shift(left(0.53)).shift(down(0.20))');
});
