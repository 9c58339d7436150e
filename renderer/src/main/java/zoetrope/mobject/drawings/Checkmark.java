package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** A green check mark, 0.4 units high, centred at the origin. */
public final class Checkmark extends VMobject<Checkmark> {
  private static final double HEIGHT = 0.4;

  /** Creates a green check mark. */
  public Checkmark() {
    super(
        Path.builder()
            .moveTo(Vec.of(0, 0.40))
            .quadTo(Vec.of(0.10, 0.48), Vec.of(0.18, 0.46))
            .quadTo(Vec.of(0.27, 0.40), Vec.of(0.33, 0.26))
            .quadTo(Vec.of(0.58, 0.72), Vec.of(0.98, 1))
            .lineTo(Vec.of(1, 0.97))
            .quadTo(Vec.of(0.62, 0.55), Vec.of(0.41, 0.03))
            .quadTo(Vec.of(0.34, 0), Vec.of(0.27, 0))
            .quadTo(Vec.of(0.18, 0.28), Vec.of(0, 0.40))
            .close()
            .build());
    setFill(Palette.GREEN, 1);
    setStrokeWidth(0);
    setHeight(HEIGHT);
    toCenter();
  }
}
