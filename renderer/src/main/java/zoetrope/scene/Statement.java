package zoetrope.scene;

import java.util.List;
import zoetrope.mobject.Mobject;

/**
 * A relation between numbers on the stage, such as a sum: the scene states it with {@link
 * Scene#states}, and an observer, such as a test, computes it again from what the objects show.
 *
 * <pre>{@code
 * play(fadeIn(first), fadeIn(second), fadeIn(sum));
 * states(new Sum(List.of(first, second), sum));   // implements Statement
 * }</pre>
 */
public interface Statement {
  /** Returns the objects that show the numbers. They must be visible when this is stated. */
  List<Mobject<?>> objects();

  /** Returns what is wrong with the numbers as they are shown; an empty string if nothing is. */
  String contradiction();
}
