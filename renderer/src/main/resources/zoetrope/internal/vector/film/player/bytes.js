// Reads numbers from bytes, and decompresses bytes. Damaged data throws an error.

/** The maximum number of bytes of one decompressed block. */
const MAX_BLOCK = 1 << 26;

export function damaged(reason) {
  return new Error(`the film is damaged: ${reason}`);
}

/** Returns a whole number, or throws an error if it is not one from 0 to a limit. */
export function count(value, limit) {
  if (!Number.isInteger(value) || value < 0 || value > limit) throw damaged(`${value} is not a whole number up to ${limit}`);
  return value;
}

/** A position in bytes, at which numbers are read. */
export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte() {
    if (this.at >= this.bytes.length) throw damaged('it ends too early');
    return this.bytes[this.at++];
  }

  unsigned() {
    let byte = this.byte();
    if (byte < 128) return byte;
    let value = byte & 127;
    let factor = 128;
    do {
      byte = this.byte();
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127 && factor < 2 ** 49);
    if (byte > 127) throw damaged('a number is too large');
    return value;
  }

  signed() {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  real() {
    if (this.at + 4 > this.bytes.length) throw damaged('it ends too early');
    const value = this.view.getFloat32(this.at, true);
    this.at += 4;
    if (!Number.isFinite(value)) throw damaged('a number is not finite');
    return value;
  }

  /** Returns the next `length` bytes. */
  part(length) {
    count(length, this.bytes.length - this.at);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** Decompresses bytes of the zlib format, which must have exactly `size` bytes afterwards. */
export async function inflate(bytes, size) {
  count(size, MAX_BLOCK);
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const result = new Uint8Array(size);
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > size) {
      reader.cancel();
      throw damaged('a block is larger than it says');
    }
    result.set(value, at);
    at += value.length;
  }
  if (at < size) throw damaged('a block is smaller than it says');
  return result;
}
