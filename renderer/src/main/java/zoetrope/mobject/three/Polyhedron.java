package zoetrope.mobject.three;

import java.util.List;
import zoetrope.geometry.Vec;

/** A solid from its corners and, for each face, the numbers of its corners. */
public final class Polyhedron extends AbstractPolyhedron<Polyhedron> {
  /**
   * A closed solid of flat faces, whose corners may run either way round; they are turned outwards
   * from the middle of all corners.
   *
   * @throws IllegalArgumentException for a face with fewer than three corners or with a number that
   *     no corner has
   */
  public Polyhedron(List<Vec> corners, List<List<Integer>> faces) {
    super(corners, faces);
  }
}
