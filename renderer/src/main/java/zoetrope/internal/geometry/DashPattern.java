package zoetrope.internal.geometry;

/** An immutable pattern of dashes and gaps that repeats along a line. */
public final class DashPattern {
  private static final double MAX_DASHES = 100_000;

  /** The minimum length of a dash, which gives it the direction that square caps need. */
  private static final double MIN_LENGTH = 2e-6;

  private final double[] lengths;
  private final double period;
  private final double offset;

  /**
   * Creates a pattern of the lengths of dash, gap, dash, and so on, whose sum must be above 0.
   *
   * @param offset the position in the pattern where lines begin
   */
  public DashPattern(double[] lengths, double offset) {
    int n = lengths.length;
    this.lengths = new double[n % 2 == 0 ? n : 2 * n];
    double sum = 0;
    for (int i = 0; i < this.lengths.length; i++) {
      this.lengths[i] = lengths[i % n];
      sum += this.lengths[i];
    }
    period = sum;
    this.offset = offset - Math.floor(offset / period) * period;
  }

  /** A receiver of dashes in their order along a line. */
  public interface Sink {
    /**
     * Receives a dash, or another part of the previous dash.
     *
     * @param from the distance from the start of the line to the start of the dash
     * @param to the distance from the start of the line to the end of the dash
     * @param isNew false for the part of a dash at the start of a closed line that continues the
     *     dash at the end of the line
     */
    void dash(double from, double to, boolean isNew);
  }

  /** Whether a line of this length has more than 100,000 dashes. */
  public boolean isTooFine(double length) {
    return length / period * lengths.length > 2 * MAX_DASHES;
  }

  /**
   * Finds the dashes between two distances from the start of a line. On a closed line, the last
   * dash is joined to the first.
   */
  public void along(double begin, double end, boolean isClosed, Sink sink) {
    int i = 0;
    double phase = offset + begin;
    phase -= Math.floor(phase / period) * period;
    // A dash of length 0 exactly at the start is a dot; it must not be skipped.
    while (phase >= lengths[i] && phase + lengths[i] > 0) {
      phase -= lengths[i];
      i = next(i);
    }
    double position = begin - phase;
    boolean joins = isClosed && i % 2 == 0 && position + lengths[i] < end;
    double firstEnd = Math.max(position + lengths[i], begin + MIN_LENGTH);
    for (boolean isFirst = true; position < end; isFirst = false) {
      double next = position + lengths[i];
      if (i % 2 == 0 && !(isFirst && joins)) {
        double from = Math.max(position, begin);
        sink.dash(from, Math.min(end, Math.max(next, from + MIN_LENGTH)), true);
        if (joins && next >= end) {
          sink.dash(begin, firstEnd, false);
          joins = false;
        }
      }
      position = next;
      i = next(i);
    }
    if (joins) {
      sink.dash(begin, firstEnd, true);
    }
  }

  private int next(int i) {
    return i + 1 == lengths.length ? 0 : i + 1;
  }
}
