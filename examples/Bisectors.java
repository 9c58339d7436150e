import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * A triangle with a moving corner, two perpendicular bisectors, and the circle through its corners.
 */
public final class Bisectors extends Scene {
  // still: 4.5
  @Override
  protected void construct() {
    var a = at(-5, -1.6);
    var b = at(-1, -1.6);
    var c = vectorValueTracker(at(-4, 1.8));
    var sides = alwaysRedraw(() -> polygon(a, b, c.value()).setStroke("#87c2a5", 5));
    var under = perpendicularBisector(a, b).setStroke(LIGHT_GRAY, 2);
    var right = alwaysRedraw(() -> perpendicularBisector(b, c.value()).setStroke(LIGHT_GRAY, 2));
    var circle = alwaysRedraw(() -> circleThrough(a, b, c.value()).setStroke(BLUE_D, 4));
    var middle = alwaysRedraw(() -> dot(lineIntersection(under, right)).setColor(YELLOW));
    var text = markupText("All corners are <u>equally far</u>\nfrom <s>nothing</s> one point.");
    text.setWidth(5).moveTo(at(3.8, 2.5));
    play(showCreation(sides), fadeIn(text));
    play(showCreation(under), showCreation(right));
    allow(Fault.POP, "the dot appears as soon as the lines meet");
    add(middle);
    play(showCreation(circle));
    play(animate(c, v -> v.setValue(at(-1.5, 1.8))).runTime(2));

    var formula = tex("r = \\frac{a\\,b\\,c}{4 A}").scale(1.5).moveTo(at(3.8, 0.5));
    var weights = arrayValueTracker(0.5, 1.5, 1);
    var bars = rectangle(0.6, 1).replicate(3);
    bars.forEach(bar -> bar.setFill(randomBrightColor(random()), 1));
    bars.addUpdater(
        g -> {
          for (int i = 0; i < g.size(); i++) {
            g.get(i).stretchToHeight(weights.get(i)).moveTo(at(2.9 + 0.9 * i, -2.6), DOWN);
          }
        });
    allow(Fault.OVERLAP, "index labels are on their glyphs", formula);
    play(write(formula), fadeIn(indexLabels(formula).setColor(YELLOW)), fadeIn(bars));
    play(animate(weights, w -> w.setValue(1.5, 0.5, 2)));
    pause();
  }
}
