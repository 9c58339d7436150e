package zoetrope.mobject.annotations;

import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.AbstractCircle;
import zoetrope.mobject.text.Tex;

/**
 * A white disc with a label in it. The colours, strokes and fills that it is given are the disc's,
 * so that the label stays readable; {@link #label()} is coloured by itself. Opacity and fading are
 * for both.
 *
 * <pre>{@code
 * var state = labeledDot(text("on")).setFill(YELLOW, 1);
 * }</pre>
 */
public final class LabeledDot extends AbstractCircle<LabeledDot> {
  private static final double BUFF = 0.1;

  private final Mobject<?> label;

  /** At the origin, with a black formula, 0.1 units larger than it. */
  public LabeledDot(String latex) {
    this(new Tex(latex));
  }

  /** At the origin, 0.1 units larger than the label, of which black becomes what is white. */
  public LabeledDot(Mobject<?> label) {
    this(label, BUFF + Math.max(label.width(), label.height()) / 2);
  }

  /** At the origin, of this radius; the label keeps its size, and what is white becomes black. */
  public LabeledDot(Mobject<?> label, double radius) {
    super(Paths.circle(Vec.ZERO, radius));
    this.label = label;
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
    label.familyWithStyle().forEach(LabeledDot::blacken);
    add(label.moveTo(Vec.ZERO));
  }

  private static void blacken(Mobject<?> member) {
    if (member.color().equals(Palette.WHITE)) {
      Paint fill = new Paint.Solid(Palette.BLACK.withAlpha(member.fillColor().alpha()));
      Paint line = new Paint.Solid(Palette.BLACK.withAlpha(member.strokeColor().alpha()));
      member.restyleAlone(s -> s.withFill(fill).withStroke(s.stroke().withPaint(line)));
    }
  }

  /** The label. */
  public Mobject<?> label() {
    return label;
  }

  // --- the look of the disc ---

  @Override
  public LabeledDot restyle(UnaryOperator<Style> change) {
    restyleAlone(change);
    return this;
  }

  @Override
  public LabeledDot setStrokeWidth(double... widths) {
    setStrokeWidthsSelf(widths);
    return this;
  }

  @Override
  public LabeledDot setStrokeColors(Color... colors) {
    setStrokeColorsSelf(List.of(colors));
    return this;
  }

  @Override
  public LabeledDot setStrokeOpacity(double... opacities) {
    setStrokeOpacitiesSelf(opacities);
    return this;
  }

  @Override
  public LabeledDot setFillGradient(Vec direction, Color... colors) {
    setFillGradientSelf(direction, List.of(colors));
    return this;
  }
}
