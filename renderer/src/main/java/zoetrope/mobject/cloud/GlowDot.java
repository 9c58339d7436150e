package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/** A light: a yellow dot of radius 0.2 that fades from its centre with glow factor 2. */
public final class GlowDot extends AbstractDotCloud<GlowDot> {
  /** Creates a light at the origin. */
  public GlowDot() {
    this(Vec.ZERO);
  }

  /** Creates a light at {@code point}. */
  public GlowDot(Vec point) {
    super(List.of(point), Palette.YELLOW, 0.2);
    setGlowFactor(2);
  }
}
