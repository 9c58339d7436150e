package zoetrope.mobject.shapes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** The areas of mobjects, as the operations take them. */
final class Operands {
  private Operands() {}

  /**
   * One path for each mobject.
   *
   * @throws IllegalArgumentException when there are fewer than {@code least}, or one has parts that
   *     are no vector objects
   */
  static Path[] areas(String operation, int least, Mobject<?>... mobjects) {
    if (mobjects.length < least) {
      throw new IllegalArgumentException(
          operation + " needs at least " + least + " objects, not " + mobjects.length);
    }
    return Arrays.stream(mobjects).map(m -> area(operation, m)).toArray(Path[]::new);
  }

  /** What the whole family covers: of a text, all letters. */
  static Path area(String operation, Mobject<?> mobject) {
    List<Path> paths = new ArrayList<>();
    for (Mobject<?> member : mobject.familyWithPoints()) {
      if (!(member instanceof VMobject<?> shape)) {
        throw new IllegalArgumentException(
            operation
                + " is for vector objects, and a "
                + member.kind()
                + " has no outline: use a shape of the same place, such as a Rectangle");
      }
      paths.add(shape.path());
    }
    return paths.size() == 1 ? paths.get(0) : PathBoolean.union(paths.toArray(Path[]::new));
  }
}
