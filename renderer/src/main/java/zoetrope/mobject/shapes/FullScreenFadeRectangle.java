package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.frame.Camera;

/** A black veil over the default frame, to dim what lies behind. */
public final class FullScreenFadeRectangle extends AbstractRectangle<FullScreenFadeRectangle> {

  /** Of opacity 0.7. */
  public FullScreenFadeRectangle() {
    super(2 * FRAME_X_RADIUS, Camera.FRAME_HEIGHT);
    setFill(Palette.BLACK, 0.7);
    setStrokeWidth(0);
  }
}
