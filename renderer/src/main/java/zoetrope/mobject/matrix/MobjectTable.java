package zoetrope.mobject.matrix;

import java.util.List;
import zoetrope.mobject.Mobject;

/**
 * A table of any objects.
 *
 * @param <E> the common type of the entries
 */
public final class MobjectTable<E extends Mobject<?>> extends AbstractTable<E, MobjectTable<E>> {

  /** Creates a table of rows of objects. */
  public MobjectTable(List<? extends List<? extends E>> rows) {
    super(rows);
  }
}
