import static zoetrope.Zoetrope.*;

/** The camera turns around a cube. */
public final class PairTurn extends ThreeDScene {
  @Override
  protected void construct() {
    // tag
    setCameraOrientation(60 * DEGREES, 30 * DEGREES);
    add(cube());
    beginAmbientCameraRotation(0.5);
    pause(2);
    // end
  }
}
