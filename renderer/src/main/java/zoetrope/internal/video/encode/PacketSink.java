package zoetrope.internal.video.encode;

/** Receives the packets of an encoder, in decoding order. */
@FunctionalInterface
interface PacketSink {
  /**
   * Receives the packet of one picture.
   *
   * @param number the number of the picture's frame, in presentation order
   * @param key whether the picture is a key frame, at which decoding can start
   */
  void take(byte[] packet, long number, boolean key);
}
