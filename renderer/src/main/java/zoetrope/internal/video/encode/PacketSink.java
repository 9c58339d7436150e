package zoetrope.internal.video.encode;

/** Receives the packets of an encoder, in decoding order. */
@FunctionalInterface
interface PacketSink {
  /**
   * Receives the packet of one picture.
   *
   * @param number of the frame, in presentation order
   * @param key whether decoding can start here
   */
  void take(byte[] packet, long number, boolean key);
}
