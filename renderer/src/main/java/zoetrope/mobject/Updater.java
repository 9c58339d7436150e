package zoetrope.mobject;

import java.util.function.Consumer;

/** Changes a mobject as time passes. */
@FunctionalInterface
public interface Updater<M> {
  /** Changes {@code mobject} for a step of {@code dt} seconds. */
  void update(M mobject, double dt);

  /** An updater that follows the state of other things and does not ask how long a step is. */
  record Untimed<M>(Consumer<M> change) implements Updater<M> {
    @Override
    public void update(M mobject, double dt) {
      change.accept(mobject);
    }
  }
}
