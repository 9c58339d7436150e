package zoetrope.internal.video.encode;

/** Receives the packets of an encoder, in decoding order. */
@FunctionalInterface
interface PacketSink {
  /**
   * Receives the packet of one picture.
   *
   * @param number the number of the frame that the picture shows, in presentation order
   * @param key whether the picture is a key frame, so that decoding can start there
   */
  void take(byte[] packet, long number, boolean key);
}
