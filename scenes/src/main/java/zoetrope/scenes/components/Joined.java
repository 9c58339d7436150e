package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.VMobject;

/** Many small shapes as one, for objects that are shown often and never taken apart. */
public final class Joined {
  private Joined() {}

  /**
   * Returns one shape with all paths of the family of {@code mobject}, in place, in the style of
   * the first path. It looks like the family if all members have the same style and do not overlap.
   *
   * @throws IllegalArgumentException if the family has no path
   */
  public static Shape of(Mobject<?> mobject) {
    PathBuilder all = Path.builder();
    VMobject<?> first = null;
    for (Mobject<?> member : mobject.family()) {
      if (member instanceof VMobject<?> shape && !shape.localPath().isEmpty()) {
        all.append(shape.path());
        first = first == null ? shape : first;
      }
    }
    if (first == null) {
      throw new IllegalArgumentException(
          "this " + mobject.kind() + " has no path that could be joined");
    }
    return shape(all).setStyle(first.style());
  }
}
