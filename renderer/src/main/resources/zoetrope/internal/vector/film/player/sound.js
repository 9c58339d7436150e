// The sound of a film, which plays in step with its frames.

/** The maximum time difference between frames and sound, in seconds. If it is greater, the sound is moved. */
const MAX_DELAY = 0.1;

/** A sound; silent until it is opened. */
export class Sound {
  /** Opens the sound of a file, or none, with properties of an audio element. */
  open(blob, properties) {
    this.close();
    if (!blob) return;
    this.audio = new Audio(URL.createObjectURL(blob));
    this.set({ preload: 'auto', preservesPitch: true, ...properties });
  }

  close() {
    if (!this.audio) return;
    this.audio.pause();
    URL.revokeObjectURL(this.audio.src);
    this.audio = null;
  }

  set(properties) {
    if (this.audio) Object.assign(this.audio, properties);
  }

  play() {
    this.audio?.play().catch(() => {});
  }

  pause() {
    this.audio?.pause();
  }

  seek(time) {
    this.set({ currentTime: Math.min(time, this.audio?.duration || Infinity) });
  }

  /** Returns how far the sound is after a time, if it plays near that time. A sound that is far away is moved. */
  lead(time) {
    const { audio } = this;
    if (!audio || audio.paused || audio.ended || audio.readyState < 3) return 0;
    const lead = audio.currentTime - time;
    if (Math.abs(lead) <= MAX_DELAY) return lead;
    audio.currentTime = time;
    return 0;
  }
}
