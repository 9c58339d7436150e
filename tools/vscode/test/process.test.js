'use strict';

const assert = require('node:assert/strict');
const os = require('node:os');
const test = require('node:test');
const { run, startProblem } = require('../extension/lib/process.js');
const { page, startStudio } = require('../extension/lib/studio.js');

const NODE = process.execPath;

test('returns the output, the notes and the exit code of a program', async () => {
  const script = 'console.log("größer"); console.error("note"); process.exitCode = 1';
  assert.deepEqual(await run(NODE, ['-e', script], os.tmpdir()), { code: 1, output: 'größer\n', notes: 'note\n' });
});

test('ends a program that the user cancels', async () => {
  const abort = new AbortController();
  const result = run(NODE, ['-e', 'setTimeout(() => {}, 60000); console.error("on")'], os.tmpdir(), { signal: abort.signal, onNotes: () => abort.abort() });
  assert.equal((await result).code, null);
});

test('says which setting names the program', async () => {
  await assert.rejects(run('no-such-render', [], os.tmpdir()), (error) => startProblem(error, 'no-such-render').includes('set zoetrope.command'));
});

test('reads the link of a studio, or why it ended', async () => {
  const studio = startStudio(NODE, ['-e', 'console.log("http://127.0.0.1:1/?key=a"); setTimeout(() => {}, 60000)'], os.tmpdir());
  assert.equal(await studio.link, 'http://127.0.0.1:1/?key=a');
  studio.stop();
  await assert.rejects(startStudio(NODE, ['-e', 'console.error("error: no scene")'], os.tmpdir()).link, /^Error: error: no scene$/);
});

test('shows only the studio in the frame', () => {
  const html = page('http://127.0.0.1:4711/?key=a&b="');
  assert.ok(html.includes('frame-src http://127.0.0.1:4711"'), html);
  assert.ok(html.includes('src="http://127.0.0.1:4711/?key=a&amp;b=%22"'), html);
  assert.ok(!html.includes('<script'));
});
