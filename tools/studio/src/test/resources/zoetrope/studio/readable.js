// Finds parts of the page that are hard to read or have no name: texts with a contrast below 4.5:1 (WCAG 2.1, 1.4.3), and
// controls that a screen reader could not name.
const parse = (color) => {
  const [r, g, b, a] = color.match(/[\d.]+/g).map(Number);
  const unit = color.startsWith('color(srgb') ? 255 : 1;
  return [r * unit, g * unit, b * unit, a ?? 1];
};
const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
const channel = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const parents = (element) => { const all = []; for (let at = element; at; at = at.parentElement) all.push(at); return all; };
const ground = (element) => parents(element).reverse()
  .reduce((below, at) => over(parse(getComputedStyle(at).backgroundColor), below), [255, 255, 255, 1]);
const opacity = (element) => parents(element).reduce((product, at) => product * Number(getComputedStyle(at).opacity), 1);

const isSeen = (element) => element.getClientRects().length > 0 && !element.closest('.paper, :disabled');
const isField = (element) => element.matches('input:not([type=checkbox], [type=radio], [type=range], [type=color]), select');
const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  || (isField(element) && (element.value || element.placeholder)) || element.matches('button svg:not(.swatch)');

function contrast(element) {
  const below = ground(element);
  const style = getComputedStyle(element, isField(element) && !element.value ? '::placeholder' : null);
  const [r, g, b, a] = parse(style.color);
  const [dark, light] = [luminance(over([r, g, b, a * opacity(element)], below)), luminance(below)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const name = (element) => element.getAttribute('aria-label') || element.getAttribute('aria-labelledby') || element.title
  || element.textContent.trim() || element.labels?.length;
const all = [...document.querySelectorAll('body *')].filter(isSeen);
const faint = all.filter(hasText).filter((element) => contrast(element) < 4.5)
  .map((element) => `${contrast(element).toFixed(2)}: ${element.outerHTML.slice(0, 90)}`);
const unnamed = all.filter((element) => element.matches('button, input, select, textarea, a, audio, progress, [role]'))
  .filter((element) => !name(element)).map((element) => `no name: ${element.outerHTML.slice(0, 90)}`);
return [...new Set([...faint, ...unnamed])].join('\n');
