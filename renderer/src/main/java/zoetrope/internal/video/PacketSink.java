package zoetrope.internal.video;

/** Takes what an encoder gives out, in decoding order. */
@FunctionalInterface
interface PacketSink {
  /**
   * Takes one picture.
   *
   * @param number of the frame that it shows
   * @param key whether decoding can start here
   */
  void take(byte[] packet, long number, boolean key);
}
