package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Curve;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scenes.collisions.ElasticCollisions.State;
import zoetrope.scenes.components.FrameShape;

/**
 * The velocities of both blocks as a point with its trail. Each velocity is scaled by the square
 * root of the block's mass. Since energy is constant, the point is always on one circle. Each
 * collision of the blocks moves it along a chord of the same slope. Each collision with the wall
 * mirrors the point in the horizontal axis. The diagram has the same place in the frame for every
 * camera.
 */
final class PhaseDiagram extends TypedGroup<Mobject<?>, PhaseDiagram> {
  private final FrameShape shape = FrameShape.current();
  private final double radius = shape.choose(2.4, 1.9, 2.1);
  private final double axis = shape.choose(2.6, 2.3, 2.5);
  private final Vec center = shape.choose(at(2.4, 0.95), at(1.3, 1.6), at(0.3, 1.4));
  private final ElasticCollisions simulation;
  private final Curve way = curve().setStroke(YELLOW, 2);
  private final Dot point = dot().setColor(YELLOW);

  /** Creates the diagram before the first collision. */
  PhaseDiagram(ElasticCollisions simulation) {
    this.simulation = simulation;
    var across = line(center.minus(RIGHT.times(axis)), center.plus(RIGHT.times(axis)));
    var upright = line(center.minus(UP.times(axis)), center.plus(UP.times(axis)));
    var large = tex("\\sqrt{M}\\,v_M").fontSize(36).nextTo(across, RIGHT, 0.1);
    var small = tex("\\sqrt{m}\\,v_m").fontSize(36).nextTo(upright.end(), RIGHT, 0.15);
    add(group(across, upright).setStroke(GREY_B, 2), large, small);
    add(circle(center, radius).setStroke(BLUE, 3), way, point);
    fixInFrame();
    show(0);
  }

  /** Shows the trail of the first {@code collisions}. */
  PhaseDiagram show(int collisions) {
    way.setPath(curve().startNewPath(place(simulation.at(0))).path());
    for (int i = 0; i < collisions; i++) {
      way.addLineTo(place(simulation.collisions().get(i).state()));
    }
    point.moveTo(collisions == 0 ? way.start() : way.end());
    return this;
  }

  /**
   * Returns the reasons why π counts the collisions, one below the other: the circle, the slope of
   * the chords, the arcs between them, and their number.
   */
  Group<Mobject<?>> reasons() {
    double theta = StrictMath.atan(1 / Math.sqrt(simulation.ratio()));
    String number = String.format(Locale.ROOT, "%.1f", PI / theta);
    Group<Mobject<?>> lines =
        group(
            texText("constant energy: a circle").setColor(BLUE),
            texText("constant momentum:\\\\ slope $-\\sqrt{M/m}$").setColor(YELLOW),
            texText("arcs of $2\\theta$, $\\tan\\theta = \\sqrt{m/M}$").setColor(RED),
            texText(
                "$\\pi/\\theta = "
                    + number
                    + "$: "
                    + simulation.collisions().size()
                    + " collisions"));
    lines.forEach(line -> line.scale(shape.choose(0.72, 0.6, 0.9)));
    lines.arrange(DOWN, 0.3).forEach(line -> line.setX(lines.x(LEFT), LEFT));
    lines.moveTo(shape.choose(at(-5.1, 2.6), at(-4.1, 3.7), at(-3, -1.3)), UL);
    // The second and the fourth collision leave the point at the ends of this arc.
    var arc = arc(PI - 4 * theta, 2 * theta, radius, center).setStroke(RED, 8);
    return group(lines.get(0), lines.get(1), group(lines.get(2), arc), lines.get(3)).fixInFrame();
  }

  private Vec place(State state) {
    double speed = -simulation.at(0).largeVelocity();
    double across = state.largeVelocity() / speed;
    double upwards = state.smallVelocity() / speed / Math.sqrt(simulation.ratio());
    return center.plus(at(across, upwards).times(radius));
  }
}
