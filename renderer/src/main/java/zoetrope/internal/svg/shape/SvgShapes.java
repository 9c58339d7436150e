package zoetrope.internal.svg.shape;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.style.SvgLengths;

/** Converts paths and basic shapes to outlines, in user units, y down. */
public final class SvgShapes {
  private static final Set<String> NAMES =
      Set.of("path", "polyline", "polygon", "rect", "circle", "ellipse", "line");

  private SvgShapes() {}

  public static boolean isShape(Element e) {
    return NAMES.contains(e.getLocalName());
  }

  /** Returns the outline of an element, or null if it is not a shape. */
  public static Path of(SvgDocument document, Element e, SvgLengths lengths) {
    Path path =
        switch (e.getLocalName()) {
          case "path" ->
              SvgPaths.path(document, e, SvgElements.attribute(e, "d"), new SvgVertices());
          case "polyline" -> SvgPaths.points(document, e, false, new SvgVertices());
          case "polygon" -> SvgPaths.points(document, e, true, new SvgVertices());
          case "rect" -> rectangle(e, lengths);
          case "circle" -> circle(e, lengths);
          case "ellipse" -> ellipse(e, lengths);
          case "line" -> Path.polyline(lengths.point(e, "x1", "y1"), lengths.point(e, "x2", "y2"));
          default -> null;
        };
    if (path != null && !path.isEmpty()) {
      document.countPoints(e, path.pointCount());
      if (!path.bounds().min().isFinite() || !path.bounds().max().isFinite()) {
        throw document.error(e, "the shape has coordinates too large to be drawn");
      }
    }
    return path;
  }

  /** Returns the vertices of a path, line, polyline or polygon. */
  public static SvgVertices vertices(SvgDocument document, Element e, SvgLengths lengths) {
    SvgVertices vertices = new SvgVertices();
    switch (e.getLocalName()) {
      case "path" -> SvgPaths.path(document, e, SvgElements.attribute(e, "d"), vertices);
      case "polyline" -> SvgPaths.points(document, e, false, vertices);
      case "polygon" -> SvgPaths.points(document, e, true, vertices);
      default -> {
        vertices.move(lengths.point(e, "x1", "y1"));
        vertices.line(lengths.point(e, "x2", "y2"));
      }
    }
    return vertices;
  }

  private static Path circle(Element e, SvgLengths lengths) {
    double r = lengths.diagonal(e, "r", 0);
    return ellipse(lengths.x(e, "cx", 0), lengths.y(e, "cy", 0), r, r);
  }

  private static Path ellipse(Element e, SvgLengths lengths) {
    double rx = lengths.x(e, "rx", Double.NaN);
    double ry = lengths.y(e, "ry", Double.NaN);
    return ellipse(
        lengths.x(e, "cx", 0),
        lengths.y(e, "cy", 0),
        Double.isNaN(rx) ? ry : rx,
        Double.isNaN(ry) ? rx : ry);
  }

  static Path ellipse(double cx, double cy, double rx, double ry) {
    if (!(rx > 0 && ry > 0)) {
      return Path.EMPTY;
    }
    return Paths.circle(Vec.ZERO, 1).transform(Affine.plane(rx, 0, 0, ry, cx, cy));
  }

  private static Path rectangle(Element e, SvgLengths lengths) {
    double x = lengths.x(e, "x", 0);
    double y = lengths.y(e, "y", 0);
    double w = lengths.x(e, "width", 0);
    double h = lengths.y(e, "height", 0);
    if (!(w > 0 && h > 0)) {
      return Path.EMPTY;
    }
    double rx = lengths.x(e, "rx", Double.NaN);
    double ry = lengths.y(e, "ry", Double.NaN);
    double a = Math.min(w / 2, Math.max(0, Double.isNaN(rx) ? orZero(ry) : rx));
    double b = Math.min(h / 2, Math.max(0, Double.isNaN(ry) ? orZero(rx) : ry));
    return rounded(new ViewBox(x, y, w, h), Collections.nCopies(4, Vec.of(a, b)));
  }

  /** Returns a rectangle, clockwise from its upper left corner. */
  public static Path box(double x, double y, double w, double h) {
    return Path.polygon(Vec.of(x, y), Vec.of(x + w, y), Vec.of(x + w, y + h), Vec.of(x, y + h));
  }

  /**
   * Returns a rectangle with rounded corners, clockwise from its upper left corner.
   *
   * @param radii the radii of its four corners in the same order, reduced if they do not fit
   */
  static Path rounded(ViewBox box, List<Vec> radii) {
    double x = box.x();
    double y = box.y();
    double w = box.width();
    double h = box.height();
    if (radii.stream().allMatch(radius -> radius.x() == 0 || radius.y() == 0)) {
      return box(x, y, w, h);
    }
    double fit = fit(w, h, radii);
    Vec a = radii.get(0).times(fit);
    Vec b = radii.get(1).times(fit);
    Vec c = radii.get(2).times(fit);
    Vec d = radii.get(3).times(fit);
    PathBuilder p = Path.builder().moveTo(Vec.of(x + a.x(), y));
    side(p, Vec.of(x + w - b.x(), y), Vec.of(x + w, y + b.y()), b);
    side(p, Vec.of(x + w, y + h - c.y()), Vec.of(x + w - c.x(), y + h), c);
    side(p, Vec.of(x + d.x(), y + h), Vec.of(x, y + h - d.y()), d);
    side(p, Vec.of(x, y + a.y()), Vec.of(x + a.x(), y), a);
    return p.close().build();
  }

  /** Returns the factor, at most 1, that makes neighbouring radii fit on their side. */
  private static double fit(double w, double h, List<Vec> radii) {
    double fit = 1;
    for (int i = 0; i < 4; i++) {
      Vec sum = radii.get(i).plus(radii.get((i + 1) % 4));
      fit = Math.min(fit, i % 2 == 0 ? w / sum.x() : h / sum.y());
    }
    return fit;
  }

  private static void side(PathBuilder p, Vec corner, Vec next, Vec radii) {
    if (!p.last().equals(corner)) {
      p.lineTo(corner);
    }
    SvgArcs.arcTo(p, corner, radii, 0, false, true, next);
  }

  private static double orZero(double value) {
    return Double.isNaN(value) ? 0 : value;
  }
}
