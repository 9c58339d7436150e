// The note over the timeline: what is under the pointer, with a thumbnail of the frame.

/** The number of different thumbnails over the width of the timeline. Neighbouring places share one. */
const TIP_STEPS = 160;

/** Milliseconds that the pointer rests before a thumbnail is requested. */
const TIP_REST = 60;

export class TimelineTip {
  /** Creates the note in an element; `thumbnail` is Thumbnails.of. */
  constructor(owner, thumbnail) {
    this.thumbnail = thumbnail;
    this.owner = owner;
    this.element = document.createElement('div');
    this.element.className = 'tip';
    this.element.hidden = true;
    this.image = document.createElement('div');
    this.image.className = 'thumbnail';
    this.text = document.createElement('div');
    this.element.append(this.image, this.text);
    owner.append(this.element);
  }

  /** Shows a text at a position, in pixels of the page; `span` is the number of frames on the timeline, `frames` those that have run. */
  show(x, text, frame, { span, frames }) {
    this.text.textContent = text;
    this.element.hidden = false;
    this.at = x;
    clearTimeout(this.resting);
    const step = Math.max(1, Math.round(span / TIP_STEPS));
    const near = Math.min(frames - 1, Math.floor(frame / step) * step + Math.floor(step / 2));
    if (frame < frames) this.resting = setTimeout(() => this.showImage(near), TIP_REST);
    else this.image.replaceChildren();
    this.place();
  }

  showImage(frame) {
    this.wanted = frame;
    const found = this.thumbnail([frame], () => this.wanted === frame && !this.element.hidden && this.showImage(frame), 'tip');
    if (!found) return;
    this.image.replaceChildren(found.canvas);
    this.place();
  }

  place() {
    const room = this.owner.clientWidth - this.element.offsetWidth - 4;
    this.element.style.left = `${Math.max(4, Math.min(room, this.at))}px`;
  }

  hide() {
    clearTimeout(this.resting);
    this.element.hidden = true;
  }
}
