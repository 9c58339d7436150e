package zoetrope.internal.svg.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.DashPattern;
import zoetrope.svg.model.SvgPart;

/**
 * The outline of the area that a stroke covers, filled by the nonzero winding rule. Each side of a
 * curve is offset, with the joins and caps of SVG.
 */
public final class StrokeOutline {
  private final double half;
  private final Stroke.Cap cap;
  private final Stroke.Join join;
  private final double miterLimit;
  private final PathBuilder outline = Path.builder();

  private StrokeOutline(SvgPart.Line line) {
    half = line.width() / 2;
    cap = line.cap();
    join = line.join();
    miterLimit = line.miterLimit();
  }

  /**
   * Returns the outline of the stroke along {@code center}. Joins that are neither round nor
   * bevelled are mitres.
   *
   * @throws ArithmeticException if there are too many dashes
   */
  public static Path of(Path center, SvgPart.Line line) {
    StrokeOutline stroke = new StrokeOutline(line);
    DashPattern pattern =
        new DashPattern(line.dashes().stream().mapToDouble(d -> d).toArray(), line.dashOffset());
    for (int k = 0; k < center.subpathCount(); k++) {
      List<StrokePiece> pieces = StrokePiece.of(center, k);
      if (pieces.isEmpty()) {
        stroke.dot(center.point(center.subpathStart(k)));
      } else if (line.dashes().isEmpty()) {
        stroke.add(pieces, center.isClosed(k));
      } else {
        for (List<StrokePiece> dash : StrokeDashes.of(pieces, center.isClosed(k), pattern)) {
          stroke.add(dash, false);
        }
      }
    }
    return stroke.outline.build();
  }

  private void dot(Vec at) {
    if (cap == Stroke.Cap.ROUND) {
      outline.append(Paths.circle(at, half));
    } else if (cap == Stroke.Cap.SQUARE) {
      outline.append(SvgShapes.box(at.x() - half, at.y() - half, 2 * half, 2 * half));
    }
  }

  private void add(List<StrokePiece> pieces, boolean closed) {
    List<StrokePiece> back = new ArrayList<>(pieces.stream().map(StrokePiece::reversed).toList());
    Collections.reverse(back);
    outline.moveTo(edge(pieces.get(0).from(), pieces.get(0).startDirection()));
    side(pieces);
    if (closed) {
      join(pieces.get(pieces.size() - 1), pieces.get(0));
      outline.close();
      outline.moveTo(edge(back.get(0).from(), back.get(0).startDirection()));
      side(back);
      join(back.get(back.size() - 1), back.get(0));
    } else {
      cap(back.get(0).from(), back.get(0).startDirection());
      side(back);
      cap(pieces.get(0).from(), pieces.get(0).startDirection());
    }
    outline.close();
  }

  private Vec edge(Vec point, Vec direction) {
    return point.plus(StrokePiece.normal(direction).times(half));
  }

  private void side(List<StrokePiece> pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      if (i > 0) {
        join(pieces.get(i - 1), pieces.get(i));
      }
      StrokePiece edge = pieces.get(i).offset(half);
      outline.cubicTo(edge.h1(), edge.h2(), edge.to());
    }
  }

  /** Continues from the edge of {@code before} to the edge of {@code after}. */
  private void join(StrokePiece before, StrokePiece after) {
    Vec a = before.endDirection();
    Vec b = after.startDirection();
    Vec corner = after.from();
    Vec next = edge(corner, b);
    double cross = a.cross(b).z();
    double cosine = a.dot(b);
    if (outline.last().distance(next) <= 1e-9 * half) {
      return;
    }
    if (cross > 0) {
      // The inner side passes through the corner, so that short segments leave no gap.
      outline.lineTo(corner).lineTo(next);
      return;
    }
    if (join == Stroke.Join.ROUND) {
      arc(corner, StrokePiece.normal(a), StrokePiece.normal(b));
      return;
    }
    // The miter length over the width is 1 / sin(angle / 2), with the angle between the segments.
    double ratio = Math.sqrt(2 / Math.max(1e-12, 1 + cosine));
    if (join != Stroke.Join.BEVEL && ratio <= miterLimit) {
      Vec bisector = StrokePiece.normal(a).plus(StrokePiece.normal(b)).normalized();
      outline.lineTo(corner.plus(bisector.times(half * ratio)));
    }
    outline.lineTo(next);
  }

  /** Draws the cap at {@code point}. The edge continues in {@code direction} after it. */
  private void cap(Vec point, Vec direction) {
    Vec next = edge(point, direction);
    if (cap == Stroke.Cap.ROUND) {
      Vec normal = StrokePiece.normal(direction);
      arc(point, normal.negate(), direction.negate());
      arc(point, direction.negate(), normal);
    } else if (cap == Stroke.Cap.SQUARE) {
      Vec out = direction.times(-half);
      outline.lineTo(outline.last().plus(out)).lineTo(next.plus(out)).lineTo(next);
    } else {
      outline.lineTo(next);
    }
  }

  /** Draws an arc of at most a half circle about {@code center} between two unit vectors. */
  private void arc(Vec center, Vec from, Vec to) {
    double start = from.angle();
    double angle = to.angle() - start;
    if (angle > Math.PI) {
      angle -= 2 * Math.PI;
    } else if (angle < -Math.PI) {
      angle += 2 * Math.PI;
    }
    outline.curvesOf(Paths.arc(center, half, start, angle, Paths.arcCurves(angle)));
  }
}
