package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/** Lights: yellow dots of radius 0.2 that fade from their centres with glow factor 2. */
public final class GlowDots extends AbstractDotCloud<GlowDots> {
  /** Creates a light at each of these points. */
  public GlowDots(List<Vec> points) {
    super(points, Palette.YELLOW, 0.2);
    setGlowFactor(2);
  }

  /** Creates a light at each of these points. */
  public GlowDots(Vec... points) {
    this(List.of(points));
  }
}
