'use strict';

const assert = require('node:assert/strict');
const test = require('node:test');
const { packageOf, sceneAt, scenes } = require('../extension/lib/scenes.js');

const FILE = `package my.talk;
// class Hidden extends Scene {}
import static zoetrope.Zoetrope.*;

/** class Quoted extends Scene { */
public final class First extends Scene {
  @Override
  protected void construct() {
    var text = text("class Inside extends Scene { \\" }");
    play(write(text));
  }
}

abstract class Base extends Scene {}

class Turned extends zoetrope.scene.ThreeDScene {
  char brace = '}';
}
class Helper extends Thread {}
`;

test('finds scenes and no other classes', () => {
  assert.deepEqual(scenes(FILE), [
    { name: 'First', first: 5, last: 11 },
    { name: 'Turned', first: 15, last: 17 },
  ]);
});

test('finds the scene around a line, before it, or the first one', () => {
  assert.equal(sceneAt(FILE, 9).name, 'First');
  assert.equal(sceneAt(FILE, 13).name, 'First');
  assert.equal(sceneAt(FILE, 18).name, 'Turned');
  assert.equal(sceneAt(FILE, 0).name, 'First');
  assert.equal(sceneAt('class A {}', 0), undefined);
});

test('finds a scene whose block has no end yet', () => {
  assert.deepEqual(scenes('class Open extends Scene {\n  void f() {\n'), [{ name: 'Open', first: 0, last: 2 }]);
});

test('finds names with letters of any language, and the package', () => {
  assert.equal(scenes('class Größe extends Scene {}')[0].name, 'Größe');
  assert.equal(packageOf(FILE), 'my.talk');
  assert.equal(packageOf('// package a;\nclass A {}'), '');
});
