package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * Finds where in the last picture a macroblock comes from: the best of a few guesses in whole
 * pixels, from there downhill, then by halves and quarters. Motions are in quarters of a pixel. For
 * one thread at a time.
 */
final class MotionSearch {
  private static final int SIDE = YuvPicture.MACROBLOCK;

  /**
   * Pixels up or down that every level allows (ITU-T H.264, table A-1), with room for the filter.
   */
  private static final int FARTHEST = 60;

  /** Steps downhill at most. */
  private static final int STEPS = 24;

  /** A difference of luma, summed over the macroblock, that is not worth more search. */
  private static final int ENOUGH = SIDE * SIDE / 2;

  /** The same for the motion that the neighbours have, which is most likely the right one. */
  private static final int PREDICTED = 4 * ENOUGH;

  /** For how many pictures. */
  private static final int TRUST = 5;

  private final YuvPicture source;
  private final YuvPicture reference;
  private final MacroblockMap map;
  private final int stride;
  private final Interpolation between = new Interpolation();
  private final byte[] moved = new byte[SIDE * SIDE];

  /** For how many more pictures a macroblock that did not move is taken not to. */
  private final byte[] trust;

  private int macroblock;
  private int weight;
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

  MotionSearch(YuvPicture source, YuvPicture reference, MacroblockMap map) {
    this.source = source;
    this.reference = reference;
    this.map = map;
    this.stride = source.stride(0);
    this.trust = new byte[source.columns() * source.rows()];
  }

  /** Forgets what earlier pictures showed. */
  void forget() {
    Arrays.fill(trust, (byte) 0);
  }

  /** Turns to a macroblock, whose motion {@code map} has just predicted. */
  void begin(int mb, int bitWeight) {
    macroblock = mb;
    isLoaded = false;
    weight = bitWeight;
    at = source.at(0, mb);
    int x = mb % source.columns() * SIDE;
    int y = mb / source.columns() * SIDE;
    // What is shown must come from what is shown: of the rest, decoders have other samples.
    minX = -x;
    maxX = source.width() - Math.min(x + SIDE, source.width());
    minY = Math.max(-FARTHEST, -y);
    maxY = Math.min(FARTHEST, source.height() - Math.min(y + SIDE, source.height()));
  }

  /** Whether all that is shown of the macroblock would come from what is shown. */
  boolean allows(int dx, int dy) {
    int margin = ((dx | dy) & 3) == 0 ? 0 : Interpolation.MARGIN;
    int x = dx >> 2;
    int y = dy >> 2;
    return x - margin >= minX
        && x + margin + Math.min(1, margin) <= maxX
        && y - margin >= minY
        && y + margin + Math.min(1, margin) <= maxY;
  }

  /** Writes luma of the last picture as it is after a motion. */
  void move(int dx, int dy, byte[] to) {
    if (!isLoaded || Math.abs(dx - loadedX) > 3 || Math.abs(dy - loadedY) > 3) {
      load(dx & ~3, dy & ~3);
    }
    between.move(dx - loadedX, dy - loadedY, to);
  }

  private void load(int dx, int dy) {
    if (!isLoaded || dx != loadedX || dy != loadedY) {
      between.load(reference.plane(0), at + (dy >> 2) * stride + (dx >> 2), stride);
      isLoaded = true;
      loadedX = dx;
      loadedY = dy;
    }
  }

  /** Finds the motion of least cost; the guesses are the neighbours' motions and none. */
  void search() {
    bestCost = Integer.MAX_VALUE;
    if (attemptPredicted()) {
      return;
    }
    attempt(0, 0);
    attemptNear(map.predictedX(), map.predictedY());
    if (trust[macroblock] > 0 && bestX == 0 && bestY == 0) {
      trust[macroblock]--;
      return;
    }
    int columns = source.columns();
    int column = macroblock % columns;
    if (column > 0) {
      attemptNear(map.dx(macroblock - 1), map.dy(macroblock - 1));
    }
    if (macroblock >= columns) {
      attemptNear(map.dx(macroblock - columns), map.dy(macroblock - columns));
      if (column + 1 < columns) {
        attemptNear(map.dx(macroblock - columns + 1), map.dy(macroblock - columns + 1));
      }
    }
    for (int step = 0; step < STEPS && descend(); step++) {
      // Each step is taken by descend.
    }
    if (bestCost > ENOUGH) {
      refine();
    }
    trust[macroblock] = (byte) (bestX == 0 && bestY == 0 ? TRUST : 0);
  }

