package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.processor.Word;

/** The faces of a cube, made of a square. */
public final class CubeFaces {
  private static final List<Vec> AXES =
      List.of(new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(-1, 0, 0), new Vec(0, -1, 0));

  private CubeFaces() {}

  /**
   * Six copies of a square, with all that is drawn in it, as the faces of a cube around the origin:
   * the one in front, four around it, the one behind.
   *
   * <pre>{@code
   * var die = vGroup3D(squareToCubeFaces(square(2).setFill(RED, 1)));
   * }</pre>
   *
   * @param square upright, as wide as high; it stays as it is
   * @throws IllegalArgumentException for one without a height
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
