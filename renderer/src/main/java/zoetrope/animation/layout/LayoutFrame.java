package zoetrope.animation.layout;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** The rectangle of a container, in scene units. */
record LayoutFrame(Vec center, double width, double height) {
  static final LayoutFrame NONE = new LayoutFrame(Vec.ZERO, 0, 0);

  LayoutFrame moved(Vec way) {
    return new LayoutFrame(center.plus(way), width, height);
  }

  LayoutFrame scaled(double by) {
    return new LayoutFrame(center.times(by), width * by, height * by);
  }

  LayoutFrame transformed(Affine map) {
    return new LayoutFrame(
        map.apply(center), width * map.column(0).length(), height * map.column(1).length());
  }

  /**
   * Returns the centre of a frame of another size whose side or corner in direction {@code edge} is
   * that of this frame.
   */
  Vec centerOf(double otherWidth, double otherHeight, Vec edge) {
    return center.plus(
        Vec.of(
            Math.signum(edge.x()) * (width - otherWidth) / 2,
            Math.signum(edge.y()) * (height - otherHeight) / 2));
  }

  LayoutFrame between(LayoutFrame end, double alpha) {
    return new LayoutFrame(
        center.times(1 - alpha).plus(end.center.times(alpha)),
        (1 - alpha) * width + alpha * end.width,
        (1 - alpha) * height + alpha * end.height);
  }
}
