// The value of a field that a user types into.
import { noChange } from './lib/lit/lit-html.js';
import { Directive, directive } from './lib/lit/directive.js';

/** Sets the value of a field as `live` does. While the user types, until a `change` event, the field is set only if `value` has changed. */
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
