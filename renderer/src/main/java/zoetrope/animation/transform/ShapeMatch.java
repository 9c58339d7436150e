package zoetrope.animation.transform;

import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.image.ImageMobject;

/** A comparison of outlines that ignores size and position, but not rotation. */
final class ShapeMatch {
  /** The largest distance between corresponding points, divided by the height of the shape. */
  private static final double TOLERANCE = 0.01;

  private ShapeMatch() {}

  /** Whether two mobjects without their children have the same outline or image. */
  static boolean isSame(Mobject<?> a, Mobject<?> b) {
    if (a instanceof ImageMobject p && b instanceof ImageMobject q) {
      return p.picture() == q.picture();
    }
    return a instanceof VMobject<?> v && b instanceof VMobject<?> w && isSame(v.path(), w.path());
  }

  private static boolean isSame(Path a, Path b) {
    if (!a.sameStructure(b) || a.isEmpty()) {
      return false;
    }
    Bounds boxA = a.bounds();
    Bounds boxB = b.bounds();
    double scaleA = size(boxA);
    double scaleB = size(boxB);
    if (scaleA == 0 || scaleB == 0) {
      return scaleA == scaleB;
    }
    for (int i = 0; i < a.pointCount(); i++) {
      Vec p = a.point(i).minus(boxA.center()).times(1 / scaleA);
      Vec q = b.point(i).minus(boxB.center()).times(1 / scaleB);
      if (p.distance(q) > TOLERANCE) {
        return false;
      }
    }
    return true;
  }

  private static double size(Bounds box) {
    Vec size = box.size();
    return size.y() > 0 ? size.y() : size.x();
  }
}
