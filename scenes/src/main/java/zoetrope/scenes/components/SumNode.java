package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;

/**
 * A node of a diagram where two flows are added: a circle with a plus sign.
 *
 * <pre>{@code
 * var sum = new SumNode(RED).moveTo(at(2, 0));
 * }</pre>
 */
public final class SumNode extends TypedGroup<VMobject<?>, SumNode> {
  private static final double RADIUS = 0.17;
  private static final double ARM = 0.1;
  private static final double STROKE_WIDTH = 3;

  /** Creates a node at the origin, 0.34 units wide. */
  public SumNode(Color color) {
    add(circle(RADIUS), line(at(-ARM, 0), at(ARM, 0)), line(at(0, ARM), at(0, -ARM)));
    setStroke(color, STROKE_WIDTH);
  }
}
