package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * Finds the best motion vector to predict a 16 x 16 macroblock from the last picture. The search
 * tries a few candidates in integer pixels. From the best candidate it moves in small diamonds, and
 * then refines by half and quarter pixels. Motion vectors are in quarter pixels. Not thread-safe.
 */
final class MotionSearch {
  private static final int SIDE = YuvPicture.MACROBLOCK;

  /**
   * The vertical range in pixels that every level allows (ITU-T H.264, table A-1), minus the
   * filter's margin.
   */
  private static final int MAX_VERTICAL = 60;

  private static final int MAX_STEPS = 24;

  /** If the cost is at most this, the search stops without subpixel refinement. */
  private static final int GOOD_ENOUGH = SIDE * SIDE / 2;

  /**
   * If the cost at the predicted motion vector is at most this, the search stops there. This motion
   * vector is the most likely one.
   */
  private static final int PREDICTED_GOOD_ENOUGH = 4 * GOOD_ENOUGH;

  /**
   * If a macroblock has a zero motion vector, fewer motion vectors are tried for it in this number
   * of further pictures.
   */
  private static final int REST_PICTURES = 5;

  private final YuvPicture source;
  private final YuvPicture reference;
  private final MacroblockState map;
  private final int stride;
  private final Interpolation interpolation = new Interpolation();
  private final byte[] compensated = new byte[SIDE * SIDE];

  /** For each macroblock, how many further pictures try fewer motion vectors. */
  private final byte[] restingFor;

  private int macroblock;
  private int lambda;
  private int at;
  private int minX;
  private int maxX;
  private int minY;
  private int maxY;
  private boolean isLoaded;
  private int loadedX;
  private int loadedY;
  private int bestX;
  private int bestY;
  private int bestCost;

  MotionSearch(YuvPicture source, YuvPicture reference, MacroblockState map) {
    this.source = source;
    this.reference = reference;
    this.map = map;
    this.stride = source.stride(0);
    this.restingFor = new byte[source.columns() * source.rows()];
  }

  void reset() {
    Arrays.fill(restingFor, (byte) 0);
  }

  /**
   * Selects a macroblock. {@code map} must have predicted its motion vector.
   *
   * @param bitCost the Lagrange multiplier
   */
  void begin(int mb, int bitCost) {
    macroblock = mb;
    isLoaded = false;
    lambda = bitCost;
    at = source.at(0, mb);
    int x = mb % source.columns() * SIDE;
    int y = mb / source.columns() * SIDE;
    // Visible samples must not be predicted from padding, because a decoder's padding has other
    // samples.
    minX = -x;
    maxX = source.width() - Math.min(x + SIDE, source.width());
    minY = Math.max(-MAX_VERTICAL, -y);
    maxY = Math.min(MAX_VERTICAL, source.height() - Math.min(y + SIDE, source.height()));
  }

  /** Whether a motion vector predicts the visible part of the macroblock from visible samples. */
  boolean allows(int dx, int dy) {
    int margin = ((dx | dy) & 3) == 0 ? 0 : Interpolation.MARGIN;
    int x = dx >> 2;
    int y = dy >> 2;
    return x - margin >= minX
        && x + margin + Math.min(1, margin) <= maxX
        && y - margin >= minY
        && y + margin + Math.min(1, margin) <= maxY;
  }

  void compensate(int dx, int dy, byte[] to) {
    if (!isLoaded || Math.abs(dx - loadedX) > 3 || Math.abs(dy - loadedY) > 3) {
      load(dx & ~3, dy & ~3);
    }
    interpolation.interpolate(dx - loadedX, dy - loadedY, to);
  }

  private void load(int dx, int dy) {
    if (!isLoaded || dx != loadedX || dy != loadedY) {
      interpolation.load(reference.plane(0), at + (dy >> 2) * stride + (dx >> 2), stride);
      isLoaded = true;
      loadedX = dx;
      loadedY = dy;
    }
  }

  /**
   * Finds the motion vector of least cost. It begins with the predicted motion vector, the zero
   * vector, and the motion vectors of the neighbours.
   */
  void search() {
    bestCost = Integer.MAX_VALUE;
    if (tryPredicted()) {
      return;
    }
    tryMotion(0, 0);
    tryNear(map.predictedX(), map.predictedY());
    if (restingFor[macroblock] > 0 && bestX == 0 && bestY == 0) {
      restingFor[macroblock]--;
      return;
    }
    int columns = source.columns();
    int column = macroblock % columns;
    if (column > 0) {
      tryNear(map.dx(macroblock - 1), map.dy(macroblock - 1));
    }
    if (macroblock >= columns) {
      tryNear(map.dx(macroblock - columns), map.dy(macroblock - columns));
      if (column + 1 < columns) {
        tryNear(map.dx(macroblock - columns + 1), map.dy(macroblock - columns + 1));
      }
    }
    for (int step = 0; step < MAX_STEPS && stepDiamond(); step++) {
      // stepDiamond moves the best motion vector.
    }
    if (bestCost > GOOD_ENOUGH) {
      refine();
    }
    restingFor[macroblock] = (byte) (bestX == 0 && bestY == 0 ? REST_PICTURES : 0);
  }

