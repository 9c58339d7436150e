package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/**
 * The frames at the end of a segment that repeat its last picture. Their packets are created when
 * they are written, so that a long run takes no memory.
 *
 * @param count the number of frames that repeat the segment's last picture
 * @param picture creates the packets that repeat this picture
 * @param keyInterval the number of frames after which the packet of the last picture is repeated,
 *     if this picture is a key frame. So players can seek into the run
 */
public record StaticRun(long count, RepeatedPicture picture, int keyInterval) {

  /** Passes the packets of the run to {@code sink}; they follow {@code packets}. */
  void forEach(Packets packets, Segment.PacketVisitor sink) {
    Supplier<byte[]> repeats = picture.repeats();
    int sinceKey = 0;
    boolean repeatable = packets.endsWithKey();
    for (long i = 0; i < count; i++) {
      long pts = packets.count() + i;
      if (repeatable && ++sinceKey == keyInterval) {
        packets.repeatLast(pts, sink);
        repeats = picture.repeats();
        sinceKey = 0;
      } else {
        byte[] packet = repeats.get();
        sink.visit(packet, 0, packet.length, pts, false);
      }
    }
  }
}
