package zoetrope.internal.video.encode;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.PlanarFrame;

/**
 * A picture for encoders: a luma plane and two chroma planes in 4:2:0, BT.709, limited range.
 * Encoders read the memory without copying it. Only tiles that changed are converted again. Not
 * thread-safe.
 */
public final class YuvPlanes implements AutoCloseable {
  /** The width in pixels of a group of four chroma samples, which are written together. */
  static final int GROUP_PIXELS = 8;

  /**
   * The colour of a run of equal pixels is converted only once if the run has at least this many
   * pixels.
   */
  private static final int BLOCK_PIXELS = 32;

  private final int width;
  private final int height;
  private final Bt709 converter;
  private final ByteBuffer[] planes = new ByteBuffer[3];
  private final IntBuffer[] packed = new IntBuffer[3];
  private final int[] strides = new int[3];
  private final Damage unread;
  private Object reader;
  private final PlanarFrame memory;
  private int flatEnd;

  /** Creates planes of {@code width x height} pixels, both even; black until the first update. */
  public YuvPlanes(int width, int height) {
    if (width < 2 || height < 2 || width % 2 != 0 || height % 2 != 0) {
      throw new IllegalArgumentException(
          width
              + " x "
              + height
              + " is not a size for planes: both sides must be even and above 0");
    }
    this.width = width;
    this.height = height;
    this.converter = new Bt709(width);
    this.unread = new Damage(width, height);
    Ffmpeg.init();
    this.memory = new PlanarFrame(width, height);
    try {
      blacken();
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  private void blacken() {
    for (int i = 0; i < 3; i++) {
      strides[i] = frame().linesize(i);
      planes[i] = Ffmpeg.plane(frame(), i, i == 0 ? height : height / 2);
      packed[i] = planes[i].order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
      byte[] row = new byte[strides[i]];
      Arrays.fill(row, (byte) (i == 0 ? 16 : 128));
      for (int at = 0; at < planes[i].capacity(); at += row.length) {
        planes[i].put(at, row);
      }
    }
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /**
   * Converts the damaged tiles of an image of {@code 0xAARRGGBB} pixels, ignoring alpha. All pixels
   * must be up to date, because chroma is filtered across tile edges. If the damage covers all
   * changes since the last update, the planes are then the same as after an update of all tiles.
   *
   * @throws IllegalArgumentException if the sizes differ
   */
  public void update(int[] argb, Damage damage) {
    if (argb.length != (long) width * height
        || damage.width() != width
        || damage.height() != height) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s pixels with damage of %s x %s do not fit planes of %s x %s",
              argb.length, damage.width(), damage.height(), width, height));
    }
    frame();
    unread.add(damage);
    for (int row = 0; row < damage.rows(); row++) {
      int top = row * Damage.TILE;
      int bottom = Math.min(height, top + Damage.TILE);
      int from = damage.nextDamaged(0, row);
      while (from < damage.columns()) {
        int to = damage.nextClean(from, row);
        convert(argb, from * Damage.TILE, Math.min(width, to * Damage.TILE), top, bottom);
        from = damage.nextDamaged(to, row);
      }
    }
  }

  /**
   * Sets the luma samples of all pixels, row by row. Chroma is not changed, so it is neutral unless
   * {@link #update} was called.
   */
  void fill(byte[] luma) {
    frame();
    for (int y = 0; y < height; y++) {
      planes[0].put(y * strides[0], luma, y * width, width);
    }
    unread.addAll();
  }

  public void copy(YuvPlanes other) {
    frame();
    other.frame();
    for (int i = 0; i < 3; i++) {
      planes[i].put(0, other.planes[i], 0, planes[i].capacity());
    }
    unread.addAll();
  }

  private void convert(int[] argb, int left, int right, int top, int bottom) {
    for (int y = top; y < bottom; y += 2) {
      int from = left;
      int flat = nextFlat(argb, y * width, from, right);
      while (flat < right) {
        convertRows(argb, y, from, flat, flat);
        fill(argb[y * width + flat], y, flat, flatEnd);
        from = flatEnd;
        flat = nextFlat(argb, y * width, from, right);
      }
      // The first chroma sample right of the damaged tiles depends on the last damaged pixel, so
      // chroma is converted a little farther.
      convertRows(argb, y, from, right, Math.min(width, right + GROUP_PIXELS));
    }
  }

