package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;

/** The movement of vectors that are added to others below them. */
final class AddedVectors {
  private AddedVectors() {}

  /**
   * Lets columns sink onto the columns below them, which become their sums.
   *
   * @param columns the columns below; they show the sums at the end
   * @param added the columns that sink and vanish
   */
  static Animation<?> to(
      Group<Group<Group<Rectangle>>> columns,
      Group<Group<Group<Rectangle>>> added,
      Group<Group<Group<Rectangle>>> sums) {
    List<Animation<?>> moves = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      moves.add(
          animationGroup(
              fadeOut(added.get(i)).targetPosition(columns.get(i).center()),
              transform(columns.get(i), sums.get(i))));
    }
    return laggedStart(moves).lagRatio(0.1).runTime(2);
  }
}
