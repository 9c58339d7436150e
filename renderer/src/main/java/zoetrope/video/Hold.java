package zoetrope.video;

import java.io.ByteArrayOutputStream;

/**
 * The still end of a segment, as a description: its pictures are made when they are written, so
 * that an hour of it takes no memory.
 *
 * @param count the frames that repeat the segment's last picture
 * @param last the number of the last reference picture before them
 * @param keyInterval the frames from one key frame to the next, where the picture to repeat is
 *     itself a key frame: then it can be had again by its own bytes, exactly, and players can start
 *     there
 */
record Hold(long count, PictureNumber last, int keyInterval) {

  /** Hands on the hold's samples, which follow those of {@code packets}. */
  void forEach(Packets packets, SequenceParameters sequence, Segment.SampleSink sink) {
    PictureNumber number = last;
    int since = 0;
    boolean repeatable = packets.endsWithKey();
    for (long i = 0; i < count; i++) {
      long shown = packets.count() + i;
      if (repeatable && ++since == keyInterval) {
        packets.repeatLast(shown, sink);
        number = last;
        since = 0;
      } else {
        number = number.next(sequence);
        ByteArrayOutputStream sample = new ByteArrayOutputStream(20);
        NalUnits.append(sample, HoldPictures.picture(sequence, number));
        sink.sample(sample.toByteArray(), 0, sample.size(), shown, false);
      }
    }
  }
}
