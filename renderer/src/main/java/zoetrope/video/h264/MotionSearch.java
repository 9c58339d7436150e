package zoetrope.video.h264;

/**
 * Finds where in the last picture a macroblock comes from, in whole pixels: the best of a few
 * guesses, and from there downhill. For one thread at a time.
 */
final class MotionSearch {
  private static final int SIDE = Samples.MACROBLOCK;

  /** Steps downhill at most. */
  private static final int STEPS = 24;

  private final Samples source;
  private final Samples reference;
  private final MacroblockMap map;
  private final int stride;

  private int macroblock;
  private int weight;
  private int at;
  private int minX;
  private int maxX;
  private int minY;
  private int maxY;
  private int bestX;
  private int bestY;
  private int bestCost;

  MotionSearch(Samples source, Samples reference, MacroblockMap map) {
    this.source = source;
    this.reference = reference;
    this.map = map;
    this.stride = source.stride(0);
  }

  /** Turns to a macroblock, whose motion {@code map} has just predicted. */
  void begin(int mb, int bitWeight) {
    macroblock = mb;
    weight = bitWeight;
    at = source.at(0, mb);
    int x = mb % source.columns() * SIDE;
    int y = mb / source.columns() * SIDE;
    // What is shown must come from what is shown: of the rest, decoders have other samples.
    minX = -x;
    maxX = source.width() - Math.min(x + SIDE, source.width());
    minY = -y;
    maxY = source.height() - Math.min(y + SIDE, source.height());
  }

  /** Whether all that is shown of the macroblock would come from what is shown. */
  boolean allows(int dx, int dy) {
    return dx >= minX && dx <= maxX && dy >= minY && dy <= maxY;
  }

  /** The sum of absolute differences of luma for a motion, or more than {@code limit}. */
  int difference(int dx, int dy, int limit) {
    return difference(
        source.plane(0), at, reference.plane(0), at + dy * stride + dx, stride, limit);
  }

  private static int difference(byte[] a, int i, byte[] b, int j, int stride, int limit) {
    int sum = 0;
    for (int y = 0; y < SIDE && sum <= limit; y++) {
      for (int x = 0; x < SIDE; x++) {
        sum += Math.abs((a[i + x] & 0xff) - (b[j + x] & 0xff));
      }
      i += stride;
      j += stride;
    }
    return sum;
  }

  /** Finds the motion of least cost; the guesses are the neighbours' motions and none. */
  void search() {
    bestCost = Integer.MAX_VALUE;
    attempt(0, 0);
    attempt(map.predictedX(), map.predictedY());
    int columns = source.columns();
    int column = macroblock % columns;
    if (column > 0) {
      attemptThatOf(macroblock - 1);
    }
    if (macroblock >= columns) {
      attemptThatOf(macroblock - columns);
      if (column + 1 < columns) {
        attemptThatOf(macroblock - columns + 1);
      }
    }
    for (int step = 0; step < STEPS && descend(); step++) {
      // Each step is taken by descend.
    }
  }

  private void attemptThatOf(int mb) {
    if (map.dx(mb) != bestX || map.dy(mb) != bestY) {
      attempt(map.dx(mb), map.dy(mb));
    }
  }

  /** Looks at the four neighbours of the best motion so far; whether one is better. */
  private boolean descend() {
    int x = bestX;
    int y = bestY;
    attempt(x - 1, y);
    attempt(x + 1, y);
    attempt(x, y - 1);
    attempt(x, y + 1);
    return bestX != x || bestY != y;
  }

  private void attempt(int dx, int dy) {
    if (!allows(dx, dy)) {
      return;
    }
    int bits =
        weight
            * (BitWriter.signedBits(4 * (dx - map.predictedX()))
                + BitWriter.signedBits(4 * (dy - map.predictedY())));
    if (bits < bestCost) {
      int cost = bits + difference(dx, dy, bestCost - bits);
      if (cost < bestCost) {
        bestCost = cost;
        bestX = dx;
        bestY = dy;
      }
    }
  }

  /** The motion that was found, in pixels. */
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
