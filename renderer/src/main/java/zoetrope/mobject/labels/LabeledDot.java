package zoetrope.mobject.labels;

import zoetrope.color.Palette;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.CircleLike;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Tex;

/** A white disc with a label in it. */
public final class LabeledDot extends CircleLike<LabeledDot> {
  private static final double BUFF = 0.1;

  private final Mobject<?> label;

  /** At the origin, with a black formula, 0.1 units larger than it. */
  public LabeledDot(String latex) {
    this(new Tex(latex).setColor(Palette.BLACK));
  }

  /** At the origin, 0.1 units larger than the label. */
  public LabeledDot(Mobject<?> label) {
    this(label, BUFF + Math.max(label.width(), label.height()) / 2);
  }

  /** At the origin, of this radius; the label keeps its size. */
  public LabeledDot(Mobject<?> label, double radius) {
    super(Paths.circle(Vec.ZERO, radius));
    this.label = label;
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
    add(label.moveTo(Vec.ZERO));
  }

  /** The label. */
  public Mobject<?> label() {
    return label;
  }
}
