import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** A magnifying glass that follows a point along a curve. */
public final class Zooming extends ZoomedScene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(-4, 4), Range.of(-2, 2), 8, 4).shift(left(1.5));
    var graph = axes.plot(x -> 1.5 * Math.sin(1.3 * x)).setStroke(BLUE, 2);
    var dot = dot(axes.c2p(-2, 1.5 * Math.sin(-2.6)), 0.02).setColor(YELLOW);
    // A border around the letters would be magnified, too, and the letters would touch.
    var note = text("here").setHeight(0.04).setFillBorder(0);
    note.addUpdater(n -> n.nextTo(dot, RIGHT, 0.02));
    play(create(axes), create(graph), fadeIn(dot), fadeIn(note));

    zoomedFrame().setColor(TEAL).moveTo(dot);
    zoomedDisplay().displayFrame().setColor(TEAL);
    activateZooming(true);
    zoomedFrame().addUpdater(f -> f.moveTo(dot));
    play(moveAlongPath(dot, axes.plot(x -> 1.5 * Math.sin(1.3 * x), -2, 2.5)).runTime(4));
    play(animate(zoomedFrame(), f -> f.scale(0.75)));
    play(animate(zoomedDisplay(), d -> d.scaleAboutEdge(1.3, UR)));
    pause();
  }
}
