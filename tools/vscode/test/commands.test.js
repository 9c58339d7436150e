'use strict';

const assert = require('node:assert/strict');
const path = require('node:path');
const test = require('node:test');
const commands = require('../extension/lib/commands.js');

test('names a scene of a single file by the file, and a scene of a project by its class', () => {
  assert.equal(commands.target('/talks/My File.java', 'First', ''), '/talks/My File.java:First');
  assert.equal(commands.target('/talk/src/main/java/a/First.java', 'First', 'a'), 'a.First');
});

test('runs in the folder of the file, or in the folder of the nearest build file', () => {
  const file = path.join(path.sep, 'talk', 'src', 'main', 'java', 'a', 'First.java');
  const build = path.join(path.sep, 'talk', 'pom.xml');
  assert.equal(commands.folderOf(file, '', () => true), path.dirname(file));
  assert.equal(commands.folderOf(file, 'a', (name) => name === build), path.join(path.sep, 'talk'));
  assert.equal(commands.folderOf(file, 'a', () => false), path.dirname(file));
});

test('draws the last frame of a line with a play, and otherwise the end', () => {
  assert.deepEqual(commands.frame('A.java:A', 'a.png', 7), ['A.java:A', '--line=7', '-o', 'a.png']);
  assert.deepEqual(commands.frame('A.java:A', 'a.png', 0), ['A.java:A', '--at=end', '-o', 'a.png']);
});

test('finds the play at or before the cursor, also if a helper in another file plays', () => {
  const play = (file, line, caller = '') => ({ file, line, caller });
  const report = { scenes: [{ name: 'A', plays: [play('A.java', 5), play('Help.java', 90, 'A.java:8'), play('A.java', 12)] }] };
  assert.equal(commands.playLine(report, 'A', 'A.java', 11), 8);
  assert.equal(commands.playLine(report, 'A', 'A.java', 12), 12);
  assert.equal(commands.playLine(report, 'A', 'A.java', 2), 5);
  assert.equal(commands.playLine({ scenes: [] }, 'A', 'A.java', 2), 0);
  assert.equal(commands.playLine(undefined, 'A', 'A.java', 2), 0);
});

test('waits for the whole link of the studio', () => {
  assert.equal(commands.link('http://127.0.0.1:4711/?key=ab-'), undefined);
  assert.equal(commands.link('note\nhttp://127.0.0.1:4711/?key=ab-_9\n'), 'http://127.0.0.1:4711/?key=ab-_9');
});

test('checks several scenes at once', () => {
  assert.deepEqual(commands.check(['A', 'B'], { strict: true }), ['check', 'A', 'B', '--json=-', '--strict']);
});
