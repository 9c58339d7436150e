package zoetrope.mobject;

/**
 * Methods that change a mobject to another state: that of another mobject, of its target, or a
 * saved state.
 */
public interface States<S extends Mobject<S>> {
  /** Returns this object. */
  S self();

  /**
   * Copies the geometry and style of {@code other}, member by member. If both have the same class,
   * values such as those of a chart are copied too. Missing children are added, and surplus
   * children become invisible. The updaters stay.
   */
  default S become(Mobject<?> other) {
    if (other != self()) {
      TreeAlignment.become(self(), other);
    }
    return self();
  }

  /** Creates and returns a copy of this object, the target of a later animation. */
  default S generateTarget() {
    self().storeTarget(self().copy());
    return self().storedTarget();
  }

  /**
   * Returns the target, a copy that an animation can move to.
   *
   * @throws IllegalStateException if {@link #generateTarget} was not called
   */
  default S target() {
    if (self().storedTarget() == null) {
      throw new IllegalStateException(
          "this " + self().kind() + " has no target: call generateTarget() first");
    }
    return self().storedTarget();
  }

  /** Saves the present state for {@link #restore}. */
  default S saveState() {
    self().storeState(self().copy());
    return self();
  }

  /**
   * Returns the saved state.
   *
   * @throws IllegalStateException if {@link #saveState} was not called
   */
  default S savedState() {
    if (self().storedState() == null) {
      throw new IllegalStateException(
          "this " + self().kind() + " has no saved state: call saveState() first");
    }
    return self().storedState();
  }

  /**
   * Restores the state that was saved by {@link #saveState}.
   *
   * @throws IllegalStateException if {@link #saveState} was not called
   */
  default S restore() {
    return become(savedState());
  }
}
