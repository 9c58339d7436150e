'use strict';

// Runs the program 'render', without the editor.

const { spawn } = require('node:child_process');

/** Starts the program. On Windows, scripts such as render.cmd need a shell, which needs quotes. */
function start(command, args, folder) {
  const windows = process.platform === 'win32';
  const quoted = (word) => (windows && /[\s"&|<>^]/.test(word) ? `"${word.replaceAll('"', '\\"')}"` : word);
  return spawn(quoted(command), args.map(quoted), { cwd: folder, shell: windows });
}

/**
 * Runs a command to its end.
 *
 * @returns a promise of { code, output, notes }, which is rejected if the program cannot start
 */
function run(command, args, folder, { signal, onNotes = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, folder);
    const output = [];
    let notes = '';
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => {
      notes += data;
      onNotes(String(data));
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString('utf8'), notes }));
    signal?.addEventListener('abort', () => child.kill(), { once: true });
  });
}

/** Returns what to tell a user whose program cannot start. */
function startProblem(error, command) {
  return error.code === 'ENOENT'
    ? `'${command}' was not found: set zoetrope.command to the path of render, such as /opt/zoetrope/bin/render`
    : `'${command}' cannot start: ${error.message}`;
}

module.exports = { start, run, startProblem };
