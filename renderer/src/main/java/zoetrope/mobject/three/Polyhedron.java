package zoetrope.mobject.three;

import java.util.List;
import zoetrope.geometry.Vec;

/** A solid defined by its corners and, for each face, the indices of its corners. */
public final class Polyhedron extends AbstractPolyhedron<Polyhedron> {
  /**
   * Creates a closed solid with flat faces. The corners of a face may be listed clockwise or
   * counter-clockwise. The fronts of all faces are turned away from the mean of all corners.
   *
   * @throws IllegalArgumentException if a face has fewer than three corners or an invalid index
   */
  public Polyhedron(List<Vec> corners, List<List<Integer>> faces) {
    super(corners, faces);
  }
}
