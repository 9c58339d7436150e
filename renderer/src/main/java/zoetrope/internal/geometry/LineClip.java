package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/** Clips lines to an area. */
final class LineClip {
  private final double tolerance;
  private final List<PlanarArrangement.Edge> edges;
  private final WindingNumbers winding;

  LineClip(Path area, double tolerance) {
    this.tolerance = tolerance;
    PlanarArrangement arrangement = new PlanarArrangement(1, tolerance);
    ClosedCurves.addTo(arrangement, area, 0);
    this.edges = arrangement.edges();
    this.winding = new WindingNumbers(edges);
  }

  /**
   * The parts of {@code line} inside the area or on its edge; {@code line} itself when that is all
   * of it.
   */
  Path inside(Path line) {
    PathBuilder kept = Path.builder();
    boolean all = true;
    double[] c = line.coordinates();
    for (int k = 0; k < line.subpathCount(); k++) {
      PathBuilder part = Path.builder();
      boolean whole = true;
      Vec pen = null;
      for (int i = line.subpathStart(k); i + 3 < line.subpathStart(k + 1); i += 3) {
        PlaneCubic curve = PlaneCubic.of(c, 3 * i);
        double[] cuts = cuts(curve);
        for (int j = 1; j < cuts.length; j++) {
          PlaneCubic piece = curve.part(cuts[j - 1], cuts[j]);
          if (!contains(piece)) {
            whole = false;
            pen = null;
            continue;
          }
          pen = draw(piece, pen, line.point(i).z(), part);
        }
      }
      kept.append(whole ? line.subpath(k) : part.build());
      all &= whole;
    }
    return all ? line : kept.build();
  }

  private static Vec draw(PlaneCubic c, Vec pen, double z, PathBuilder to) {
    if (pen == null) {
      to.moveTo(new Vec(c.x0(), c.y0(), z));
    }
    Vec end = new Vec(c.x3(), c.y3(), z);
    to.cubicTo(new Vec(c.x1(), c.y1(), z), new Vec(c.x2(), c.y2(), z), end);
    return end;
  }

  private double[] cuts(PlaneCubic curve) {
    List<Double> cuts = new ArrayList<>(List.of(0.0, 1.0));
    double[] monotone = MonotonePieces.cuts(curve);
    for (int i = 1; i < monotone.length; i++) {
      double t0 = monotone[i - 1];
      double t1 = monotone[i];
      PlaneCubic piece = curve.part(t0, t1);
      for (PlanarArrangement.Edge e : edges) {
        for (CurveIntersections.ParameterPair hit :
            CurveIntersections.of(piece, e.curve(), tolerance)) {
          cuts.add(t0 + hit.t() * (t1 - t0));
        }
      }
    }
    double[] sorted = cuts.stream().mapToDouble(t -> t).sorted().toArray();
    return distinct(sorted);
  }

  private static double[] distinct(double[] sorted) {
    DoubleList kept = new DoubleList();
    kept.add(0);
    double last = 0;
    for (double t : sorted) {
      if (t - last > 1e-9 && t < 1 - 1e-9) {
        kept.add(t);
        last = t;
      }
    }
    kept.add(1);
    return kept.toArray();
  }

  private boolean contains(PlaneCubic piece) {
    double x = piece.x(0.5);
    double y = piece.y(0.5);
    if (winding.at(x, y, 1)[0] != 0) {
      return true;
    }
    for (PlanarArrangement.Edge e : edges) {
      if (e.curve().distance(e.curve().nearest(x, y), x, y) <= 2 * tolerance) {
        return true;
      }
    }
    return false;
  }
}
