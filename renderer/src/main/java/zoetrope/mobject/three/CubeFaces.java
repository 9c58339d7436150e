package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.processor.Word;

/** The faces of a cube, made from a square. */
public final class CubeFaces {
  private static final List<Vec> AXES =
      List.of(new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(-1, 0, 0), new Vec(0, -1, 0));

  private CubeFaces() {}

  /**
   * Creates six copies of a square and its children as the faces of a cube about the origin. The
   * order is front, four sides, back.
   *
   * <pre>{@code
   * var die = vGroup3D(squareToCubeFaces(square(2).setFill(RED, 1)));
   * }</pre>
   *
   * @param square an upright square, which does not change
   * @throws IllegalArgumentException if its height is not above 0
   */
  @Word("squareToCubeFaces")
  public static <M extends Mobject<M>> List<M> of(M square) {
    double half = Solids.requireAbove0("the side of a square", square.height()) / 2;
    M front = square.copy().moveTo(new Vec(0, 0, half));
    List<M> faces = new ArrayList<>(List.of(front));
    for (Vec axis : AXES) {
      faces.add(front.copy().rotate(Math.PI / 2, axis, Vec.ZERO));
    }
    faces.add(front.copy().rotate(Math.PI, AXES.get(0), Vec.ZERO));
    return faces;
  }
}
