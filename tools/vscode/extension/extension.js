'use strict';

// The part of the extension that uses the editor. Everything else is in the folder lib, with tests.

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const vscode = require('vscode');
const commands = require('./lib/commands.js');
const { edit, problems } = require('./lib/problems.js');
const { run, startProblem } = require('./lib/process.js');
const { packageOf, sceneAt, scenes } = require('./lib/scenes.js');
const { page, startStudio } = require('./lib/studio.js');

const JAVA = { language: 'java', scheme: 'file' };

/** The last problems and report of each file, by its URI. */
const checked = new Map();

let diagnostics;
let log;
let images;

function activate(context) {
  diagnostics = vscode.languages.createDiagnosticCollection('zoetrope');
  log = vscode.window.createOutputChannel('Zoetrope');
  images = fs.mkdtempSync(path.join(os.tmpdir(), 'zoetrope-frames-'));
  const command = (name, action) => vscode.commands.registerCommand(`zoetrope.${name}`, guarded(action));
  context.subscriptions.push(
    diagnostics,
    log,
    { dispose: () => fs.rmSync(images, { recursive: true, force: true }) },
    command('render', renderScene),
    command('check', checkScene),
    command('frame', showFrame),
    command('studio', (uri) => openStudio(context, uri)),
    vscode.languages.registerCodeLensProvider(JAVA, { provideCodeLenses: lenses }),
    vscode.languages.registerCodeActionsProvider(JAVA, { provideCodeActions: fixes }, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    vscode.workspace.onDidSaveTextDocument((document) => setting('checkOnSave') && isScenes(document) && guarded(checkFile)(document)),
    vscode.workspace.onDidCloseTextDocument((document) => diagnostics.delete(document.uri)),
    vscode.window.onDidChangeActiveTextEditor(markEditor),
  );
  markEditor(vscode.window.activeTextEditor);
}

function setting(name) {
  return vscode.workspace.getConfiguration('zoetrope').get(name);
}

function isScenes(document) {
  return document.languageId === 'java' && document.uri.scheme === 'file' && scenes(document.getText()).length > 0;
}

function markEditor(editor) {
  vscode.commands.executeCommand('setContext', 'zoetrope.hasScene', Boolean(editor && isScenes(editor.document)));
}

/** Shows the message of a failed action to the user. */
function guarded(action) {
  return async (...args) => {
    try {
      return await action(...args);
    } catch (error) {
      log.appendLine(error.stack ?? String(error));
      vscode.window.showErrorMessage(`Zoetrope: ${error.message}`);
      return undefined;
    }
  };
}

/** Returns the document, and the scene at a line or at the cursor, after it has saved the file. */
async function place(uri, line) {
  const document = uri ? await vscode.workspace.openTextDocument(uri) : vscode.window.activeTextEditor?.document;
  if (!document || !isScenes(document)) throw new Error('this file has no scene: a scene is a class that extends Scene');
  await document.save();
  const editor = vscode.window.visibleTextEditors.find((candidate) => candidate.document === document);
  const at = line ?? editor?.selection.active.line ?? 0;
  const source = document.getText();
  const packageName = packageOf(source);
  const file = document.uri.fsPath;
  const target = (scene) => commands.target(file, scene.name, packageName);
  return {
    document,
    file,
    line: at,
    scene: sceneAt(source, at),
    all: scenes(source).map(target),
    target: target(sceneAt(source, at)),
    folder: commands.folderOf(file, packageName, fs.existsSync),
  };
}

/** Runs 'render' with a progress message that can cancel it. */
async function call(title, args, folder) {
  const program = setting('command');
  log.appendLine(`> ${program} ${args.join(' ')}`);
  return vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title, cancellable: true }, async (progress, token) => {
    const abort = new AbortController();
    token.onCancellationRequested(() => abort.abort());
    try {
      const onNotes = (text) => {
        log.append(text);
        progress.report({ message: text.trim().split('\n').at(-1) });
      };
      const result = await run(program, args, folder, { signal: abort.signal, onNotes });
      return { ...result, isCancelled: abort.signal.aborted };
    } catch (error) {
      throw new Error(startProblem(error, program));
    }
  });
}

function firstLines(notes) {
  return notes.trim().split('\n').slice(0, 3).join('\n') || 'render failed: see the output of Zoetrope';
}

async function renderScene(uri, line) {
  const { target, folder, scene } = await place(uri, line);
  const video = path.join(folder, 'out', `${scene.name}.mp4`);
  const result = await call(`Rendering ${scene.name}`, [...commands.render(target, { quality: setting('quality') }), '-o', video], folder);
  if (result.isCancelled) return;
  if (result.code !== 0) throw new Error(firstLines(result.notes));
  const answer = await vscode.window.showInformationMessage(`Rendered ${path.relative(folder, video)}`, 'Open', 'Show in Folder');
  if (answer === 'Open') await vscode.commands.executeCommand('vscode.open', vscode.Uri.file(video), vscode.ViewColumn.Beside);
  if (answer === 'Show in Folder') await vscode.commands.executeCommand('revealFileInOS', vscode.Uri.file(video));
}

