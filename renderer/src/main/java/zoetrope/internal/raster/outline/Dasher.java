package zoetrope.internal.raster.outline;

/**
 * Cuts polylines into dashes by their lengths in scene units. On a closed subpath, a last dash that
 * reaches the start is joined to the first one.
 */
public final class Dasher {
  /** A pattern finer than this many dashes a subpath is drawn solid. */
  private static final double MAX_DASHES = 100_000;

  /** A dash of length 0 still has a direction, for square caps. */
  private static final double SHORTEST = 2e-6;

  private double[] pattern;
  private double period;
  private double offset;
  private FlattenedPath from;
  private FlattenedPath to;
  private int cursor;

  /** Writes the dashes of {@code source} to {@code target}. */
  public void dash(FlattenedPath source, double[] lengths, double start, FlattenedPath target) {
    from = source;
    to = target;
    to.clear();
    int n = lengths.length;
    pattern = new double[n % 2 == 0 ? n : 2 * n];
    period = 0;
    for (int i = 0; i < pattern.length; i++) {
      pattern[i] = lengths[i % n];
      period += pattern[i];
    }
    offset = start - Math.floor(start / period) * period;
    for (int k = 0; k < from.subpaths; k++) {
      if (from.start(k) < from.end(k)) {
        subpath(k);
      }
    }
  }

  private void subpath(int k) {
    int end = from.end(k);
    // A line cut by the near plane does not start at length 0.
    double begin = from.length[from.start(k)];
    double length = from.length[end - 1];
    if (!(length > begin) || (length - begin) / period * pattern.length > 2 * MAX_DASHES) {
      to.beginSubpath(from.isClosed(k));
      for (int i = from.start(k); i < end; i++) {
        to.addCopy(from, i, from.anchor[i]);
      }
      return;
    }
    int i = 0;
    double phase = offset + begin;
    phase -= Math.floor(phase / period) * period;
    // A dash of length 0 right at the start is a dot, not over already.
    while (phase >= pattern[i] && phase + pattern[i] > 0) {
      phase -= pattern[i];
      i = i + 1 == pattern.length ? 0 : i + 1;
    }
    double position = begin - phase;
    boolean joins = from.isClosed(k) && i % 2 == 0 && position + pattern[i] < length;
    double firstEnd = Math.max(position + pattern[i], begin + SHORTEST);
    cursor = from.start(k);
    for (boolean first = true; position < length; first = false) {
      double next = position + pattern[i];
      if (i % 2 == 0 && !(first && joins)) {
        double low = Math.max(position, begin);
        double high = Math.min(length, Math.max(next, low + SHORTEST));
        to.beginSubpath(false);
        part(k, low, high);
        if (joins && next >= length) {
          cursor = from.start(k);
          part(k, begin, firstEnd);
          joins = false;
        }
      }
      position = next;
      i = i + 1 == pattern.length ? 0 : i + 1;
    }
    if (joins) {
      cursor = from.start(k);
      to.beginSubpath(false);
      part(k, begin, firstEnd);
    }
  }

  /** Adds the vertices from length {@code low} to {@code high}. */
  private void part(int k, double low, double high) {
    int last = from.end(k) - 1;
    while (cursor < last - 1 && from.length[cursor + 1] <= low) {
      cursor++;
    }
    at(low);
    while (cursor < last && from.length[cursor + 1] < high) {
      cursor++;
      to.addCopy(from, cursor, from.anchor[cursor]);
    }
    cursor = Math.min(cursor, last - 1);
    at(high);
  }

  private void at(double length) {
    double span = from.length[cursor + 1] - from.length[cursor];
    double t = span > 0 ? (length - from.length[cursor]) / span : 0;
    to.addBetween(from, cursor, cursor + 1, Math.max(0, Math.min(1, t)), true);
  }
}
