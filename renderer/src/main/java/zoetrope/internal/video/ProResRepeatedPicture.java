package zoetrope.internal.video;

import java.util.function.Supplier;

/** Repeats a picture that stands by itself: every packet is the last one again. */
record ProResRepeatedPicture(byte[] last) implements RepeatedPicture {
  @Override
  public Supplier<byte[]> repeats() {
    return () -> last;
  }
}
