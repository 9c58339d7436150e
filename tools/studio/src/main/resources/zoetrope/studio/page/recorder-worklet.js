// Runs in the audio thread and passes on blocks of sound from the microphone.
class Blocks extends AudioWorkletProcessor {
  process([input]) {
    if (input.length) this.port.postMessage(input[0].slice());
    return true;
  }
}
registerProcessor('blocks', Blocks);
