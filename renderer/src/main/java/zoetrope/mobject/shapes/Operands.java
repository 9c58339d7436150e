package zoetrope.mobject.shapes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** The areas of mobjects, as operands of boolean operations. */
final class Operands {
  private Operands() {}

  /**
   * Returns one path for each mobject.
   *
   * @throws IllegalArgumentException if there are fewer than {@code least} mobjects, or a part of
   *     one is not a vector object
   */
  static Path[] areas(String operation, int least, Mobject<?>... mobjects) {
    if (mobjects.length < least) {
      throw new IllegalArgumentException(
          operation + " needs at least " + least + " objects, not " + mobjects.length);
    }
    return Arrays.stream(mobjects).map(m -> area(operation, m)).toArray(Path[]::new);
  }

  /** Returns the area of the whole family, for instance of all letters of a text. */
  static Path area(String operation, Mobject<?> mobject) {
    List<Path> paths = new ArrayList<>();
    for (Mobject<?> member : mobject.familyWithPoints()) {
      if (!(member instanceof VMobject<?> shape)) {
        throw new IllegalArgumentException(
            operation
                + " is for vector objects, and "
                + Preconditions.a(member.kind())
                + " has no outline: use a shape of the same place, such as a Rectangle");
      }
      paths.add(shape.path());
    }
    return paths.size() == 1 ? paths.get(0) : PathBoolean.union(paths.toArray(Path[]::new));
  }
}
