package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Predicate;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A tracer of the curve of a function of one variable. It samples the function at even steps, adds
 * samples where the curve bends, and joins all samples smoothly.
 *
 * <p>The curve ends where the function has no finite value. It breaks at jumps, where bisection
 * does not reduce the distance of two samples. Next to such a break the function may go to
 * infinity. There, points that do not satisfy {@code inReach} are left out, so that a pole does not
 * create an object of a million units.
 */
final class CurveTracer {
  /** The largest number of bisections of an even step: a step of 0.05 is reduced to 0.00001. */
  private static final int MAX_BISECTIONS = 12;

  /** The largest distance of a sample from the chord of its neighbours, in scene units. */
  private static final double MAX_CHORD_DISTANCE = 1e-3;

  /** The cosine of the largest angle between two chords (8 degrees), except for short chords. */
  private static final double MIN_CHORD_COSINE = 0.99;

  /** The length of a chord, in scene units, below which any angle is allowed at a corner. */
  private static final double MIN_CORNER_CHORD = 2e-3;

  /** The smallest distance of two samples that can be a jump, in scene units. */
  private static final double MIN_JUMP = 0.02;

  /** Half the step of central differences, divided by the step of the range. */
  private static final double DIFFERENCE_STEP = 1e-3;

  /** The smallest difference of one-sided derivatives at a corner, relative to their lengths. */
  private static final double MIN_CORNER_DIFFERENCE = 0.1;

  private final DoubleFunction<Vec> function;
  private final double difference;
  private final Predicate<Vec> inReach;
  private final List<Spline.Knot> samples = new ArrayList<>();
  private final List<List<Spline.Knot>> runs = new ArrayList<>();
  private boolean sawFinite;

  private CurveTracer(DoubleFunction<Vec> function, Range range, Predicate<Vec> inReach) {
    this.function = function;
    this.difference = DIFFERENCE_STEP * range.step();
    this.inReach = inReach;
  }

  /**
   * Returns the curve of {@code function}, with at least one sample for each step of {@code range}.
   * It is empty if the function has no finite value, or the range has only one number.
   *
   * @throws IllegalArgumentException if the function has finite values but jumps everywhere
   */
  static Path trace(DoubleFunction<Vec> function, Range range, Predicate<Vec> inReach) {
    if (range.length() == 0) {
      return Path.EMPTY;
    }
    CurveTracer tracer = new CurveTracer(function, range, inReach);
    tracer.sample(range);
    Path path = tracer.path();
    Preconditions.require(
        !path.isEmpty() || !tracer.sawFinite,
        "the function jumps at each step between %s and %s: there is no curve to draw;"
            + " plot a smaller range, or a function that changes less",
        range.min(),
        range.max());
    return path;
  }

  private void sample(Range range) {
    int n = Math.max(1, (int) Math.ceil(range.length() / range.step() - 1e-9));
    Spline.Knot a = at(range.min());
    begin(a);
    for (int i = 1; i <= n; i++) {
      Spline.Knot b = at(i == n ? range.max() : range.min() + range.length() * i / n);
      refine(a, b, MAX_BISECTIONS);
      a = b;
    }
    endRun(false);
  }

  private Spline.Knot at(double t) {
    Spline.Knot knot = new Spline.Knot(t, function.apply(t));
    sawFinite |= knot.isFinite();
    return knot;
  }

  /** Adds {@code b} and the samples needed between {@code a}, which is present, and {@code b}. */
  private void refine(Spline.Knot a, Spline.Knot b, int bisections) {
    if (!a.isFinite() && !b.isFinite()) {
      return;
    }
    Spline.Knot m = at((a.t() + b.t()) / 2);
    boolean finite = a.isFinite() && b.isFinite() && m.isFinite();
    if (finite && !jumps(a, m, b) && !bends(a, m, b)) {
      samples.add(b);
    } else if (bisections > 0) {
      refine(a, m, bisections - 1);
      refine(m, b, bisections - 1);
    } else if (finite && !jumps(a, m, b)) {
      samples.add(b);
    } else {
      endRun(true);
      begin(b);
    }
  }

  private static boolean jumps(Spline.Knot a, Spline.Knot m, Spline.Knot b) {
    double whole = a.distance(b);
    double part = Math.max(a.distance(m), m.distance(b));
    return part > MIN_JUMP && part > 0.9 * whole;
  }

  private static boolean bends(Spline.Knot a, Spline.Knot m, Spline.Knot b) {
    Vec u = m.p().minus(a.p());
    Vec v = b.p().minus(m.p());
    double chord = a.distance(b);
    if (u.length() + v.length() < MIN_CORNER_CHORD) {
      return false;
    }
    double off =
        chord < MIN_CORNER_CHORD ? u.length() : u.cross(b.p().minus(a.p())).length() / chord;
    return off > MAX_CHORD_DISTANCE || u.dot(v) < MIN_CHORD_COSINE * u.length() * v.length();
  }

  private void begin(Spline.Knot first) {
    if (first.isFinite()) {
      samples.add(first);
    }
  }

  /** Ends a run of samples. Next to a break, points out of reach are removed from its end. */
  private void endRun(boolean atBreak) {
    List<Spline.Knot> run = new ArrayList<>(samples);
    samples.clear();
    if (atBreak) {
      while (!run.isEmpty() && !inReach.test(run.get(run.size() - 1).p())) {
        run.remove(run.size() - 1);
      }
    }
    runs.add(run);
  }

  private Path path() {
    PathBuilder path = Path.builder();
    for (int k = 0; k < runs.size(); k++) {
      List<Spline.Knot> run = runs.get(k);
      if (k > 0) {
        while (!run.isEmpty() && !inReach.test(run.get(0).p())) {
          run.remove(0);
        }
      }
      if (run.size() > 1) {
        run.replaceAll(this::withVelocity);
        Spline.appendOpen(path, run);
      }
    }
    return path.build();
  }

  /**
   * Returns the knot with derivatives: a central difference, or one-sided differences at corners
   * and ends of runs.
   */
  private Spline.Knot withVelocity(Spline.Knot knot) {
    Vec p = knot.p();
    Vec before = p.minus(function.apply(knot.t() - difference)).times(1 / difference);
    Vec after = function.apply(knot.t() + difference).minus(p).times(1 / difference);
    if (!before.isFinite() || !after.isFinite() || isCorner(before, after)) {
      return new Spline.Knot(
          knot.t(), p, before.isFinite() ? before : null, after.isFinite() ? after : null);
    }
    Vec velocity = before.lerp(after, 0.5);
    return new Spline.Knot(knot.t(), p, velocity, velocity);
  }

  private static boolean isCorner(Vec before, Vec after) {
    return before.distance(after) > MIN_CORNER_DIFFERENCE * (before.length() + after.length());
  }
}
