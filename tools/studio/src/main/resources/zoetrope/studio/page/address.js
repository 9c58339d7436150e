// Keeps the scene, time, frame, play and choices in the address, so that a reload or a shared link shows the same view.
const WRITE_PAUSE = 200;

export class Address {
  read() {
    const values = new URLSearchParams(location.hash.slice(1));
    const parameters = [...values].filter(([name]) => name.startsWith('set.')).map(([name, value]) => [name.slice(4), value]);
    return {
      scene: values.get('scene'),
      frame: values.has('frame') ? Math.max(0, Number.parseInt(values.get('frame'), 10) || 0) : undefined,
      voice: values.get('voice') ?? undefined,
      tab: values.get('panel'),
      seed: values.has('seed') ? Number(values.get('seed')) : undefined,
      values: Object.fromEntries(parameters),
    };
  }

  /** Writes the address after a delay, so that a moving playhead changes it only a few times a second. */
  keep(state, player) {
    this.state = state;
    this.player = player;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.write();
    }, WRITE_PAUSE);
  }

  write() {
    if (!this.state?.sceneId) return;
    const values = new URLSearchParams();
    const { state, player } = this;
    values.set('scene', state.sceneId);
    values.set('time', (player.frame / player.rate).toFixed(3));
    values.set('frame', player.frame);
    const play = state.outline?.plays.filter((p) => p.from <= player.frame).at(-1);
    if (play) values.set('play', play.index);
    if (state.voice) values.set('voice', state.voice);
    values.set('panel', state.tab);
    if (state.seed) values.set('seed', state.seed);
    Object.entries(state.values).forEach(([name, value]) => values.set(`set.${name}`, value));
    this.written = `#${values}`;
    history.replaceState(null, '', `${location.pathname}${this.written}`);
  }

  /** Whether this module wrote the current address, so that the user has not typed it. */
  isOwn() {
    return location.hash === this.written;
  }
}
