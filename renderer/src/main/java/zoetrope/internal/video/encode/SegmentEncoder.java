package zoetrope.internal.video.encode;

import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.RepeatedPicture;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.segment.StaticRun;
import zoetrope.internal.video.segment.StreamHeaders;

/**
 * The base of segment encoders that repeat the last picture without encoding it again. It checks
 * the order of calls, and adds the static run to the segment.
 */
abstract class SegmentEncoder implements PictureEncoder {
  private final VideoSettings settings;
  private final Packets.Builder packets = new Packets.Builder();
  private long frames;
  private long repeated;
  private boolean finished;

  SegmentEncoder(VideoSettings settings) {
    this.settings = settings;
  }

  @Override
  public final void frame(YuvPlanes planes) {
    requireOpen();
    if (repeated > 0) {
      throw new IllegalStateException("a picture cannot follow a static run: begin a new segment");
    }
    if (planes.width() != settings.width() || planes.height() != settings.height()) {
      throw new IllegalArgumentException(
          Messages.of(
              "planes of %s x %s for a video of %s x %s",
              planes.width(), planes.height(), settings.width(), settings.height()));
    }
    encode(planes, frames);
    frames++;
  }

  /** Encodes the next picture, which is frame {@code number} of the segment. */
  abstract void encode(YuvPlanes planes, long number);

  @Override
  public final void repeatLast(long repeats) {
    requireOpen();
    if (frames == 0) {
      throw new IllegalStateException("there is no picture to repeat yet");
    }
    if (repeats < 0) {
      throw new IllegalArgumentException("a static run of " + repeats + " frames");
    }
    repeated = Math.addExact(repeated, repeats);
  }

  @Override
  public final Segment finish() {
    requireOpen();
    if (frames == 0) {
      throw new IllegalStateException("a segment needs a picture");
    }
    finished = true;
    flush(frames, repeated > 0);
    Packets all = packets.build();
    if (all.count() != frames) {
      throw new VideoException(
          Messages.of(
              "the encoder returned %s pictures for %s; this should not happen",
              all.count(), frames));
    }
    return new Segment(
        headers(), all, new StaticRun(repeated, lastPicture(), settings.keyInterval()));
  }

  /**
   * Encodes the pending pictures.
   *
   * @param number the number of frames of the segment
   * @param stays whether the last picture is repeated
   */
  abstract void flush(long number, boolean stays);

  abstract StreamHeaders headers();

  /**
   * Returns a description of how the last picture is repeated. Must be called after {@link #flush}.
   */
  abstract RepeatedPicture lastPicture();

  final VideoSettings settings() {
    return settings;
  }

  final void add(byte[] sample, long number, boolean key) {
    packets.add(sample, number, key);
  }

  @Override
  public void close() {
    finished = true;
  }

  private void requireOpen() {
    if (finished) {
      throw new IllegalStateException("this segment is finished");
    }
  }
}
