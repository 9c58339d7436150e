package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/** The points p of space where {@code normal . p + offset} is at least 0. */
public record HalfSpace(Vec normal, double offset) {
  /** Points whose distance is less than this count as equal, in scene units. */
  private static final double ROUNDING = 1e-9;

  /** The part of a curve between two parameters. It is on one side of the plane. */
  private record Piece(int curve, double from, double to, boolean inside) {}

  /** Returns a positive number inside, 0 on the plane, and a negative number outside. */
  public double side(Vec p) {
    return normal.dot(p) + offset;
  }

  /**
   * Returns the farthest point where a ray in the plane meets a closed path; {@code corner} if they
   * do not meet.
   */
  public static Vec exit(Path path, Vec from, Vec direction, Vec corner) {
    Vec across = new Vec(-direction.y(), direction.x(), 0);
    Path side = new HalfSpace(across, -across.dot(from)).lines(path).path();
    Vec exit = corner;
    double reach = 0;
    for (int k = 0; k < side.subpathCount(); k++) {
      int first = side.subpathStart(k);
      for (int i : new int[] {first, first + 3 * side.curveCount(k)}) {
        double along = side.point(i).minus(from).dot(direction);
        if (along > reach) {
          reach = along;
          exit = side.point(i);
        }
      }
    }
    return exit.minus(corner).length() < ROUNDING ? corner : exit;
  }

  /** Returns the half space of the points that {@code map} takes into this half space. */
  public HalfSpace before(Affine map) {
    Vec n =
        new Vec(normal.dot(map.column(0)), normal.dot(map.column(1)), normal.dot(map.column(2)));
    return new HalfSpace(n, side(map.translation()));
  }

  /**
   * A corner of the part of a polygon inside a half space.
   *
   * @param from a corner of the polygon
   * @param part the fraction of the way from this corner to the next one, in [0, 1)
   */
  public record Cut(int from, double part) {
    /** Returns the point of this cut for a polygon with these corners. */
    public Vec of(List<Vec> corners) {
      Vec a = corners.get(from);
      return part == 0 ? a : a.lerp(corners.get((from + 1) % corners.size()), part);
    }
  }

  /** Returns the corners of the part of a polygon that is inside; empty if there is none. */
  public List<Cut> cut(List<Vec> corners) {
    List<Cut> cuts = new ArrayList<>();
    boolean all = true;
    for (int i = 0; i < corners.size(); i++) {
      double da = side(corners.get(i));
      double db = side(corners.get((i + 1) % corners.size()));
      all &= da >= 0;
      if (da >= 0) {
        cuts.add(new Cut(i, 0));
      }
      if (da > 0 && db < 0 || da < 0 && db > 0) {
        cuts.add(new Cut(i, da / (da - db)));
      }
    }
    return all || cuts.size() >= 3 ? cuts : List.of();
  }

  /** Whether all points of a path, handles included, are inside. */
  public boolean holds(Path path) {
    for (int i = 0; i < path.pointCount(); i++) {
      if (side(path.point(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the area of a path that is inside, closed by straight lines in the plane. */
  public Path area(Path path) {
    PathBuilder area = Path.builder();
    double[] c = path.coordinates();
    double[] part = new double[12];
    for (int k = 0; k < path.subpathCount(); k++) {
      Vec last = null;
      for (Piece piece : pieces(path, c, k, 0)) {
        if (piece.inside) {
          cut(c, path, k, piece, part);
          if (last == null) {
            area.moveTo(point(part, 0));
          } else if (!last.equals(point(part, 0))) {
            area.lineTo(point(part, 0));
          }
          last = point(part, 3);
          area.cubicTo(point(part, 1), point(part, 2), last);
        }
      }
      if (last != null) {
        area.close();
      }
    }
    return area.build();
  }

  /** Returns the lines of a path that are inside; subpaths that are cut become open. */
  public Resampled lines(Path path) {
    return lines(path, 0);
  }

  /**
   * Like {@link #lines(Path)}, but also keeps curves whose ends are inside and whose handles are at
   * most {@code slack} outside. So a smooth line along the plane gets no gaps.
   */
  public Resampled lines(Path path, double slack) {
    PathBuilder lines = Path.builder();
    DoubleStream.Builder source = DoubleStream.builder();
    double[] c = path.coordinates();
    for (int k = 0; k < path.subpathCount(); k++) {
      List<Piece> pieces = pieces(path, c, k, slack);
      boolean whole = pieces.stream().allMatch(Piece::inside);
      addLines(path, k, whole ? pieces : fromOutside(pieces, path.isClosed(k)), lines, source);
      if (whole && path.isClosed(k) && !pieces.isEmpty()) {
        lines.closeInPlace();
      }
    }
    return new Resampled(lines.build(), source.build().toArray());
  }

  /**
   * Returns the pieces in order. If a subpath is closed, the first piece is outside, so that the
   * start of the subpath does not divide a part that is inside.
   */
  private static List<Piece> fromOutside(List<Piece> pieces, boolean closed) {
    int first = 0;
    while (closed && first < pieces.size() && pieces.get(first).inside) {
      first++;
    }
    List<Piece> turned = new ArrayList<>(pieces.subList(first, pieces.size()));
    turned.addAll(pieces.subList(0, first));
    return turned;
  }

  private static void addLines(
      Path path, int k, List<Piece> pieces, PathBuilder lines, DoubleStream.Builder source) {
    double[] c = path.coordinates();
    double[] part = new double[12];
    boolean drawing = false;
    for (Piece piece : pieces) {
      if (piece.inside) {
        cut(c, path, k, piece, part);
        int anchor = path.anchorStart(k) + piece.curve;
        if (!drawing) {
          lines.moveTo(point(part, 0));
          source.add(anchor + piece.from);
        }
        lines.cubicTo(point(part, 1), point(part, 2), point(part, 3));
        source.add(anchor + piece.to);
      }
      drawing = piece.inside;
    }
  }

  private static void cut(double[] c, Path path, int k, Piece piece, double[] part) {
    int at = 3 * (path.subpathStart(k) + 3 * piece.curve);
    if (piece.from == 0 && piece.to == 1) {
      System.arraycopy(c, at, part, 0, 12);
    } else {
      Bezier.part(c, at, piece.from, piece.to, part, 0);
    }
  }

  private static Vec point(double[] c, int i) {
    return Bezier.at(c, 3 * i);
  }

  /** Returns the curves of a subpath, cut where they cross the plane. */
  private List<Piece> pieces(Path path, double[] c, int k, double slack) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < path.curveCount(k); i++) {
      double[] d = new double[4];
      for (int j = 0; j < 4; j++) {
        d[j] = side(point(c, path.subpathStart(k) + 3 * i + j));
      }
      double from = 0;
      boolean isNear = d[0] >= 0 && d[3] >= 0 && Math.min(d[1], d[2]) >= -slack;
      if (isNear) {
        pieces.add(new Piece(i, 0, 1, true));
        continue;
      }
      for (double t : CubicRoots.between0And1(d)) {
        pieces.add(new Piece(i, from, t, CubicRoots.value(d, (from + t) / 2) >= 0));
        from = t;
      }
      pieces.add(new Piece(i, from, 1, CubicRoots.value(d, (from + 1) / 2) >= 0));
    }
    return pieces;
  }
}
