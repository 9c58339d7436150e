package zoetrope.internal.audio;

/** Samples without an end, left and right in turns, 48000 of each a second. */
interface PcmSource {
  /**
   * Writes the next samples.
   *
   * @param to gets them, from its beginning on
   * @param samples of each channel
   */
  void read(float[] to, int samples);
}
