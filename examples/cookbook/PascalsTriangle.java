package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.IntegerNumber;

/** Each number of Pascal's triangle is the sum of the two above it. */
public final class PascalsTriangle extends Scene {
  @Override
  protected void construct() {
    List<Group<IntegerNumber>> rows = new ArrayList<>();
    for (int n = 0; n < 7; n++) {
      Group<IntegerNumber> row = group();
      for (int k = 0; k <= n; k++) {
        row.add(integerNumber((long) choose(n, k)).moveTo(at(1.3 * (k - n / 2.0), 3 - n)));
      }
      rows.add(row);
    }
    play(fadeIn(rows.get(0)));
    for (int n = 1; n < rows.size(); n++) {
      List<Animation<?>> sums = new ArrayList<>();
      for (int k = 0; k <= n; k++) {
        var number = rows.get(n).get(k);
        for (int above = Math.max(k - 1, 0); above <= Math.min(k, n - 1); above++) {
          sums.add(transformFromCopy(rows.get(n - 1).get(above), number));
        }
      }
      play(animationGroup(sums).runTime(0.8));
    }
    pause();
  }
}
