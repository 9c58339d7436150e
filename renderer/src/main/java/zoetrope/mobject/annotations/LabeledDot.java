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
 * A white disc with a label in it. Colours, strokes and fills change only the disc, so that the
 * label stays readable; to colour the label, use {@link #label()}. Opacity and fading change both.
 *
 * <pre>{@code
 * var state = labeledDot(text("on")).setFill(YELLOW, 1);
 * }</pre>
 */
public final class LabeledDot extends AbstractCircle<LabeledDot> {
  private static final double BUFF = 0.1;

  private final Mobject<?> label;

  /** Creates a disc at the origin around a black formula, with a gap of 0.1 scene units. */
  public LabeledDot(String latex) {
    this(new Tex(latex));
  }

  /**
   * Creates a disc at the origin around a label, with a gap of 0.1 scene units. White parts of the
   * label become black.
   */
  public LabeledDot(Mobject<?> label) {
    this(label, BUFF + Math.max(label.width(), label.height()) / 2);
  }

  /**
   * Creates a disc at the origin with this radius, in scene units. The label keeps its size; its
   * white parts become black.
   */
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

  /** Returns the label. */
  public Mobject<?> label() {
    return label;
  }

  // --- the style of the disc ---

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
