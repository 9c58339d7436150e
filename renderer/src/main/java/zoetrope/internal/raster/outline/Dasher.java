package zoetrope.internal.raster.outline;

import zoetrope.internal.geometry.DashPattern;

/** Cuts polylines into dashes by their lengths in scene units. */
public final class Dasher {
  private FlattenedPath from;
  private FlattenedPath to;
  private int cursor;

  /**
   * Writes the dashes of a line to {@code target}. If the dashes are too fine, writes the whole
   * line.
   */
  public void dash(FlattenedPath source, double[] lengths, double offset, FlattenedPath target) {
    from = source;
    to = target;
    to.clear();
    DashPattern pattern = new DashPattern(lengths, offset);
    for (int k = 0; k < from.subpaths; k++) {
      if (from.start(k) < from.end(k)) {
        subpath(k, pattern);
      }
    }
  }

  private void subpath(int k, DashPattern pattern) {
    int start = from.start(k);
    int end = from.end(k);
    // If the near plane has cut the line, the line does not start at length 0.
    double begin = from.length[start];
    double length = from.length[end - 1];
    if (!(length > begin) || pattern.isTooFine(length - begin)) {
      to.beginSubpath(from.isClosed(k));
      for (int i = start; i < end; i++) {
        to.addCopy(from, i, from.anchor[i]);
      }
      return;
    }
    cursor = start;
    pattern.along(
        begin,
        length,
        from.isClosed(k),
        (low, high, isNew) -> {
          if (isNew) {
            to.beginSubpath(false);
          }
          if (low == begin) {
            cursor = start;
          }
          part(end - 1, low, high);
        });
  }

  /** Adds the part between two lengths; {@code last} is the last vertex of the line. */
  private void part(int last, double low, double high) {
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
