package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;

/**
 * The hash of what a segment shows: of all that its frames are, and of how long each is shown. The
 * first frame counts with all that is in it, each further one with what it does not have from the
 * one before, so that the cost is that of what changes. Equal hashes mean equal frames, which are
 * new objects in the same places. For one thread at a time.
 */
public final class FrameHasher {
  private static final long SAME_VIEW = 0;
  private static final long OTHER_VIEW = 1;

  private final SipHash hash = new SipHash();
  private final ValueHasher values;
  private final ItemHasher items;
  private Frame before;

  /** Nothing is hashed yet, and no picture is known. */
  public FrameHasher() {
    this(new PictureHashes());
  }

  /**
   * Nothing is hashed yet.
   *
   * @param pictures of the film, which knows those that other segments have shown
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

  /** The hash, 128 bits in lower-case hexadecimal. Nothing can be added afterwards. */
  public String finish() {
    before = null;
    return hash.finish();
  }
}
