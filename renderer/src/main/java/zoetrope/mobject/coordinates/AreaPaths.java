package zoetrope.mobject.coordinates;

import java.util.function.BiFunction;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;

/** The outlines of areas. If a graph consists of several pieces, each piece has an area. */
final class AreaPaths {
  private AreaPaths() {}

  static Path under(CoordinateFrame axes, FunctionGraph graph, double from, double to) {
    double base = CoordinateFrames.base(axes);
    return area(
        axes,
        graph,
        from,
        to,
        (start, end) ->
            Path.polyline(axes.coordsToPoint(end, base), axes.coordsToPoint(start, base)));
  }

  static Path between(
      CoordinateFrame axes, FunctionGraph graph, FunctionGraph other, double from, double to) {
    return area(
        axes,
        graph,
        from,
        to,
        (start, end) -> Graphs.path(axes, other.function(), start, end).reversed());
  }

  /**
   * Returns the area between a graph and another curve.
   *
   * @param back returns the other curve from the second value of x back to the first
   */
  private static Path area(
      CoordinateFrame axes,
      FunctionGraph graph,
      double from,
      double to,
      BiFunction<Double, Double, Path> back) {
    Path top = Graphs.path(axes, graph.function(), from, to);
    FunctionGraph.requireSomething(top, Range.of(from, to));
    PathBuilder area = Path.builder();
    for (int k = 0; k < top.subpathCount(); k++) {
      Path piece = top.subpath(k);
      double start = axes.pointToCoords(piece.start()).x();
      double end = axes.pointToCoords(piece.end()).x();
      Path way = back.apply(start, end);
      area.moveTo(piece.start()).curvesOf(piece);
      for (int i = 0; i < way.subpathCount(); i++) {
        area.lineTo(way.subpath(i).start()).curvesOf(way.subpath(i));
      }
      area.close();
    }
    return AxesClip.area(axes, area.build());
  }
}
