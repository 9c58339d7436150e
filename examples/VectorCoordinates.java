import static zoetrope.Zoetrope.*;

/** From an arrow to its coordinates, and from coordinates to their arrow. */
public final class VectorCoordinates extends VectorScene {
  @Override
  protected void construct() {
    lockInFadedGrid(addPlane().addCoordinateLabels());
    var basis = basisVectors();
    var v = addVector(at(-3, -2));
    add(basis);
    vectorToCoords(v);
    labelVector(v, "\\vec{v}");
    coordsToVector(at(3, 2), at(4, -2));
    pause();
  }
}
