package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.VMobject;

/** Many small shapes as one: for what is shown often and never taken apart. */
public final class Joined {
  private Joined() {}

  /**
   * One shape of all paths of the family of {@code mobject}, where they are, in the style of the
   * first of them. It looks like the family when all its members have one style and do not overlap.
   *
   * @throws IllegalArgumentException when the family has no path
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
      throw new IllegalArgumentException("a " + mobject.kind() + " without paths cannot be joined");
    }
    return shape(all).setStyle(first.style());
  }
}
