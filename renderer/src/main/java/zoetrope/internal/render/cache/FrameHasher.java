package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;

/**
 * Computes the hash of a segment: of its frames, and of how long each frame is shown. The first
 * frame is hashed as a whole. Each further frame adds only its differences from the previous frame,
 * so that unchanged items cost almost no time. If two hashes are equal, the frames are equal,
 * except with a probability of 2^-128. Segments with equal frames can have different hashes, if
 * they share their items in different ways. Not thread-safe.
 */
public final class FrameHasher {
  private static final long SAME_VIEW = 0;
  private static final long OTHER_VIEW = 1;

  private final SipHash hash = new SipHash();
  private final ValueHasher values;
  private final ItemHasher items;
  private Frame before;

  /** Creates a hasher that hashes the pixels of every image itself. */
  public FrameHasher() {
    this(new PictureHashes());
  }

  /**
   * Creates a hasher.
   *
   * @param pictures the hashes of images that are known already, shared by all instances for a
   *     video
   */
  public FrameHasher(PictureHashes pictures) {
    this.values = new ValueHasher(hash, pictures);
    this.items = new ItemHasher(values);
  }

  /** Adds the next frame, which is shown {@code count} times. */
  public void add(Frame frame, long count) {
    values.word(count);
    if (before != null && frame.hasSameView(before)) {
      values.word(SAME_VIEW);
    } else {
      values.word(OTHER_VIEW);
      values.camera(frame.camera());
      values.color(frame.background());
      values.size(frame.size());
    }
    List<Item> known = before == null ? List.of() : before.items();
    items.items(frame.items(), known);
    before = frame;
  }

  /** Returns the hash, 128 bits in lower-case hexadecimal. Nothing can be added afterwards. */
  public String finish() {
    before = null;
    return hash.finish();
  }
}
