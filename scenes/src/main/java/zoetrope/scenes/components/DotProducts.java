package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;

/**
 * Products in the cells of a grid: copies of the symbols above and beside a cell meet in it, and a
 * dot appears between them.
 *
 * <pre>{@code
 * var product = DotProducts.of(query, key);
 * play(DotProducts.assemble(group(product)).runTime(3));
 * }</pre>
 */
public final class DotProducts {
  private static final double SCALE = 0.7;

  private DotProducts() {}

  /**
   * Returns a copy of {@code above}, an invisible dot, and a copy of {@code beside}. The target is
   * the product, smaller, in the column of {@code above} and the row of {@code beside}.
   */
  public static Group<Tex> of(Tex above, Tex beside) {
    var dot = tex(".").moveTo(at(above.x(), beside.y()));
    var product = group(above.copy(), dot, beside.copy());
    product.generateTarget().arrange(RIGHT, SMALL_BUFF).scale(SCALE).moveTo((Mobject<?>) dot);
    dot.setOpacity(0);
    return product;
  }

  /** Returns an animation that assembles all products, with a short delay between them. */
  public static AnimationGroup assemble(Group<Group<Tex>> products) {
    List<Animation<?>> moves = new ArrayList<>();
    products.forEach(product -> moves.add(moveToTarget(product)));
    return StaggeredMoves.lagged(moves, 0.01).mayCross();
  }
}
