// The microphone: its level, and its recording as a WAV file.
const LONGEST_TAKE = 300;
const WAV_HEADER = 44;

/** A sample below this part of full scale, -40 dB, is silence. */
const SILENCE = 0.01;

/** How much silence stays before and after the speech, in seconds. */
const PADDING = 0.2;

export class Recorder {
  /** Handlers: level(peak from 0 to 1), full() when the maximum length is reached. */
  constructor(handlers) {
    this.handlers = handlers;
    this.blocks = null;
  }

  /** Requests the microphone, without echo cancellation and other processing by the browser. */
  async open() {
    if (this.stream) return;
    const constraints = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    this.stream = await navigator.mediaDevices.getUserMedia({ audio: constraints });
    this.context = new AudioContext({ sampleRate: 48_000 });
    await this.context.audioWorklet.addModule('recorder-worklet.js');
    const source = this.context.createMediaStreamSource(this.stream);
    this.node = new AudioWorkletNode(this.context, 'blocks', { numberOfOutputs: 0, channelCount: 1, channelCountMode: 'explicit' });
    this.node.port.onmessage = ({ data }) => this.heard(data);
    source.connect(this.node);
  }

  heard(block) {
    this.handlers.level(block.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0));
    if (!this.blocks) return;
    this.blocks.push(block);
    this.samples += block.length;
    if (this.samples >= LONGEST_TAKE * this.context.sampleRate - block.length) this.handlers.full();
  }

  start() {
    this.blocks = [];
    this.samples = 0;
  }

  /**
   * Stops, and returns the recording since the start, without silence at both ends.
   * @param skip the length of the beginning that is left out, in seconds
   */
  stop(skip = 0) {
    const rate = this.context.sampleRate;
    const all = new Float32Array(this.samples);
    let at = 0;
    for (const block of this.blocks ?? []) {
      all.set(block, at);
      at += block.length;
    }
    this.blocks = null;
    const speech = withoutSilence(all.subarray(Math.round(skip * rate)), rate);
    return { wav: encode(speech, rate), isSilent: !speech.some(isLoud) };
  }

  /** Releases the microphone. */
  close() {
    this.blocks = null;
    this.stream?.getTracks().forEach((track) => track.stop());
    this.context?.close();
    this.stream = this.context = null;
  }
}

const isLoud = (sample) => Math.abs(sample) >= SILENCE;

/** Returns the samples without silence at both ends; all of them if there is only silence. */
function withoutSilence(samples, rate) {
  const first = samples.findIndex(isLoud);
  if (first < 0) return samples;
  const padding = Math.round(PADDING * rate);
  return samples.subarray(Math.max(0, first - padding), samples.findLastIndex(isLoud) + 1 + padding);
}

/** Returns a WAV file of one channel in 16 bits. */
function encode(speech, rate) {
  const samples = speech.length;
  const file = new DataView(new ArrayBuffer(WAV_HEADER + 2 * samples));
  const text = (at, letters) => [...letters].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  text(0, 'RIFF');
  file.setUint32(4, WAV_HEADER - 8 + 2 * samples, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, 2 * rate, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, 'data');
  file.setUint32(40, 2 * samples, true);
  speech.forEach((sample, i) => file.setInt16(WAV_HEADER + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true));
  return new Blob([file.buffer], { type: 'audio/wav' });
}
