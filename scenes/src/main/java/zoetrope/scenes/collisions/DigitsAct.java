package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/** The act that shows pi below the numbers of collisions. */
final class DigitsAct extends Act<Void> {
  private static final List<Mass> MASSES =
      List.of(Mass.ONE, Mass.HUNDRED, Mass.TEN_THOUSAND, Mass.MILLION);

  private final List<Integer> counts;

  /** Creates the act. {@code counts} are the numbers of collisions for each mass. */
  DigitsAct(List<Integer> counts) {
    this.counts = List.copyOf(counts);
  }

  @Override
  protected Void construct() {
    FrameShape shape = FrameShape.current();
    Group<Group<Text>> rows = group();
    for (int i = 0; i < MASSES.size(); i++) {
      double y = shape.choose(2.8, 3.4, 4.4) - shape.choose(0.9, 1.1, 1.5) * i;
      var count = text(Integer.toString(counts.get(i))).fontSize(54).setColor(YELLOW);
      count.moveTo(at(1, y), LEFT);
      var name = text(MASSES.get(i).name()).fontSize(54).moveTo(at(0, y), RIGHT);
      // A "g" extends below the baseline of the digits.
      rows.add(group(name.alignTo(count, UP), count));
    }
    play(laggedStart(rows, row -> fadeIn(row).shift(RIGHT)).lagRatio(0.4));
    var pi = tex("\\pi = 3.14159\\ldots").scale(1.6).moveTo(at(0.5, shape.choose(-1.7, -2.2, -3)));
    play(write(pi));
    play(animate(pi.part("3.141"), p -> p.setColor(YELLOW)));
    pause(2);
    return null;
  }
}
