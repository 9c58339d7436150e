'use strict';

// The studio of one file, and the page that shows it.

const { start } = require('./process.js');
const commands = require('./commands.js');

/** Starts a studio. The promise of its link is rejected if the studio ends before it prints one. */
function startStudio(command, args, folder) {
  const child = start(command, args, folder);
  let output = '';
  let notes = '';
  const link = new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += data;
      const found = commands.link(output);
      if (found) resolve(found);
    });
    child.stderr.on('data', (data) => (notes += data));
    child.on('error', reject);
    child.on('close', () => reject(new Error(notes.trim() || 'the studio ended')));
  });
  link.catch(() => {});
  return { link, stop: () => child.kill() };
}

/** Returns the HTML of a view that contains the studio in a frame. Only pages of the studio's origin may load. */
function page(link) {
  const address = new URL(link);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; frame-src ${address.origin}">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100%; overflow: hidden; display: block; }</style>
<title>Studio</title>
</head>
<body><iframe src="${address.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" title="Zoetrope studio" allow="autoplay; microphone; clipboard-write; fullscreen"></iframe></body>
</html>`;
}

module.exports = { startStudio, page };
