package zoetrope.mobject.annotations;

import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Circle;

/** A cloud around thoughts, with three circles that lead up to it. */
public final class ThoughtBubble extends Bubble<ThoughtBubble> {
  private static final double BUFF = 0.1;
  private static final double CIRCLE_RADIUS = 0.35;
  private static final double GAP = 0.025;

  /** Creates an empty bubble around a space 2 units wide and 1 unit high. */
  public ThoughtBubble() {
    this(filler());
  }

  /** Creates a bubble around a text. */
  public ThoughtBubble(String words) {
    this(text(words));
  }

  /** Creates a bubble around an object; the centres of its circles are 0.1 units away. */
  public ThoughtBubble(Mobject<?> content) {
    super(content, BUFF);
  }

  @Override
  Mobject<?> draw(Bounds content, double gap) {
    Shape cloud = new Shape(BubbleOutlines.cloud(SpeechBubble.grown(content, gap), CIRCLE_RADIUS));
    Group<VMobject<?>> circles = new Group<>(new Circle(0.1), new Circle(0.15), new Circle(0.2));
    circles.arrange(Directions.UR, GAP);
    circles.get(1).shift(Vec.of(GAP, -GAP));
    circles.nextTo(cloud, Directions.DOWN, 4 * GAP, Directions.LEFT);
    return new Group<VMobject<?>>(circles.get(0), circles.get(1), circles.get(2), cloud);
  }
}
