// The microphone: its level, and its recording as a WAV file.
const LONGEST_TAKE = 300;
const WAV_HEADER = 44;

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

  /** Stops, and returns the recording since the start. */
  stop() {
    const wav = encode(this.blocks ?? [], this.samples, this.context.sampleRate);
    const seconds = this.samples / this.context.sampleRate;
    this.blocks = null;
    return { wav, seconds };
  }

  /** Releases the microphone. */
  close() {
    this.blocks = null;
    this.stream?.getTracks().forEach((track) => track.stop());
    this.context?.close();
    this.stream = this.context = null;
  }
}

/** Returns a WAV file of one channel in 16 bits. */
function encode(blocks, samples, rate) {
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
  let at = WAV_HEADER;
  for (const block of blocks) {
    for (const sample of block) {
      file.setInt16(at, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true);
      at += 2;
    }
  }
  return new Blob([file.buffer], { type: 'audio/wav' });
}
