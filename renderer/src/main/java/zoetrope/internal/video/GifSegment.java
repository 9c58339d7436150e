package zoetrope.internal.video;

/** A part of an animated GIF, encoded; its first picture is whole. Immutable. */
public final class GifSegment {
  private final Packets packets;
  private final long frames;

  GifSegment(Packets packets, long frames) {
    this.packets = packets;
    this.frames = frames;
  }

  /** The frames of the film that it stands for, also those that are not shown. */
  public long frames() {
    return frames;
  }

  /** The pictures, at the hundredths of a second when they are shown; there may be none. */
  Packets packets() {
    return packets;
  }
}
