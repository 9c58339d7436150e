// The words of the page, in the language of the presentation if the page has them in it.
import { talk } from './slides.js';

/** The language of the page's words. The language of slides and notes may differ. */
export const wordsLanguage = talk.words ? document.documentElement.lang : 'en';

/** Returns a text of the page in its language. The value replaces {} in the text. */
export const say = (text, value = '') => (talk.words?.[text] ?? text).replace('{}', () => value);

for (const part of document.querySelectorAll('body [lang=en]')) {
  part.lang = wordsLanguage;
  if (part.ariaLabel) part.ariaLabel = say(part.ariaLabel);
  if (!part.children.length && part.textContent) part.textContent = say(part.textContent);
}
