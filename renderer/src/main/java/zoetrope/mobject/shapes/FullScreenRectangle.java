package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.internal.mobject.CurrentFrame;

/** The scene's frame, filled with a dark grey. */
public final class FullScreenRectangle extends AbstractRectangle<FullScreenRectangle> {

  /** Opaque, without a stroke. */
  public FullScreenRectangle() {
    super(CurrentFrame.size().width(), CurrentFrame.size().height());
    setFill(Palette.GREY_E, 1);
    setStrokeWidth(0);
  }
}
