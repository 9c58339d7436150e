'use strict';

// The part of the editor's API that the extension uses. It records what the extension shows.

const fs = require('node:fs');

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(line, start, endLine, end) {
    Object.assign(this, { start: new Position(line, start), end: new Position(endLine, end) });
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class CodeLens {
  constructor(range, command) {
    Object.assign(this, { range, command });
  }
}

class CodeAction {
  constructor(title, kind) {
    Object.assign(this, { title, kind });
  }
}

class WorkspaceEdit {
  insert(uri, position, text) {
    Object.assign(this, { uri, position, text });
  }
}

function uri(file) {
  return { fsPath: file, scheme: 'file', toString: () => `file://${file}` };
}

/** Returns an editor with one open file and settings; 'shown' has what the extension showed. */
function editor(file, settings) {
  const shown = { commands: {}, executed: [], errors: [], messages: [], problems: new Map(), panels: [], listeners: {} };
  const nothing = { dispose() {} };
  const document = { uri: uri(file), languageId: 'java', getText: () => fs.readFileSync(file, 'utf8'), save: async () => true };
  const active = { document, selection: { active: new Position(0, 0) } };
  const listen = (name) => (listener) => {
    shown.listeners[name] = listener;
    return nothing;
  };
  const vscode = {
    Position, Range, Diagnostic, CodeLens, CodeAction, WorkspaceEdit,
    Uri: { file: uri },
    UIKind: { Desktop: 1, Web: 2 },
    env: { uiKind: 1 },
    CodeActionKind: { QuickFix: 'quickfix' },
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 },
    ProgressLocation: { Notification: 15 },
    ViewColumn: { Beside: -2 },
    commands: {
      registerCommand: (name, action) => {
        shown.commands[name] = action;
        return nothing;
      },
      executeCommand: async (...args) => shown.executed.push(args),
    },
    languages: {
      createDiagnosticCollection: () => ({ ...nothing, set: (key, all) => shown.problems.set(key.toString(), all), delete: (key) => shown.problems.delete(key.toString()) }),
      registerCodeLensProvider: (_, provider) => Object.assign(shown, { lenses: provider.provideCodeLenses }) && nothing,
      registerCodeActionsProvider: (_, provider) => Object.assign(shown, { fixes: provider.provideCodeActions }) && nothing,
    },
    workspace: {
      getConfiguration: () => ({ get: (name) => settings[name] }),
      onDidSaveTextDocument: listen('save'),
      onDidCloseTextDocument: listen('close'),
      openTextDocument: async () => document,
    },
    window: {
      activeTextEditor: active,
      visibleTextEditors: [active],
      onDidChangeActiveTextEditor: listen('active'),
      createOutputChannel: () => ({ ...nothing, append() {}, appendLine() {} }),
      createWebviewPanel: (...args) => {
        const panel = { args, webview: {}, onDidDispose: (listener) => Object.assign(panel, { close: listener }), dispose() {} };
        shown.panels.push(panel);
        return panel;
      },
      showErrorMessage: async (text) => shown.errors.push(text),
      showInformationMessage: async (text) => void shown.messages.push(text),
      withProgress: (_, task) => task({ report() {} }, { onCancellationRequested() {} }),
    },
  };
  return { vscode, shown, document, active };
}

module.exports = { editor };
