package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.frame.Camera;

/** The default frame, filled with a dark grey. */
public final class FullScreenRectangle extends AbstractRectangle<FullScreenRectangle> {

  /** Opaque, without a stroke. */
  public FullScreenRectangle() {
    super(2 * FRAME_X_RADIUS, Camera.FRAME_HEIGHT);
    setFill(Palette.GREY_E, 1);
    setStrokeWidth(0);
  }
}
