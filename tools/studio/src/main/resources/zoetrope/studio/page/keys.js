// Every key with what it does; the sheet under ? is made of this list.
export const KEYS = [
  ['Play', [
    ['Space', 'play or stop', 'toggle'],
    ['r', 'play backwards', 'backwards'],
    ['ArrowRight', 'next frame', 'frameNext'],
    ['ArrowLeft', 'previous frame', 'framePrevious'],
    ['Shift+ArrowRight', 'ten frames on', 'tenNext'],
    ['Shift+ArrowLeft', 'ten frames back', 'tenPrevious'],
    ['ArrowDown', 'next play', 'playNext'],
    ['ArrowUp', 'previous play', 'playPrevious'],
    ['PageDown', 'next section', 'sectionNext'],
    ['PageUp', 'previous section', 'sectionPrevious'],
    ['Home', 'beginning', 'first'],
    ['End', 'end', 'last'],
    ['.', 'faster', 'faster'],
    [',', 'slower', 'slower'],
    ['0', 'sound or none', 'mute'],
    ['9', 'louder', 'louder'],
    ['8', 'softer', 'softer'],
    ['i', 'the loop begins here', 'loopIn'],
    ['o', 'the loop ends here', 'loopOut'],
    ['l', 'loop this play, or end the loop', 'loop'],
  ]],
  ['Look', [
    ['f', 'fit the picture', 'fit'],
    ['1', 'one pixel for one pixel', 'actual'],
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
    ['Tab', 'to the picture: arrows move a cursor on it, Enter takes the point', ''],
    ['u', 'take back what was written', 'undo'],
  ]],
  ['Present', [
    ['v', 'present: full screen, from slide to slide; then b is a black picture, 5 Enter plays slide 5', 'present'],
    ['n', 'notes, the next picture and a clock', 'notes'],
  ]],
  ['Find', [
    ['s', 'scenes', 'tab-scenes'],
    ['c', 'code', 'tab-code'],
    ['b', 'objects on the stage', 'tab-objects'],
    ['p', 'parameters', 'tab-parameters'],
    ['k', 'options of the tool', 'tab-tools'],
    ['w', 'warnings', 'tab-lint'],
    ['6', 'lines of speech', 'tab-voice'],
    ['$', 'what plays and objects cost', 'tab-profile'],
    ['m', 'make films and stills', 'tab-make'],
    ['e', 'open the line in your editor', 'edit'],
    ['y', 'copy the command line', 'copyCommand'],
    ['?', 'this sheet', 'help'],
    ['Escape', 'close what is open', 'escape'],
  ]],
];

const actionsOfKeys = new Map(KEYS.flatMap(([, keys]) => keys.map(([key, , action]) => [key, action])));

/** The key of an action, as it is written on the keyboard. */
export const keyOf = (action) => KEYS.flatMap(([, keys]) => keys).find((key) => key[2] === action)?.[0] ?? '';

/** What a key asks for; undefined where it belongs to a field, or to nothing. */
export function actionOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const field = event.target.closest?.('input, select, textarea');
  if (field && event.key !== 'Escape') return undefined;
  if (event.key === ' ' && event.target.closest?.('button')) return undefined;
  const key = event.key === ' ' ? 'Space' : event.key;
  const shifted = event.shiftKey && (key.startsWith('Arrow') || key === '_');
  return actionsOfKeys.get(shifted ? `Shift+${key === '_' ? '-' : key}` : key === '*' ? 'Shift+=' : key);
}
