import static zoetrope.Zoetrope.*;

import zoetrope.mobject.fields.Field;
import zoetrope.mobject.fields.Flow;
import zoetrope.mobject.fields.Region;
import zoetrope.mobject.fields.StreamOptions;

/** Fields as vectors, as arrows, and as stream lines that move objects. */
public final class Fields extends Scene {
  // still: 9
  @Override
  protected void construct() {
    Field swirl = p -> at(StrictMath.sin(p.y()) + 0.3, StrictMath.sin(p.x()));
    var vectors = vectorField(swirl, Region.plane(-7, 7, -4, 4, 0.5)).colorByNorm(0, 1.6);
    play(fadeIn(vectors).runTime(1));
    pause();
    var arrows = arrowVectorField(swirl, Region.plane(-7, 7, -4, 4, 0.6));
    play(fadeOut(vectors), fadeIn(arrows));
    pause();
    play(animate(arrows, a -> a.setOpacity(0.25)));

    var region = Region.plane(-7, 7, -4, 4, 0.8);
    var lines = streamLines(swirl, region, StreamOptions.DEFAULT.wide(2));
    var leaf = circle(0.4).setFill(YELLOW, 0.8).setStroke(YELLOW).moveTo(at(-5, 0.5));
    play(fadeIn(leaf));
    leaf.addUpdater(Flow.pointsAlong(swirl));
    add(lines.startAnimation());
    pause(5);
  }
}
