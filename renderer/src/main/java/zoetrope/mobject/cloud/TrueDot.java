package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/** A single grey dot of radius 0.08 that always faces the camera. */
public final class TrueDot extends AbstractDotCloud<TrueDot> {
  /** Creates a dot at the origin. */
  public TrueDot() {
    this(Vec.ZERO);
  }

  /** Creates a dot at {@code point}. */
  public TrueDot(Vec point) {
    super(List.of(point), Palette.GREY_C, DotCloud.DEFAULT_RADIUS);
  }
}
