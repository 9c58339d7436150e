package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.RoundedRectangle;

/**
 * A box of a diagram: a rectangle with slightly rounded corners, outlined and faintly filled in one
 * colour, and a label in its middle. Both can be shown separately.
 *
 * <pre>{@code
 * var norm = new LabeledBox(4, 0.5, PURPLE, text("LayerNorm")).moveTo(up(1));
 * play(create(norm.box()));
 * play(write(norm.label()));
 * }</pre>
 */
public final class LabeledBox extends TypedGroup<Mobject<?>, LabeledBox> {
  private static final double CORNER_RADIUS = 0.08;
  private static final double STROKE_WIDTH = 3;
  private static final double FILL_OPACITY = 0.25;
  private static final double MARGIN = 0.1;

  private final RoundedRectangle box;
  private final Mobject<?> label;

  /**
   * Creates a box of {@code width} by {@code height} scene units, centred at the origin.
   *
   * @throws IllegalArgumentException if the label does not fit into it with a margin of 0.1 units
   */
  public LabeledBox(double width, double height, Color color, Mobject<?> label) {
    if (label.width() > width - 2 * MARGIN || label.height() > height - 2 * MARGIN) {
      throw new IllegalArgumentException(
          "a label of "
              + label.width()
              + " by "
              + label.height()
              + " units does not fit into a box of "
              + width
              + " by "
              + height
              + ": make the box larger or the label smaller");
    }
    this.box = frame(width, height, color).setFill(color, FILL_OPACITY);
    this.label = label;
    label.moveTo(box.center());
    add(box, label);
  }

  /** Returns an unfilled box, only its outline, to frame other objects. */
  public static RoundedRectangle frame(double width, double height, Color color) {
    return roundedRectangle(width, height, CORNER_RADIUS).setStroke(color, STROKE_WIDTH);
  }

  /** Returns the rectangle. */
  public RoundedRectangle box() {
    return box;
  }

  /** Returns the label. */
  public Mobject<?> label() {
    return label;
  }
}
