package zoetrope.mobject;

/**
 * The states that a mobject can take over: that of another, of its target, and a saved one.
 *
 * @param <S> the concrete class itself
 */
public interface States<S extends Mobject<S>> {
  /** The object. */
  S self();

  /**
   * Takes over geometry, style and number of children of {@code other}; class and updaters stay.
   */
  default S become(Mobject<?> other) {
    if (other != self()) {
      TreeAlignment.become(self(), other);
    }
    return self();
  }

  /** Makes a copy that {@link #target()} returns, to be changed and moved to. */
  default S generateTarget() {
    self().keepTarget(self().copy());
    return self().keptTarget();
  }

  /**
   * The copy to move to.
   *
   * @throws IllegalStateException before {@link #generateTarget}
   */
  default S target() {
    if (self().keptTarget() == null) {
      throw new IllegalStateException(
          "this " + self().kind() + " has no target: call generateTarget() first");
    }
    return self().keptTarget();
  }

  /** Remembers the present state for {@link #restore}. */
  default S saveState() {
    self().keepState(self().copy());
    return self();
  }

  /**
   * The remembered state.
   *
   * @throws IllegalStateException before {@link #saveState}
   */
  default S savedState() {
    if (self().keptState() == null) {
      throw new IllegalStateException(
          "this " + self().kind() + " has no saved state: call saveState() first");
    }
    return self().keptState();
  }

  /** Becomes what was remembered by {@link #saveState}. */
  default S restore() {
    return become(savedState());
  }
}
