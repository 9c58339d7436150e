// All keys and their actions. The help for keys lists them.
export const KEYS = [
  ['Play', [
    ['Space', 'play or stop', 'toggle'],
    ['r', 'play backwards', 'backwards'],
    ['ArrowRight', 'next frame', 'frameNext'],
    ['ArrowLeft', 'previous frame', 'framePrevious'],
    ['Shift+ArrowRight', 'ten frames forward', 'tenNext'],
    ['Shift+ArrowLeft', 'ten frames back', 'tenPrevious'],
    ['ArrowDown', 'next play', 'playNext'],
    ['ArrowUp', 'previous play', 'playPrevious'],
    ['PageDown', 'next section', 'sectionNext'],
    ['PageUp', 'previous section', 'sectionPrevious'],
    ['Home', 'beginning', 'first'],
    ['End', 'end', 'last'],
    ['.', 'faster', 'faster'],
    [',', 'slower', 'slower'],
    ['0', 'mute or unmute', 'mute'],
    ['9', 'louder', 'louder'],
    ['8', 'quieter', 'softer'],
    ['i', 'start the loop here', 'loopIn'],
    ['o', 'end the loop here', 'loopOut'],
    ['l', 'loop this play, or end the loop', 'loop'],
  ]],
  ['View', [
    ['f', 'fit the image', 'fit'],
    ['1', 'actual size', 'actual'],
    ['+', 'larger', 'larger'],
    ['-', 'smaller', 'smaller'],
    ['g', 'guides', 'guides'],
    ['7', 'subtitles', 'subtitles'],
    ['t', 'dark or light', 'theme'],
    ['\\', 'show or hide the panels', 'panel'],
    ['Shift+=', 'zoom into the timeline', 'zoomIn'],
    ['Shift+-', 'zoom out of the timeline', 'zoomOut'],
  ]],
  ['Tools', [
    ['q', 'pick an object', 'tool-pick'],
    ['a', 'copy a point', 'tool-point'],
    ['d', 'move an object', 'tool-move'],
    ['x', 'parts of a text or group', 'tool-part'],
    ['j', 'draw a curve', 'tool-curve'],
    ['z', 'turn and move the camera', 'tool-camera'],
    ['h', 'colours and fonts', 'tool-colors'],
    ['Tab', 'go to the image: arrow keys move a cursor, Enter selects the point', ''],
    ['u', 'undo the last change of the source', 'undo'],
  ]],
  ['Present', [
    ['v', 'present in full screen; then b shows black, 5 Enter goes to slide 5, q is a laser pointer, p a pen, and e erases', 'present'],
    ['n', 'notes, slides and a clock', 'notes'],
  ]],
  ['Find', [
    ['Control+k', 'find a scene, section, spoken line, object or command', 'find'],
    ['s', 'scenes', 'tab-scenes'],
    ['3', 'sections', 'tab-sections'],
    ['c', 'code', 'tab-code'],
    ['b', 'objects on the stage', 'tab-objects'],
    ['p', 'parameters', 'tab-parameters'],
    ['k', 'tool options', 'tab-tools'],
    ['w', 'warnings', 'tab-lint'],
    ['6', 'spoken lines', 'tab-voice'],
    ['$', 'cost of plays and objects', 'tab-profile'],
    ['m', 'render videos and stills', 'tab-make'],
    ['e', 'open the line in your editor', 'edit'],
    ['y', 'copy the command line', 'copyCommand'],
    ['?', 'this help', 'help'],
    ['Escape', 'close what is open', 'escape'],
  ]],
];

/** Whether keys of one character have actions. Dictated words would start such actions, so they can be switched off. */
export const charactersAreOn = () => localStorage.getItem('characterKeys') !== 'off';

/** Switches the keys of one character on or off; this browser remembers it. */
export function switchCharacters() {
  localStorage.setItem('characterKeys', charactersAreOn() ? 'off' : 'on');
}

const actionsOfKeys = new Map(KEYS.flatMap(([, keys]) => keys.map(([key, , action]) => [key, action])));

/** Returns the key of an action, as on the keyboard. */
export const keyOf = (action) => KEYS.flatMap(([, keys]) => keys).find((key) => key[2] === action)?.[0] ?? '';

const KEY_NAMES = { Control: 'Ctrl', ArrowRight: '→', ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', PageUp: 'Page ↑', PageDown: 'Page ↓' };

/** Returns a key as it is printed on keyboards. */
export const shownKey = (key) => key.split('+').filter(Boolean).map((part) => KEY_NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(' ') || '+';

/** Returns a key in the notation of the attribute `aria-keyshortcuts`; empty if the key has no action now. */
export function ariaKey(key) {
  if (key.length === 1 && !charactersAreOn()) return '';
  return key === '+' ? 'Plus' : key;
}

/** Returns the action of a key event; undefined if a field handles the key, or if it has no action. */
export function actionOf(event) {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return 'find';
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key !== ' ' && event.key.length === 1 && !charactersAreOn()) return undefined;
  const field = event.target.closest?.('input, select, textarea');
  if (field && event.key !== 'Escape') return undefined;
  if (event.key === ' ' && event.target.closest?.('button')) return undefined;
  const key = event.key === ' ' ? 'Space' : event.key;
  const shifted = event.shiftKey && (key.startsWith('Arrow') || key === '_');
  return actionsOfKeys.get(shifted ? `Shift+${key === '_' ? '-' : key}` : key === '*' ? 'Shift+=' : key);
}
