package zoetrope.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * Functions that create paths of plane shapes, with the start points and directions that Manim
 * gives them.
 */
public final class Paths {
  private Paths() {}

  /**
   * Returns a circular arc about {@code center}, from angle {@code start} over {@code angle}
   * radians (counter-clockwise when positive), in {@code curves} equal curves.
   */
  public static Path arc(Vec center, double radius, double start, double angle, int curves) {
    requireFinite("the radius", radius);
    PathBuilder b = Path.builder();
    double step = angle / curves;
    double handle = radius * 4.0 / 3 * StrictMath.tan(step / 4);
    for (int i = 0; i < curves; i++) {
      double a0 = start + i * step;
      double a1 = start + (i + 1) * step;
      Vec p0 = center.plus(Vec.polar(radius, a0));
      Vec p1 = center.plus(Vec.polar(radius, a1));
      if (i == 0) {
        b.moveTo(p0);
      }
      b.cubicTo(
          p0.plus(Vec.polar(handle, a0 + Math.PI / 2)),
          p1.minus(Vec.polar(handle, a1 + Math.PI / 2)),
          p1);
    }
    return b.build();
  }

  /** Returns the number of curves of an arc of {@code angle} radians: eight for a full turn. */
  public static int arcCurves(double angle) {
    return Math.max(1, (int) Math.ceil(8 * Math.abs(angle) / (2 * Math.PI) - 1e-9));
  }

  /** Returns a full circle from angle 0, counter-clockwise, in eight curves. */
  public static Path circle(Vec center, double radius) {
    requireFinite("the radius", radius);
    return Path.builder().append(arc(center, radius, 0, 2 * Math.PI, 8)).closeInPlace().build();
  }

  /** Returns a rectangle from its upper right corner counter-clockwise, centred on the origin. */
  public static Path rectangle(double width, double height) {
    requireFinite("the width", width);
    requireFinite("the height", height);
    double x = width / 2;
    double y = height / 2;
    return Path.polygon(Vec.of(x, y), Vec.of(-x, y), Vec.of(-x, -y), Vec.of(x, -y));
  }

  /**
   * Returns a path from {@code a} to {@code b}: a straight line for angle 0, otherwise the circular
   * arc that turns by {@code angle} radians. A positive angle turns counter-clockwise, so an arc
   * from left to right bulges down.
   */
  public static Path between(Vec a, Vec b, double angle) {
    if (Math.abs(angle) < 1e-9) {
      return Path.polyline(a, b);
    }
    int curves = arcCurves(angle);
    Path unit = arc(Vec.ZERO, 1, 0, angle, curves);
    return putStartAndEndOn(unit, a, b);
  }

  /**
   * Returns a smooth curve through all {@code points}. Each piece is a cubic that leaves and
   * arrives parallel to the chord between the neighbouring points (a Catmull-Rom spline). The first
   * and last piece of an open curve use their own chord at the free end.
   */
  public static Path smooth(List<Vec> points, boolean closed) {
    if (!closed) {
      SmoothCurve curve = new SmoothCurve();
      points.forEach(curve::add);
      return curve.path();
    }
    int n = points.size();
    PathBuilder b = Path.builder();
    for (int i = 0; i < n; i++) {
      Vec p = points.get(i);
      Vec q = points.get((i + 1) % n);
      Vec before = points.get((i + n - 1) % n);
      Vec after = points.get((i + 2) % n);
      if (i == 0) {
        b.moveTo(p);
      }
      b.cubicTo(p.plus(q.minus(before).times(1.0 / 6)), q.minus(after.minus(p).times(1.0 / 6)), q);
    }
    return b.close().build();
  }

  /** Returns the path with smooth curves through its anchors, subpath by subpath. */
  public static Path smooth(Path path) {
    PathBuilder b = Path.builder();
    for (int k = 0; k < path.subpathCount(); k++) {
      List<Vec> anchors = anchors(path, k);
      b.append(anchors.size() < 2 ? path.subpath(k) : smooth(anchors, path.isClosed(k)));
    }
    return b.build();
  }

  /** Returns the path with straight segments between its anchors, subpath by subpath. */
  public static Path jagged(Path path) {
    PathBuilder b = Path.builder();
    for (int k = 0; k < path.subpathCount(); k++) {
      List<Vec> anchors = anchors(path, k);
      if (anchors.isEmpty()) {
        b.append(path.subpath(k));
      } else {
        b.moveTo(anchors.get(0));
        anchors.subList(1, anchors.size()).forEach(b::lineTo);
        if (path.isClosed(k)) {
          b.close();
        }
      }
    }
    return b.build();
  }

  /** Returns the anchors of subpath {@code k}, without the last anchor if it is closed. */
  private static List<Vec> anchors(Path path, int k) {
    List<Vec> anchors = new ArrayList<>();
    int n = path.curveCount(k) + (path.isClosed(k) ? 0 : 1);
    for (int i = 0; i < n; i++) {
      anchors.add(path.point(path.subpathStart(k) + 3 * i));
    }
    return anchors;
  }

  /**
   * Returns {@code path} under the similarity that moves its start to {@code a} and its end to
   * {@code b}, rotating in the plane of both directions. A path that ends at its start is only
   * translated.
   *
   * @throws IllegalStateException for the empty path
   */
  public static Path putStartAndEndOn(Path path, Vec a, Vec b) {
    return path.transform(similarity(path.start(), path.end(), a, b));
  }

  /** Returns the similarity that sends {@code p} to {@code a} and {@code q} to {@code b}. */
  public static Affine similarity(Vec p, Vec q, Vec a, Vec b) {
    Vec from = q.minus(p);
    Vec to = b.minus(a);
    if (from.length() == 0) {
      return Affine.translation(a.minus(p));
    }
    Affine map = Affine.scaling(Math.max(to.length() / from.length(), 1e-8));
    Vec axis = from.cross(to);
    double sine = axis.length();
    double cosine = from.dot(to);
    if (sine > 1e-12 * from.length() * Math.max(to.length(), 1e-300)) {
      map = map.then(Affine.rotation(StrictMath.atan2(sine, cosine), axis));
    } else if (cosine < 0) {
      map = map.then(Affine.rotation(Math.PI, new Vec(0, 0, 1)));
    }
    return Affine.translation(p.negate()).then(map).then(Affine.translation(a));
  }

  private static void requireFinite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a finite number");
    }
  }
}