  /**
   * Tries the predicted motion vector if it is not a whole number of pixels; returns whether it is
   * good enough.
   */
  private boolean tryPredicted() {
    int dx = map.predictedX();
    int dy = map.predictedY();
    if (((dx | dy) & 3) == 0 || !allows(dx, dy)) {
      return false;
    }
    compensate(dx, dy, compensated);
    storeIfBetter(dx, dy, bits(dx, dy) + sad(compensated, Integer.MAX_VALUE));
    restingFor[macroblock] = 0;
    return bestCost <= PREDICTED_GOOD_ENOUGH;
  }

  private void tryNear(int dx, int dy) {
    int x = dx + 2 & ~3;
    int y = dy + 2 & ~3;
    if (x != bestX || y != bestY) {
      tryMotion(x, y);
    }
  }

  /**
   * Tries the four motion vectors one pixel around the best motion vector; returns whether one of
   * them is better.
   */
  private boolean stepDiamond() {
    int x = bestX + 2 & ~3;
    int y = bestY + 2 & ~3;
    tryMotion(x - 4, y);
    tryMotion(x + 4, y);
    tryMotion(x, y - 4);
    tryMotion(x, y + 4);
    return (bestX + 2 & ~3) != x || (bestY + 2 & ~3) != y;
  }

  private void tryMotion(int dx, int dy) {
    if (!allows(dx, dy)) {
      return;
    }
    int bits = bits(dx, dy);
    if (bits < bestCost) {
      int from = at + (dy >> 2) * stride + (dx >> 2);
      storeIfBetter(dx, dy, bits + sad(at, reference.plane(0), from, stride, bestCost - bits));
    }
  }

  private int bits(int dx, int dy) {
    return lambda
        * (BitWriter.seBits(dx - map.predictedX()) + BitWriter.seBits(dy - map.predictedY()));
  }

  private void storeIfBetter(int dx, int dy, int cost) {
    if (cost < bestCost) {
      bestCost = cost;
      bestX = dx;
      bestY = dy;
    }
  }

  private void refine() {
    int x = bestX + 2 & ~3;
    int y = bestY + 2 & ~3;
    if (!allows(x + 1, y + 1) || !allows(x - 1, y - 1)) {
      return;
    }
    load(x, y);
    for (int step = 2; step > 0; step--) {
      int centreX = bestX;
      int centreY = bestY;
      trySubpixel(x, y, centreX - step, centreY);
      trySubpixel(x, y, centreX + step, centreY);
      trySubpixel(x, y, bestX, centreY - step);
      trySubpixel(x, y, bestX, centreY + step);
    }
  }

  private void trySubpixel(int x, int y, int dx, int dy) {
    if (dx == bestX && dy == bestY || Math.abs(dx - x) > 3 || Math.abs(dy - y) > 3) {
      return;
    }
    int bits = bits(dx, dy);
    if (bits < bestCost) {
      interpolation.interpolate(dx - x, dy - y, compensated);
      storeIfBetter(dx, dy, bits + sad(compensated, bestCost - bits));
    }
  }

  /**
   * Returns the luma SAD (sum of absolute differences) of a macroblock for a zero motion vector.
   */
  int sad(int mb) {
    int here = source.at(0, mb);
    return sad(here, reference.plane(0), here, stride, Integer.MAX_VALUE);
  }

  /**
   * Returns the luma SAD of the current macroblock from predicted samples, which are given row by
   * row. If it exceeds {@code limit}, any value above {@code limit} may be returned.
   */
  int sad(byte[] samples, int limit) {
    return sad(at, samples, 0, SIDE, limit);
  }

  private int sad(int here, byte[] samples, int from, int step, int limit) {
    byte[] luma = source.plane(0);
    int i = here;
    int j = from;
    long sums = 0;
    for (int y = 0; y < SIDE && Swar.total(sums) <= limit; y += 4) {
      for (int row = 0; row < 4; row++) {
        sums += Swar.differences(Swar.get(luma, i), Swar.get(samples, j));
        sums += Swar.differences(Swar.get(luma, i + 8), Swar.get(samples, j + 8));
        i += stride;
        j += step;
      }
    }
    return Swar.total(sums);
  }

  /** Returns the x component of the best motion vector, in quarter pixels. */
  int dx() {
    return bestX;
  }

  int dy() {
    return bestY;
  }

  /** Returns the rate-distortion cost of the best motion vector: SAD plus lambda times bits. */
  int cost() {
    return bestCost;
  }
}
