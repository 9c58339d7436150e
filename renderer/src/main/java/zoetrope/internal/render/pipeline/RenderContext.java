package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import zoetrope.frame.Frame;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * The buffers of a worker: a canvas of RGB pixels and, for videos, YUV planes. They are reused for
 * all frames and segments that the worker draws, so that areas that stay unchanged are not drawn
 * again. Not thread-safe.
 */
public final class RenderContext implements AutoCloseable {
  private final int width;
  private final int height;
  private final Canvas canvas;
  private YuvPlanes planes;
  private final Deque<YuvPlanes> spare = new ArrayDeque<>();

  /** Whether the planes show the content of the canvas. */
  private boolean converted;

  private boolean opaque;

  /** The pixels with straight alpha; null before they are requested. */
  private int[] straight;

  /** The tiles that have changed since {@link #straight} was copied. */
  private final Damage straightDamage;

  private boolean closed;

  public RenderContext(int width, int height) {
    this.width = width;
    this.height = height;
    this.canvas = new Canvas(width, height);
    this.straightDamage = Damage.all(width, height);
  }

  /** Draws a frame and returns the changed tiles. */
  public Damage draw(Frame frame, Timings timings) {
    long start = System.nanoTime();
    converted = false;
    opaque = frame.background().alpha() == 1;
    Damage damage = canvas.draw(frame);
    straightDamage.add(damage);
    timings.add(Timings.Step.RASTER, start);
    return damage;
  }

  /** Returns the pixels of the last frame, not premultiplied; valid until the next is drawn. */
  public int[] picture() {
    if (opaque) {
      return canvas.pixels();
    }
    if (straight == null) {
      straight = new int[width * height];
    }
    canvas.copyStraight(straightDamage, straight);
    straightDamage.clear();
    return straight;
  }

  /** Returns the pixels of the last frame, for a video without transparency. */
  int[] pixels() {
    return canvas.pixels();
  }

  /** Draws a frame and converts the changed tiles to planes. */
  YuvPlanes drawPlanes(Frame frame, Timings timings) {
    boolean planesAreCurrent = converted;
    Damage damage = draw(frame, timings);
    long start = System.nanoTime();
    if (planes == null) {
      planes = new YuvPlanes(width, height);
    }
    if (!planesAreCurrent) {
      damage.addAll();
    }
    planes.update(canvas.pixels(), damage);
    converted = true;
    timings.add(Timings.Step.CONVERSION, start);
    return planes;
  }

  /**
   * Returns planes into which another thread may draw for this worker. {@link #giveBack} must be
   * called for them.
   */
  YuvPlanes lend() {
    YuvPlanes known = spare.poll();
    return known == null ? new YuvPlanes(width, height) : known;
  }

  void giveBack(YuvPlanes lent) {
    if (lent != null) {
      spare.push(lent);
    }
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    for (YuvPlanes lent = spare.poll(); lent != null; lent = spare.poll()) {
      lent.close();
    }
    if (planes != null) {
      planes.close();
      planes = null;
      converted = false;
    }
  }
}
