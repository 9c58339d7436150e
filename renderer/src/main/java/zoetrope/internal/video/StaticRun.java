package zoetrope.internal.video;

import java.util.function.Supplier;

/**
 * The still end of a segment, as a description: its pictures are made when they are written, so
 * that an hour of it takes no memory.
 *
 * @param count the frames that repeat the segment's last picture
 * @param picture that last picture
 * @param keyInterval the frames from one key frame to the next, where the picture to repeat is
 *     itself a key frame: then it can be had again by its own bytes, exactly, and players can start
 *     there
 */
record StaticRun(long count, RepeatedPicture picture, int keyInterval) {

  /** Hands on the hold's samples, which follow those of {@code packets}. */
  void forEach(Packets packets, Segment.SampleSink sink) {
    Supplier<byte[]> repeats = picture.repeats();
    int since = 0;
    boolean repeatable = packets.endsWithKey();
    for (long i = 0; i < count; i++) {
      long shown = packets.count() + i;
      if (repeatable && ++since == keyInterval) {
        packets.repeatLast(shown, sink);
        repeats = picture.repeats();
        since = 0;
      } else {
        byte[] sample = repeats.get();
        sink.sample(sample, 0, sample.length, shown, false);
      }
    }
  }
}
