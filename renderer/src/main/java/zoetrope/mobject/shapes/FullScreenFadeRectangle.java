package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.internal.mobject.CurrentFrame;

/** A black veil over the scene's frame, to dim what lies behind. */
public final class FullScreenFadeRectangle extends AbstractRectangle<FullScreenFadeRectangle> {

  /** Of opacity 0.7. */
  public FullScreenFadeRectangle() {
    super(CurrentFrame.size().width(), CurrentFrame.size().height());
    setFill(Palette.BLACK, 0.7);
    setStrokeWidth(0);
  }
}
