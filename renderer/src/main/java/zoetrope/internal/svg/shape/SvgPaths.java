package zoetrope.internal.svg.shape;

import org.apache.batik.parser.DefaultPathHandler;
import org.apache.batik.parser.DefaultPointsHandler;
import org.apache.batik.parser.ParseException;
import org.apache.batik.parser.PathParser;
import org.apache.batik.parser.PointsParser;
import org.w3c.dom.Element;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;

/** Converts path data and point lists to paths. */
final class SvgPaths {
  private SvgPaths() {}

  /** Parses path data. Data before the first error is drawn. */
  static Path path(SvgDocument document, Element element, String text, SvgVertices vertices) {
    Handler handler = new Handler(vertices);
    PathParser parser = new PathParser();
    parser.setPathHandler(handler);
    if (text.isEmpty() || text.equals("none")) {
      return Path.EMPTY;
    }
    try {
      parser.parse(text);
    } catch (ParseException e) {
      document.note(
          element,
          "the path data cannot be read to its end, and is drawn up to " + mistake(text, e));
    }
    return handler.path.build();
  }

  /** Returns the path through the points of the attribute {@code points}. */
  static Path points(SvgDocument document, Element element, boolean close, SvgVertices vertices) {
    Points handler = new Points(vertices);
    PointsParser parser = new PointsParser();
    parser.setPointsHandler(handler);
    try {
      parser.parse(SvgElements.attribute(element, "points"));
    } catch (ParseException e) {
      document.note(
          element,
          "the list of points cannot be read to its end, and is drawn up to "
              + mistake(SvgElements.attribute(element, "points"), e));
    }
    if (close) {
      vertices.close();
      handler.path.close();
    }
    return handler.path.build();
  }

  /** Describes the position of an error. */
  private static String mistake(String text, ParseException e) {
    int column = Math.max(0, Math.min(e.getColumnNumber() - 1, text.length()));
    String rest = text.substring(column);
    return "character "
        + (column + 1)
        + (rest.isEmpty() ? "" : ", \"" + rest.substring(0, Math.min(12, rest.length())) + "\"");
  }

  private static final class Points extends DefaultPointsHandler {
    private final PathBuilder path = Path.builder();
    private final SvgVertices vertices;
    private boolean begun;

    Points(SvgVertices vertices) {
      this.vertices = vertices;
    }

    @Override
    public void point(float x, float y) {
      if (begun) {
        path.lineTo(Vec.of(x, y));
        vertices.line(Vec.of(x, y));
      } else {
        path.moveTo(Vec.of(x, y));
        vertices.move(Vec.of(x, y));
        begun = true;
      }
    }
  }

  /**
   * Builds the path and tracks the current point. A segment after a closed subpath begins at the
   * start of that subpath.
   */
  private static final class Handler extends DefaultPathHandler {
    private final PathBuilder path = Path.builder();
    private Vec start = Vec.ZERO;
    private Vec at = Vec.ZERO;
    private Vec cubicHandle;
    private Vec quadraticHandle;
    private boolean closed;
    private boolean moved;
    private final SvgVertices vertices;

    Handler(SvgVertices vertices) {
      this.vertices = vertices;
    }

    private void begin() {
      if (closed) {
        vertices.reopen();
      }
      if (closed || moved) {
        path.moveTo(start);
        closed = false;
        moved = false;
      }
    }

    /**
     * Moves the current point. The subpath begins with its first segment, so a move alone is not
     * stroked.
     */
    private void move(Vec p) {
      vertices.move(p);
      start = p;
      closed = false;
      moved = true;
      arrive(p, null, null);
    }

    private void line(Vec p) {
      begin();
      path.lineTo(p);
      vertices.line(p);
      arrive(p, null, null);
    }

    private void cubic(Vec h1, Vec h2, Vec p) {
      begin();
      path.cubicTo(h1, h2, p);
      vertices.segment(h1, h2, p);
      arrive(p, h2, null);
    }

    private void quadratic(Vec h, Vec p) {
      begin();
      path.quadTo(h, p);
      vertices.segment(h, h, p);
      arrive(p, null, h);
    }

    private void arc(Vec radii, double angle, boolean large, boolean sweep, Vec p) {
      begin();
      Path curves = SvgArcs.arcTo(path, at, radii, angle * Math.PI / 180, large, sweep, p);
      int last = curves.pointCount() - 1;
      vertices.segment(last < 3 ? p : curves.point(1), last < 3 ? at : curves.point(last - 1), p);
      arrive(p, null, null);
    }

    private void arrive(Vec p, Vec cubic, Vec quadratic) {
      at = p;
      cubicHandle = cubic;
      quadraticHandle = quadratic;
    }

    private Vec mirrored(Vec handle) {
      return handle == null ? at : at.times(2).minus(handle);
    }

    private Vec relative(float x, float y) {
      return at.plus(Vec.of(x, y));
    }

    @Override
    public void movetoRel(float x, float y) {
      move(relative(x, y));
    }

    @Override
    public void movetoAbs(float x, float y) {
      move(Vec.of(x, y));
    }

    @Override
    public void closePath() {
      begin();
      path.close();
      vertices.close();
      closed = true;
      arrive(start, null, null);
    }

    @Override
    public void linetoRel(float x, float y) {
      line(relative(x, y));
    }

    @Override
    public void linetoAbs(float x, float y) {
      line(Vec.of(x, y));
    }

    @Override
    public void linetoHorizontalRel(float x) {
      line(relative(x, 0));
    }

    @Override
    public void linetoHorizontalAbs(float x) {
      line(Vec.of(x, at.y()));
    }

    @Override
    public void linetoVerticalRel(float y) {
      line(relative(0, y));
    }

    @Override
    public void linetoVerticalAbs(float y) {
      line(Vec.of(at.x(), y));
    }

    @Override
    public void curvetoCubicRel(float x1, float y1, float x2, float y2, float x, float y) {
      cubic(relative(x1, y1), relative(x2, y2), relative(x, y));
    }

    @Override
    public void curvetoCubicAbs(float x1, float y1, float x2, float y2, float x, float y) {
      cubic(Vec.of(x1, y1), Vec.of(x2, y2), Vec.of(x, y));
    }

    @Override
    public void curvetoCubicSmoothRel(float x2, float y2, float x, float y) {
      cubic(mirrored(cubicHandle), relative(x2, y2), relative(x, y));
    }

    @Override
    public void curvetoCubicSmoothAbs(float x2, float y2, float x, float y) {
      cubic(mirrored(cubicHandle), Vec.of(x2, y2), Vec.of(x, y));
    }

    @Override
    public void curvetoQuadraticRel(float x1, float y1, float x, float y) {
      quadratic(relative(x1, y1), relative(x, y));
    }

    @Override
    public void curvetoQuadraticAbs(float x1, float y1, float x, float y) {
      quadratic(Vec.of(x1, y1), Vec.of(x, y));
    }

    @Override
    public void curvetoQuadraticSmoothRel(float x, float y) {
      quadratic(mirrored(quadraticHandle), relative(x, y));
    }

    @Override
    public void curvetoQuadraticSmoothAbs(float x, float y) {
      quadratic(mirrored(quadraticHandle), Vec.of(x, y));
    }

    @Override
    public void arcRel(
        float rx, float ry, float angle, boolean large, boolean sweep, float x, float y) {
      arc(Vec.of(rx, ry), angle, large, sweep, relative(x, y));
    }

    @Override
    public void arcAbs(
        float rx, float ry, float angle, boolean large, boolean sweep, float x, float y) {
      arc(Vec.of(rx, ry), angle, large, sweep, Vec.of(x, y));
    }
  }
}
