/** A chapter of a film. */
export interface Chapter {
  title: string;
  /** The number of its first frame. */
  from: number;
  /** The number of the frame after its last one. */
  to: number;
}

/** A parameter of a film that readers can change. */
export interface Parameter {
  readonly name: string;
  /** May be empty. */
  readonly description: string;
  readonly values: readonly string[];
  /** The index of the current value. */
  readonly index: number;
}

/** The element <zoetrope-player>, which plays films of paths as <video> plays videos. */
export class ZoetropePlayer extends HTMLElement {
  // Attributes, as those of <video>.
  src: string;
  poster: string;
  controls: boolean;
  autoplay: boolean;
  loop: boolean;
  muted: boolean;

  /** The time in seconds. Setting it seeks. */
  currentTime: number;
  /** The duration in seconds; NaN before a film is open. */
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  /** 0 nothing, 1 metadata, 2 the current frame, 4 enough to play. */
  readonly readyState: number;
  /** The error, if the film could not be loaded or is damaged; otherwise null. */
  readonly error: Error | null;
  /** The size of the film in pixels; 0 before a film is open. */
  readonly videoWidth: number;
  readonly videoHeight: number;
  /** Above 0, up to 16. */
  playbackRate: number;
  /** From 0 to 1. */
  volume: number;

  /** The number of the current frame, from 0. */
  readonly currentFrame: number;
  readonly chapters: readonly Chapter[];
  /** The index of the current chapter; -1 before the first one. */
  readonly chapterIndex: number;
  /** Whether subtitles are shown. */
  captions: boolean;
  readonly parameters: readonly Parameter[];

  play(): Promise<void>;
  pause(): void;
  /** Plays if it is paused, and pauses otherwise. */
  toggle(): void;
  /** Pauses, and goes forward by a number of frames; back if it is negative. */
  step(frames: number): void;
  /** Goes to the beginning of the chapter with this index. */
  seekToStartOf(chapter: number): void;
  /** Sets a parameter to one of its values. The event `parameterchange` follows. */
  setParameter(name: string, value: string | number | boolean): void;
  /** Opens a film from the bytes of its file, at a time in seconds. */
  open(film: ArrayBuffer, time?: number): Promise<void>;
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'zoetrope-player': ZoetropePlayer;
  }
}
