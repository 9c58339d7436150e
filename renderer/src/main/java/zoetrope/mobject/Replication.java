package zoetrope.mobject;

/**
 * Copies of a mobject in groups. {@link Mobject} does not extend this interface, because it does
 * not depend on groups.
 *
 * @param <S> the concrete class itself
 */
public interface Replication<S extends Mobject<S>> {
  /** Returns this object. */
  S self();

  /** Returns a group of {@code n} copies of this object, all in the same place. */
  default Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** Returns a grid of copies of this object with the rows and columns of {@code layout}. */
  default Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
