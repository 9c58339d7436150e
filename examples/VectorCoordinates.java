import static zoetrope.Zoetrope.*;

/** From an arrow to its coordinates, and from coordinates to an arrow. */
public final class VectorCoordinates extends VectorScene {
  private static final double[] XS = {-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6};
  // The number 1 is omitted, because the tip of the second basis vector is there.
  private static final double[] YS = {-3, -2, -1, 2, 3};

  @Override
  protected void construct() {
    lockInFadedGrid(addPlane().addCoordinateLabels(XS, YS));
    var basis = basisVectors();
    var v = addVector(at(-3, -2));
    play(laggedStart(basis, arrow -> growArrow(arrow)).runTime(0.5));
    vectorToCoords(v);
    labelVector(v, "\\vec{v}");
    coordsToVector(at(3, 2), at(4, -2));
    pause();
  }
}
