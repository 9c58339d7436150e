// The attributes of <video> as properties, and what a player does with its other methods.

export class MediaElement extends HTMLElement {
  get src() { return this.getAttribute('src') ?? ''; }
  set src(value) { this.setAttribute('src', value); }
  get poster() { return this.getAttribute('poster') ?? ''; }
  set poster(value) { this.setAttribute('poster', value); }
  get controls() { return this.hasAttribute('controls'); }
  set controls(value) { this.toggleAttribute('controls', Boolean(value)); }
  get autoplay() { return this.hasAttribute('autoplay'); }
  set autoplay(value) { this.toggleAttribute('autoplay', Boolean(value)); }
  get loop() { return this.hasAttribute('loop'); }
  set loop(value) { this.toggleAttribute('loop', Boolean(value)); }
  get muted() { return this.hasAttribute('muted'); }
  set muted(value) {
    this.toggleAttribute('muted', Boolean(value));
    this.tell('volumechange');
  }

  toggle() {
    if (this.paused) this.play();
    else this.pause();
  }

  toggleFullScreen() {
    if (document.fullscreenElement === this) document.exitFullscreen();
    else this.requestFullscreen();
  }

  tell(...names) {
    for (const name of names) this.dispatchEvent(new Event(name));
  }
}