  /** Looks at the motion that the neighbours have in common; whether it is good enough. */
  private boolean attemptPredicted() {
    int dx = map.predictedX();
    int dy = map.predictedY();
    if (((dx | dy) & 3) == 0 || !allows(dx, dy)) {
      return false;
    }
    move(dx, dy, moved);
    keep(dx, dy, bits(dx, dy) + difference(moved, Integer.MAX_VALUE));
    trust[macroblock] = 0;
    return bestCost <= PREDICTED;
  }

  private void attemptNear(int dx, int dy) {
    int x = dx + 2 & ~3;
    int y = dy + 2 & ~3;
    if (x != bestX || y != bestY) {
      attempt(x, y);
    }
  }

  /** Looks at the four neighbours of the best motion so far; whether one is better. */
  private boolean descend() {
    int x = bestX + 2 & ~3;
    int y = bestY + 2 & ~3;
    attempt(x - 4, y);
    attempt(x + 4, y);
    attempt(x, y - 4);
    attempt(x, y + 4);
    return (bestX + 2 & ~3) != x || (bestY + 2 & ~3) != y;
  }

  private void attempt(int dx, int dy) {
    if (!allows(dx, dy)) {
      return;
    }
    int bits = bits(dx, dy);
    if (bits < bestCost) {
      int from = at + (dy >> 2) * stride + (dx >> 2);
      keep(dx, dy, bits + difference(at, reference.plane(0), from, bestCost - bits));
    }
  }

  private int bits(int dx, int dy) {
    return weight
        * (BitWriter.signedBits(dx - map.predictedX())
            + BitWriter.signedBits(dy - map.predictedY()));
  }

  private void keep(int dx, int dy, int cost) {
    if (cost < bestCost) {
      bestCost = cost;
      bestX = dx;
      bestY = dy;
    }
  }

  /** Looks around the best motion in whole pixels, by halves and then by quarters. */
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
      attemptBetween(x, y, centreX - step, centreY);
      attemptBetween(x, y, centreX + step, centreY);
      attemptBetween(x, y, bestX, centreY - step);
      attemptBetween(x, y, bestX, centreY + step);
    }
  }

  private void attemptBetween(int x, int y, int dx, int dy) {
    if (dx == bestX && dy == bestY || Math.abs(dx - x) > 3 || Math.abs(dy - y) > 3) {
      return;
    }
    int bits = bits(dx, dy);
    if (bits < bestCost) {
      between.move(dx - x, dy - y, moved);
      keep(dx, dy, bits + difference(moved, bestCost - bits));
    }
  }

  /**
   * The sum of absolute differences of a macroblock's luma from what is there in the last picture.
   */
  int difference(int mb) {
    int here = source.at(0, mb);
    return difference(here, reference.plane(0), here, Integer.MAX_VALUE);
  }

  /** The sum of absolute differences of luma, or more than {@code limit}. */
  private int difference(int here, byte[] samples, int from, int limit) {
    return difference(here, samples, from, stride, limit);
  }

  /** The same for a macroblock's samples, row by row. */
  int difference(byte[] samples, int limit) {
    return difference(at, samples, 0, SIDE, limit);
  }

  private int difference(int here, byte[] samples, int from, int step, int limit) {
    byte[] own = source.plane(0);
    int i = here;
    int j = from;
    long sums = 0;
    for (int y = 0; y < SIDE && Swar.total(sums) <= limit; y += 4) {
      for (int row = 0; row < 4; row++) {
        sums += Swar.differences(Swar.get(own, i), Swar.get(samples, j));
        sums += Swar.differences(Swar.get(own, i + 8), Swar.get(samples, j + 8));
        i += stride;
        j += step;
      }
    }
    return Swar.total(sums);
  }

  /** The motion that was found, in quarters of a pixel. */
  int dx() {
    return bestX;
  }

  int dy() {
    return bestY;
  }

  /** Its difference, plus the weighted bits that it takes. */
  int cost() {
    return bestCost;
  }
}
