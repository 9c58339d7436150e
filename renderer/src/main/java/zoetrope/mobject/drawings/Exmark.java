package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** A red cross, 0.4 units high, centred at the origin: the counterpart of {@link Checkmark}. */
public final class Exmark extends VMobject<Exmark> {
  private static final double HEIGHT = 0.4;

  /** Creates a red cross. */
  public Exmark() {
    super(arms());
    setFill(Palette.RED, 1);
    setStrokeWidth(0);
    setHeight(HEIGHT);
  }

  private static Path arms() {
    PathBuilder path = Path.builder();
    for (int arm = 0; arm < 4; arm++) {
      double turn = Math.PI / 2 * arm;
      Vec inner = Vec.of(0.11, 0).rotate(turn);
      if (arm == 0) {
        path.moveTo(inner);
      } else {
        path.quadTo(handle(turn, false), inner);
      }
      path.quadTo(handle(turn, true), Vec.of(0.5, 0.36).rotate(turn));
      path.quadTo(Vec.of(0.47, 0.47).rotate(turn), Vec.of(0.36, 0.5).rotate(turn));
    }
    return path.quadTo(handle(2 * Math.PI, false), Vec.of(0.11, 0)).close().build();
  }

  private static Vec handle(double turn, boolean outwards) {
    return Vec.of(0.2, outwards ? 0.12 : -0.12).rotate(turn);
  }
}
