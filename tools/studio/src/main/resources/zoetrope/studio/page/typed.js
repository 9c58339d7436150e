// The value of a field that people type into.
import { noChange } from './lib/lit/lit-html.js';
import { Directive, directive } from './lib/lit/directive.js';

/** Gives a field its value, as `live` does, but not from the first letter that is typed until Enter, unless it is another value then. */
export const typed = directive(class extends Directive {
  render(value) {
    return value;
  }

  update(part, [value]) {
    const field = part.element;
    if (this.value === undefined) {
      field.addEventListener('input', () => { this.typing = true; });
      field.addEventListener('change', () => { this.typing = false; }, { capture: true });
    }
    const other = value !== this.value;
    this.value = value;
    if ((other || !this.typing) && field.value !== value) field.value = value;
    return noChange;
  }
});
