package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.internal.mobject.CurrentFrame;

/** A black, translucent rectangle over the whole frame. It dims everything behind it. */
public final class FullScreenFadeRectangle extends AbstractRectangle<FullScreenFadeRectangle> {

  /** Creates a rectangle with opacity 0.7. */
  public FullScreenFadeRectangle() {
    super(CurrentFrame.size().width(), CurrentFrame.size().height());
    setFill(Palette.BLACK, 0.7);
    setStrokeWidth(0);
  }
}
