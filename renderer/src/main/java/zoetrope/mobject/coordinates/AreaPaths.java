package zoetrope.mobject.coordinates;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/** The outlines of areas. If a graph consists of several pieces, each piece has an area. */
final class AreaPaths {
  private AreaPaths() {}

  private static Path top(CoordinateFrame axes, FunctionGraph graph, double from, double to) {
    Path top = Graphs.path(axes, graph.function(), from, to);
    return FunctionGraph.requireSomething(top, Range.of(from, to));
  }

  static Path under(CoordinateFrame axes, FunctionGraph graph, double from, double to) {
    Path top = top(axes, graph, from, to);
    double base = CoordinateFrames.base(axes);
    PathBuilder area = Path.builder();
    for (int k = 0; k < top.subpathCount(); k++) {
      Path piece = top.subpath(k);
      double start = axes.pointToCoords(piece.start()).x();
      double end = axes.pointToCoords(piece.end()).x();
      area.moveTo(piece.start())
          .curvesOf(piece)
          .lineTo(axes.coordsToPoint(end, base))
          .lineTo(axes.coordsToPoint(start, base))
          .close();
    }
    return AxesClip.area(axes, area.build());
  }

  static Path between(
      CoordinateFrame axes, FunctionGraph graph, FunctionGraph other, double from, double to) {
    Path top = top(axes, graph, from, to);
    PathBuilder area = Path.builder();
    for (int k = 0; k < top.subpathCount(); k++) {
      Path piece = top.subpath(k);
      double start = axes.pointToCoords(piece.start()).x();
      double end = axes.pointToCoords(piece.end()).x();
      Path back = Graphs.path(axes, other.function(), start, end).reversed();
      area.moveTo(piece.start()).curvesOf(piece);
      for (int i = 0; i < back.subpathCount(); i++) {
        Vec first = back.subpath(i).start();
        area.lineTo(first).curvesOf(back.subpath(i));
      }
      area.close();
    }
    return AxesClip.area(axes, area.build());
  }
}
