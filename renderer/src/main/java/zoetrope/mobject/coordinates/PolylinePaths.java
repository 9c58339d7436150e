package zoetrope.mobject.coordinates;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;

/** Conversion of curves to straight segments between their anchors. */
final class PolylinePaths {
  private PolylinePaths() {}

  static Path of(Path path) {
    PathBuilder b = Path.builder();
    for (int k = 0; k < path.subpathCount(); k++) {
      int start = path.subpathStart(k);
      b.moveTo(path.point(start));
      for (int i = 1; i <= path.curveCount(k); i++) {
        b.lineTo(path.point(start + 3 * i));
      }
      if (path.isClosed(k)) {
        b.close();
      }
    }
    return b.build();
  }
}
