package zoetrope.scene;

import java.util.List;
import zoetrope.mobject.Mobject;

/**
 * A relation between numbers on the stage, such as a sum. The scene states it with {@link
 * Scene#states}. An observer, such as a test, computes it again from the numbers that the objects
 * show.
 *
 * <pre>{@code
 * play(fadeIn(first), fadeIn(second), fadeIn(sum));
 * states(new Sum(List.of(first, second), sum));   // implements Statement
 * }</pre>
 */
public interface Statement {
  /** Returns the objects that show the numbers. They must be visible when this is stated. */
  List<Mobject<?>> objects();

  /** Returns what is wrong with the shown numbers; an empty string if the relation holds. */
  String contradiction();
}
