package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.internal.mobject.CurrentFrame;

/** A rectangle as large as the scene's frame, filled with dark grey. */
public final class FullScreenRectangle extends AbstractRectangle<FullScreenRectangle> {

  /** Creates an opaque rectangle without a stroke. */
  public FullScreenRectangle() {
    super(CurrentFrame.size().width(), CurrentFrame.size().height());
    setFill(Palette.GREY_E, 1);
    setStrokeWidth(0);
  }
}
