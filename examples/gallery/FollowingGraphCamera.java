package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/**
 * A camera that follows a dot along a curve.
 *
 * <p>A blue sine curve of three half waves is on large axes, with a white dot at each end and an
 * orange one at its beginning. The camera zooms in by a factor of two on the orange dot, follows it
 * along the curve, and returns.
 *
 * <p>Based on FollowingGraphCamera in the example gallery of Manim Community (MIT licence).
 */
public final class FollowingGraphCamera extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    camera().saveState();
    var axes = axes(Range.of(-1, 10), Range.of(-1, 10));
    var graph = axes.plot(StrictMath::sin, 0, 3 * PI).setColor(BLUE);
    var moving = dot(graph.start()).setColor(ORANGE);
    add(axes, graph, dot(graph.start()), dot(graph.end()), moving);
    play(animate(camera(), c -> c.scale(0.5).moveTo(moving)));

    camera().addUpdater(c -> c.moveTo(moving));
    play(moveAlongPath(moving, graph).rate(LINEAR));
    camera().clearUpdaters();
    play(restore(camera()));
  }
}
