'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { editor } = require('./fake-vscode.js');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zoetrope-vscode-'));
const file = path.join(folder, 'Faults.java');
const log = path.join(folder, 'log');
fs.copyFileSync(path.join(__dirname, 'scenes', 'Faults.java'), file);
process.env.FAKE_RENDER_LOG = log;
test.after(() => fs.rmSync(folder, { recursive: true, force: true }));

const settings = { command: path.join(__dirname, 'fake-render'), quality: 'high', checkOnSave: true, strict: false };
const { vscode, shown, document, active } = editor(file, settings);
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
const extension = require('../extension/extension.js');
const context = { subscriptions: [] };
extension.activate(context);
test.after(() => context.subscriptions.forEach((subscription) => subscription.dispose()));

const options = { skip: process.platform === 'win32' && 'the fake program is a script with a shebang line' };

function lastCall() {
  return JSON.parse(fs.readFileSync(log, 'utf8').trim().split('\n').at(-1));
}

test('offers the commands above each scene', () => {
  const lenses = shown.lenses(document);
  assert.deepEqual(lenses.map((lens) => lens.command.command), ['zoetrope.render', 'zoetrope.check', 'zoetrope.frame', 'zoetrope.studio']);
  assert.equal(lenses[0].range.start.line, 2);
  assert.deepEqual(shown.executed[0], ['setContext', 'zoetrope.hasScene', true]);
});

test('shows problems with fixes after a save', options, async () => {
  await shown.listeners.save(document);
  const problems = shown.problems.get(document.uri.toString());
  assert.deepEqual(lastCall(), ['check', `${file}:Faults`, '--json=-']);
  assert.deepEqual(problems.map((problem) => [problem.code, problem.severity, problem.range.start.line]), [['cut', 0, 5], ['overlap', 0, 8]]);
  const [fix] = shown.fixes(document, problems[0].range, { diagnostics: [problems[0]] });
  assert.match(fix.title, /^Zoetrope: move far left by /);
  assert.match(fix.edit.text, /^\.shift\(left\(/);
  assert.equal(fix.edit.position.line, 5);
});

test('draws the frame of the play before the cursor', options, async () => {
  active.selection.active.line = 12;
  await shown.commands['zoetrope.frame']();
  const [, line, , image] = lastCall();
  assert.equal(line, '--line=8');
  const [command, uri] = shown.executed.at(-1);
  assert.deepEqual([command, uri.fsPath], ['vscode.open', image]);
});

test('renders the scene to the folder out, and shows why it failed', options, async () => {
  fs.mkdirSync(path.join(folder, 'out'));
  await shown.commands['zoetrope.render'](document.uri, 2);
  assert.deepEqual(lastCall(), [`${file}:Faults`, '--quality=high', '--progress=plain', '-o', path.join(folder, 'out', 'Faults.mp4')]);
  assert.deepEqual(shown.messages, [`Rendered ${path.join('out', 'Faults.mp4')}`]);
  settings.quality = 'low';
  await shown.commands['zoetrope.render'](document.uri, 2);
  assert.deepEqual(shown.errors, ['Zoetrope: error: Faults: Faults.java:6: no']);
});

test('shows the studio beside the file, and ends it with the view', options, async () => {
  await shown.commands['zoetrope.studio']();
  const [panel] = shown.panels;
  assert.equal(lastCall()[0], 'studio');
  assert.ok(lastCall().includes('--embed=vscode-webview:'));
  assert.equal(panel.args[2].viewColumn, vscode.ViewColumn.Beside);
  assert.match(panel.webview.html, /<iframe src="http:\/\/127\.0\.0\.1:4711\/\?key=abc"/);
  panel.close();
});
