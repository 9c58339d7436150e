package zoetrope.mobject.matrix;

import java.util.List;
import zoetrope.mobject.Mobject;

/**
 * A table of any objects.
 *
 * @param <E> what all entries have in common
 */
public final class MobjectTable<E extends Mobject<?>> extends AbstractTable<E, MobjectTable<E>> {

  /** A table of these rows of objects. */
  public MobjectTable(List<? extends List<? extends E>> rows) {
    super(rows);
  }
}
