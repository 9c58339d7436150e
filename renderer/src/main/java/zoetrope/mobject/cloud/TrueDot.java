package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/** One dot of a cloud, grey, of radius 0.08, that faces the camera wherever that goes. */
public final class TrueDot extends AbstractDotCloud<TrueDot> {
  /** At the origin. */
  public TrueDot() {
    this(Vec.ZERO);
  }

  /** At {@code point}. */
  public TrueDot(Vec point) {
    super(List.of(point), Palette.GREY_C, DotCloud.DEFAULT_RADIUS);
  }
}
