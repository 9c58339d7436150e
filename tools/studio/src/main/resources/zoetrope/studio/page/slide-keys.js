// The keys of a presentation, in the studio's window and in the speaker's window.
import { actionOf, charactersAreOn } from './keys.js';

/** What the actions of keys do during a presentation. */
const STEPS = {
  toggle: 'next', frameNext: 'next', sectionNext: 'next', playNext: 'next',
  framePrevious: 'back', sectionPrevious: 'back', playPrevious: 'back', loop: 'loop',
  'tab-objects': 'blacken', faster: 'blacken', escape: 'end',
  'tool-pick': 'laser', 'tab-parameters': 'pen', edit: 'erase',
};

/** The digits of a slide number that has begun. The first digit cannot be 0 or 7, because these keys have other actions. */
let digits = '';

/**
 * Returns what a key does during a presentation: the name of a function of `present` and its argument. Returns an
 * empty step for a digit, because Enter ends a slide number; undefined for other keys.
 */
export function slideStep(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (/^[0-9]$/.test(event.key) && charactersAreOn() && (digits || !['0', '7'].includes(event.key))) {
    digits = (digits + event.key).slice(-4);
    return {};
  }
  const number = Number(digits);
  digits = '';
  if (event.key === 'Enter') return number >= 1 ? { name: 'jump', number } : undefined;
  const name = STEPS[actionOf(event)];
  return name && { name };
}
