import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Path;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;

/** A star of one outline, and a traffic light made of circles. */
public final class OwnObject extends Scene {
  /** A star with any number of points. */
  static final class Spark extends VMobject<Spark> {
    Spark(int points, double outer, double inner) {
      super(outline(points, outer, inner));
      setFill(YELLOW, 1).setStroke(ORANGE, 3);
    }

    private static Path outline(int points, double outer, double inner) {
      var corners = new Vec[2 * points + 1];
      for (int i = 0; i < corners.length; i++) {
        double angle = PI / 2 + i * PI / points;
        double radius = i % 2 == 0 ? outer : inner;
        corners[i] = at(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
      }
      return Path.polyline(corners);
    }
  }

  /** Three lamps, one of which is lit. */
  static final class TrafficLight extends TypedGroup<Circle, TrafficLight> {
    private static final Color[] COLORS = {RED, YELLOW, GREEN};

    TrafficLight() {
      for (Color color : COLORS) {
        add(circle(0.5).setStroke(GRAY_B, 2).setFill(color, 0.15));
      }
      arrange(DOWN, 0.2);
    }

    TrafficLight light(int lamp) {
      for (int i = 0; i < size(); i++) {
        get(i).setFill(COLORS[i], i == lamp ? 1 : 0.15);
      }
      return this;
    }
  }

  @Override
  protected void construct() {
    var spark = new Spark(7, 1.5, 0.7).shift(left(3));
    var lights = new TrafficLight().shift(right(3));
    play(growFromCenter(spark), fadeIn(lights));
    play(animate(spark, s -> s.rotate(PI / 7)), animate(lights, l -> l.light(0)));
    play(animate(lights, l -> l.light(2)));
    pause();
  }
}