  /**
   * Returns the column where the next run of one colour begins, and sets {@link #flatEnd} to its
   * end. Returns {@code right} if there is no run.
   */
  private int nextFlat(int[] argb, int row, int from, int right) {
    for (int x = from; x < right; x += BLOCK_PIXELS) {
      flatEnd = flatEnd(argb, row, x, right);
      if (flatEnd > x) {
        return x;
      }
    }
    return right;
  }

  /**
   * Converts the columns from {@code left} to before {@code right} of two rows; chroma is converted
   * up to {@code chromaRight}.
   */
  private void convertRows(int[] argb, int y, int left, int right, int chromaRight) {
    if (left == chromaRight) {
      return;
    }
    converter.load(argb, y * width, width, left, chromaRight);
    if (left < right) {
      int luma = lumaAt(left, y);
      converter.luma(right - left, packed[0], luma, luma + strides[0] / 4);
    }
    converter.chroma((chromaRight - left) / 2, packed[1], packed[2], chromaAt(left, y));
  }

  private void fill(int color, int y, int left, int right) {
    converter.flat(color);
    int luma = lumaAt(left, y);
    converter.flatLuma(right - left, packed[0], luma, luma + strides[0] / 4);
    converter.flatChroma((right - left) / 2, packed[1], packed[2], chromaAt(left, y));
  }

  private int lumaAt(int x, int y) {
    return (y * strides[0] + x) / 4;
  }

  private int chromaAt(int x, int y) {
    return (y / 2 * strides[1] + x / 2) / 4;
  }

  /**
   * Returns the end of the run of one colour that begins at {@code x} in both rows. It is a whole
   * number of blocks from {@code x}, or {@code right}. The column left of {@code x} must have the
   * same colour, because of the chroma filter. Most pixels are background, and comparing is several
   * times as fast as converting.
   */
  private int flatEnd(int[] argb, int row, int x, int right) {
    int first = row + Math.max(0, x - 1);
    int last = row + Math.min(right, x + BLOCK_PIXELS) - 1;
    int color = argb[first];
    if (argb[last] != color || argb[first + width] != color || argb[last + width] != color) {
      return x;
    }
    int end = row + right;
    int change = Arrays.mismatch(argb, first, end - 1, argb, first + 1, end);
    end = change < 0 ? end : first + change + 1;
    int lower = Arrays.mismatch(argb, first, end, argb, first + width, end + width);
    end = (lower < 0 ? end : first + lower) - row;
    return end == right ? right : x + Math.max(0, end - x) / BLOCK_PIXELS * BLOCK_PIXELS;
  }

  /**
   * Returns a copy of the samples of a plane (0 luma, 1 blue difference, 2 red difference), row by
   * row without gaps.
   */
  public byte[] plane(int index) {
    frame();
    int columns = index == 0 ? width : width / 2;
    int rows = index == 0 ? height : height / 2;
    byte[] samples = new byte[columns * rows];
    for (int y = 0; y < rows; y++) {
      planes[index].get(y * strides[index], samples, y * columns, columns);
    }
    return samples;
  }

  /**
   * Returns the damage since the previous call if that call had the same argument; otherwise all
   * tiles. Up to {@link #GROUP_PIXELS} columns to the right of each tile may have changed, too.
   *
   * @param by an object that identifies the reader of the planes; compared by identity
   */
  Damage changesFor(Object by) {
    Damage changes = new Damage(width, height);
    if (reader == by) {
      changes.add(unread);
    } else {
      changes.addAll();
    }
    reader = by;
    unread.clear();
    return changes;
  }

  /**
   * Copies {@code count} samples of a plane, from {@code (x, y)} to the right, to the beginning of
   * {@code row}.
   */
  void read(int plane, int x, int y, int count, byte[] row) {
    planes[plane].get(y * strides[plane] + x, row, 0, count);
  }

  /**
   * Returns the frame for encoders. This object owns the frame.
   *
   * @throws IllegalStateException if this object is closed
   */
  AVFrame frame() {
    if (memory.frame() == null) {
      throw new IllegalStateException("these planes are closed");
    }
    return memory.frame();
  }

  @Override
  public void close() {
    memory.close();
  }
}
