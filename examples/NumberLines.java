import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;

/** Number lines, and a pointer on each of them that follows a value. */
public final class NumberLines extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var whole = numberLine(Range.of(-5, 5), AxisStyle.DEFAULT.tip().numbers()).shift(up(2));
    var unit = unitInterval().addNumbers(0, 0.5, 1).setColor(BLUE);
    var thirds = numberLine(Range.of(0, 9, 3), AxisStyle.DEFAULT.length(10).color(TEAL));
    thirds.addLabels(new double[] {0, 3, 6, 9}, List.of(tex("0"), tex("a"), tex("2a"), tex("3a")));
    thirds.shift(down(2));
    play(laggedStart(group(whole, unit, thirds), l -> showCreation(l)));

    var share = valueTracker(0.5);
    var pointers = group(triangle(), triangle(), triangle());
    pointers.forEach(p -> p.scale(0.15).rotate(PI).setFill(YELLOW, 1).setStroke(YELLOW, 0));
    pointers.addUpdater(
        p -> {
          p.get(0).moveTo(whole.n2p(10 * share.value() - 5), DOWN);
          p.get(1).moveTo(unit.n2p(share.value()), DOWN);
          p.get(2).moveTo(thirds.n2p(9 * share.value()), DOWN);
        });
    play(fadeIn(pointers));
    play(animate(share, s -> s.setValue(0.9)).runTime(2));
    play(animate(share, s -> s.setValue(0.2)).runTime(3));
    pause();
  }
}
