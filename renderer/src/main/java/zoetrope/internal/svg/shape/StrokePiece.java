package zoetrope.internal.svg.shape;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.Bezier;

/** A cubic curve that turns so little that its offset is nearly a cubic curve. */
record StrokePiece(Vec from, Vec h1, Vec h2, Vec to) {
  private static final int SAMPLES = 8;
  private static final int MAX_DIVISIONS = 10;

  /** The cosine of the largest angle within a piece: 20 degrees. */
  private static final double MIN_COSINE = 0.94;

  /** Returns the pieces of a subpath, without those of zero length. */
  static List<StrokePiece> of(Path path, int subpath) {
    List<StrokePiece> pieces = new ArrayList<>();
    int end = path.subpathStart(subpath + 1);
    for (int i = path.subpathStart(subpath); i + 3 < end; i += 3) {
      StrokePiece curve =
          new StrokePiece(path.point(i), path.point(i + 1), path.point(i + 2), path.point(i + 3));
      curve.divide(0, pieces);
    }
    return pieces;
  }

  private void divide(int depth, List<StrokePiece> pieces) {
    if (isPoint()) {
      return;
    }
    if (depth == MAX_DIVISIONS || turnsLittle()) {
      pieces.add(this);
      return;
    }
    part(0, 0.5).divide(depth + 1, pieces);
    part(0.5, 1).divide(depth + 1, pieces);
  }

  private boolean isPoint() {
    return from.equals(to) && from.equals(h1) && from.equals(h2);
  }

  private boolean turnsLittle() {
    Vec middle = h2.minus(h1);
    Vec chord = to.minus(from);
    return agree(startDirection(), chord)
        && agree(endDirection(), chord)
        && (middle.length() == 0 || agree(middle.normalized(), chord))
        && agree(startDirection(), endDirection());
  }

  private static boolean agree(Vec unit, Vec v) {
    return unit.dot(v) >= MIN_COSINE * v.length() && v.length() > 0;
  }

  Vec startDirection() {
    Vec along = !h1.equals(from) ? h1 : !h2.equals(from) ? h2 : to;
    return along.minus(from).normalized();
  }

  Vec endDirection() {
    Vec before = !h2.equals(to) ? h2 : !h1.equals(to) ? h1 : from;
    return to.minus(before).normalized();
  }

  StrokePiece reversed() {
    return new StrokePiece(to, h2, h1, from);
  }

  StrokePiece part(double t0, double t1) {
    double[] c = {from.x(), from.y(), 0, h1.x(), h1.y(), 0, h2.x(), h2.y(), 0, to.x(), to.y(), 0};
    double[] p = new double[12];
    Bezier.part(c, 0, t0, t1, p, 0);
    return new StrokePiece(
        Vec.of(p[0], p[1]), Vec.of(p[3], p[4]), Vec.of(p[6], p[7]), Vec.of(p[9], p[10]));
  }

  /**
   * Returns the curve at {@code distance} to the left of this one, where x is right and y is up.
   */
  StrokePiece offset(double distance) {
    Vec a = from.plus(normal(startDirection()).times(distance));
    Vec b = to.plus(normal(endDirection()).times(distance));
    double chord = to.distance(from);
    double factor = chord == 0 ? 1 : b.minus(a).dot(to.minus(from)) / (chord * chord);
    return new StrokePiece(
        a, a.plus(h1.minus(from).times(factor)), b.plus(h2.minus(to).times(factor)), b);
  }

  static Vec normal(Vec direction) {
    return Vec.of(-direction.y(), direction.x());
  }

  /** Returns the approximate arc lengths from the start to the parameters 1/8, 2/8, ... 1. */
  double[] lengths() {
    double[] lengths = new double[SAMPLES];
    Vec last = from;
    double sum = 0;
    for (int i = 1; i <= SAMPLES; i++) {
      Vec next = i == SAMPLES ? to : part(0, (double) i / SAMPLES).to;
      sum += next.distance(last);
      lengths[i - 1] = sum;
      last = next;
    }
    return lengths;
  }

  /** Returns the parameter at an arc length, given {@link #lengths}. */
  static double parameter(double[] lengths, double length) {
    double before = 0;
    for (int i = 0; i < SAMPLES; i++) {
      if (length <= lengths[i]) {
        double step = lengths[i] - before;
        return (i + (step == 0 ? 0 : (length - before) / step)) / SAMPLES;
      }
      before = lengths[i];
    }
    return 1;
  }
}
