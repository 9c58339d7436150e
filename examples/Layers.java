import static zoetrope.Zoetrope.*;

import zoetrope.frame.BlendMode;

/** Groups that fade or blend as a whole, and a drawing with masks, filters and patterns. */
public final class Layers extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var paper = rectangle(5.4, 3).setFill(WHITE, 1).setStroke(WHITE, 0).toEdge(UP);
    var inks = group(circle(0.9).setFill("#00b7eb", 1), circle(0.9).setFill("#ff3fa4", 1));
    inks.add(circle(0.9).setFill("#ffe135", 1));
    for (int i = 0; i < inks.size(); i++) {
      inks.get(i).setStroke(WHITE, 0).moveTo(paper.center());
      inks.get(i).shift(down(0.5).rotate(TAU * i / 3)).setBlendMode(BlendMode.MULTIPLY);
    }
    play(fadeIn(paper), laggedStart(inks, ink -> fadeIn(ink).scale(2)).lagRatio(0.3));

    var badge = svgMobject("images/badge").sizedByViewBox().setHeight(3.8).fitStrokes();
    badge.toEdge(DOWN);
    play(fadeIn(badge));

    var rings = group(annulus(0.5, 1).setFill(YELLOW, 1), rectangle(2.6, 0.5).setFill(RED, 1));
    rings.moveTo(at(5, 2.3));
    play(fadeIn(rings));
    play(animate(rings, r -> r.setGroupOpacity(0.4)));
    pause();
  }
}
