import static zoetrope.Zoetrope.*;

/** A shear of the number plane. */
public final class PairPlane extends Scene {
  @Override
  protected void construct() {
    // tag
    var plane = numberPlane();
    add(plane);
    play(applyMatrix(plane, new double[][] {{1, 1}, {0, 1}}));
    // end
  }
}
