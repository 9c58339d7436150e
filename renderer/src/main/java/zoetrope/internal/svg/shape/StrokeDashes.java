package zoetrope.internal.svg.shape;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.geometry.DashPattern;

/** Cuts the pieces of a subpath into dashes. */
final class StrokeDashes {
  private final List<StrokePiece> pieces;

  /** The arc lengths along each piece. */
  private final List<double[]> lengths;

  /** The arc length at the start of each piece. */
  private final double[] begins;

  private final List<List<StrokePiece>> dashes = new ArrayList<>();
  private int cursor;

  private StrokeDashes(List<StrokePiece> pieces) {
    this.pieces = pieces;
    lengths = pieces.stream().map(StrokePiece::lengths).toList();
    begins = new double[pieces.size() + 1];
    for (int i = 0; i < pieces.size(); i++) {
      begins[i + 1] = begins[i] + lengths.get(i)[lengths.get(i).length - 1];
    }
  }

  /**
   * Returns the dashes along a subpath.
   *
   * @throws ArithmeticException if there are more than 100,000
   */
  static List<List<StrokePiece>> of(
      List<StrokePiece> pieces, boolean isClosed, DashPattern pattern) {
    StrokeDashes cut = new StrokeDashes(pieces);
    double length = cut.begins[pieces.size()];
    if (pattern.isTooFine(length)) {
      throw new ArithmeticException("a stroke has too many dashes");
    }
    pattern.along(0, length, isClosed, cut::add);
    cut.dashes.removeIf(List::isEmpty);
    return cut.dashes;
  }

  private void add(double from, double to, boolean isNew) {
    if (isNew) {
      dashes.add(new ArrayList<>());
    }
    cursor = from == 0 ? 0 : cursor;
    while (cursor < pieces.size() - 1 && begins[cursor + 1] <= from) {
      cursor++;
    }
    List<StrokePiece> dash = dashes.get(dashes.size() - 1);
    for (int i = cursor; i < pieces.size() && begins[i] < to; i++) {
      double t0 = StrokePiece.parameter(lengths.get(i), Math.max(0, from - begins[i]));
      double t1 = StrokePiece.parameter(lengths.get(i), to - begins[i]);
      if (t1 > t0) {
        dash.add(t0 == 0 && t1 == 1 ? pieces.get(i) : pieces.get(i).part(t0, t1));
      }
    }
  }
}