async function checkScene(uri, line) {
  const at = await place(uri, line);
  const found = await report(at, at.all, `Checking ${at.scene.name}`);
  if (found && found.length === 0) vscode.window.showInformationMessage(`Zoetrope: no findings in ${path.basename(at.file)}`);
}

async function checkFile(document) {
  const at = await place(document.uri, 0);
  await report(at, at.all, `Checking ${path.basename(at.file)}`);
}

/** Checks scenes, and shows their problems; returns the problems, or undefined if the user cancelled. */
async function report(at, targets, title) {
  const result = await call(title, commands.check(targets, { strict: setting('strict') }), at.folder);
  if (result.isCancelled) return undefined;
  if (result.output.trim() === '') throw new Error(firstLines(result.notes));
  const data = JSON.parse(result.output);
  const found = problems(data, path.basename(at.file), at.document.getText().split(/\r?\n/));
  checked.set(at.document.uri.toString(), { problems: found, report: data });
  diagnostics.set(at.document.uri, found.map(diagnostic));
  return found;
}

function diagnostic(problem) {
  const { line, start, end } = problem.range;
  const severities = { error: vscode.DiagnosticSeverity.Error, warning: vscode.DiagnosticSeverity.Warning, information: vscode.DiagnosticSeverity.Information };
  const shown = new vscode.Diagnostic(new vscode.Range(line, start, line, end), problem.message, severities[problem.severity]);
  shown.source = 'zoetrope';
  shown.code = problem.code;
  return shown;
}

/** Offers the fixes of the check that are changes of one statement. */
function fixes(document, range, context) {
  const known = checked.get(document.uri.toString())?.problems ?? [];
  const lines = document.getText().split(/\r?\n/);
  return context.diagnostics
    .filter((shown) => shown.source === 'zoetrope')
    .flatMap((shown) => {
      const problem = known.find((candidate) => candidate.message === shown.message);
      const change = problem && edit(problem, lines);
      if (!change) return [];
      const action = new vscode.CodeAction(`Zoetrope: ${problem.fix}`, vscode.CodeActionKind.QuickFix);
      action.edit = new vscode.WorkspaceEdit();
      action.edit.insert(document.uri, new vscode.Position(change.line, change.column), change.text);
      action.diagnostics = [shown];
      action.isPreferred = true;
      return [action];
    });
}

/** Shows the last frame of the play that the cursor is in or after. */
async function showFrame(uri, line) {
  const at = await place(uri, line);
  const fileName = path.basename(at.file);
  const plays = await call(`Running ${at.scene.name}`, commands.check([at.target], { strict: false }), at.folder);
  if (plays.isCancelled) return;
  const data = plays.output.trim() === '' ? undefined : JSON.parse(plays.output);
  if (data?.scenes[0]?.status === 'failed') {
    await report(at, [at.target], `Checking ${at.scene.name}`);
    throw new Error(`${at.scene.name} has errors: see Problems`);
  }
  const play = commands.playLine(data, at.scene.name, fileName, at.line + 1);
  const image = path.join(images, `${at.scene.name}.png`);
  const result = await call(`Drawing ${at.scene.name}`, commands.frame(at.target, image, play), at.folder);
  if (result.isCancelled) return;
  if (result.code !== 0) throw new Error(firstLines(result.notes));
  await vscode.commands.executeCommand('vscode.open', vscode.Uri.file(image), { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
}

async function openStudio(context, uri) {
  const at = await place(uri);
  const program = setting('command');
  const isFile = packageOf(at.document.getText()) === '';
  const studio = startStudio(program, commands.studio(isFile ? at.file : '', vscode.env.uiKind === vscode.UIKind.Web), at.folder);
  const panel = vscode.window.createWebviewPanel('zoetrope.studio', `Studio: ${path.basename(at.file)}`, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: true, retainContextWhenHidden: true });
  panel.onDidDispose(studio.stop);
  context.subscriptions.push({ dispose: studio.stop });
  try {
    panel.webview.html = page(await studio.link);
  } catch (error) {
    panel.dispose();
    throw error.code ? new Error(startProblem(error, program)) : error;
  }
}

function lenses(document) {
  const lens = (scene, title, command, line) => new vscode.CodeLens(new vscode.Range(scene.first, 0, scene.first, 0), { title, command: `zoetrope.${command}`, arguments: [document.uri, line] });
  return scenes(document.getText()).flatMap((scene) => [
    lens(scene, '$(play) Render this scene', 'render', scene.first),
    lens(scene, 'Check this scene', 'check', scene.first),
    lens(scene, 'Show the frame at the cursor', 'frame', undefined),
    lens(scene, 'Open the studio', 'studio', undefined),
  ]);
}

function deactivate() {}

module.exports = { activate, deactivate };
