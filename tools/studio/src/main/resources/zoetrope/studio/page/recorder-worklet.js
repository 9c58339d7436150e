// Runs beside the page, where sound comes from the microphone: hands it on in blocks.
class Blocks extends AudioWorkletProcessor {
  process([input]) {
    if (input.length) this.port.postMessage(input[0].slice());
    return true;
  }
}
registerProcessor('blocks', Blocks);
