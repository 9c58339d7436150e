package zoetrope.internal.audio;

/** An endless source of stereo samples at 48 kHz; left and right samples alternate. */
interface PcmSource {
  /**
   * Writes the next samples.
   *
   * @param to the target, filled from its beginning
   * @param samples the number of samples of each channel
   */
  void read(float[] to, int samples);
}
