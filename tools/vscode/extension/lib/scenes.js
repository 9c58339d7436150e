'use strict';

// Finds the scenes in the text of a Java file. It does not parse Java: it hides comments and texts, and counts braces.

const SCENE = /\bclass\s+([\p{L}_$][\p{L}\p{N}_$]*)(?:\s*<[^{>]*>)?\s+extends\s+(?:[\p{L}\p{N}_$]+\s*\.\s*)*(?:[\p{L}\p{N}_$]*Scene)\b/gu;
const PACKAGE = /^[ \t]*package\s+([\p{L}\p{N}_$.]+)\s*;/mu;

/** Replaces comments, texts and characters by blanks, so that all positions stay the same. */
function withoutTexts(source) {
  const tokens = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;
  return source.replace(tokens, (text) => text.replace(/[^\n]/g, ' '));
}

/** Returns the position after a block; after the code if the block has no end yet. */
function endOfBlock(code, from) {
  let depth = 0;
  for (let i = code.indexOf('{', from); i >= 0 && i < code.length; i++) {
    if (code[i] === '{') depth++;
    if (code[i] === '}' && --depth === 0) return i + 1;
  }
  return code.length + 1;
}

function lineAt(code, position) {
  let line = 0;
  for (let i = code.indexOf('\n'); i >= 0 && i < position; i = code.indexOf('\n', i + 1)) line++;
  return line;
}

/** Returns the scenes of a file in order: name, first line and last line, from 0. Abstract classes are not scenes. */
function scenes(source) {
  const code = withoutTexts(source);
  return [...code.matchAll(SCENE)]
    .filter((match) => !/\babstract\s+(?:\w+\s+)*$/.test(code.slice(0, match.index).split(/[;{}]/).at(-1)))
    .map((match) => ({
      name: match[1],
      first: lineAt(code, match.index),
      last: lineAt(code, endOfBlock(code, match.index) - 1),
    }));
}

/** Returns the scene that contains a line, or else the nearest scene before it, or else the first scene. */
function sceneAt(source, line) {
  const all = scenes(source);
  const inside = all.filter((scene) => scene.first <= line && line <= scene.last);
  return inside.at(-1) ?? all.filter((scene) => scene.first <= line).at(-1) ?? all[0];
}

function packageOf(source) {
  return withoutTexts(source).match(PACKAGE)?.[1] ?? '';
}

module.exports = { scenes, sceneAt, packageOf };
