package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;

/** What changes one mobject as time passes; it can rest for a while. */
final class Updaters<M> {
  private final List<Updater<M>> updaters;
  private boolean resting;

  Updaters() {
    updaters = new ArrayList<>();
  }

  /** The same updaters, in a list of its own; it rests if that of {@code other} does. */
  Updaters(Updaters<M> other) {
    updaters = new ArrayList<>(other.updaters);
    resting = other.resting;
  }

  void add(Updater<M> updater) {
    updaters.add(updater);
  }

  void remove(Updater<M> updater) {
    updaters.removeIf(u -> u == updater);
  }

  void clear() {
    updaters.clear();
  }

  void rest(boolean newResting) {
    resting = newResting;
  }

  /** Whether there is one, and they do not rest. */
  boolean areActive() {
    return !resting && !updaters.isEmpty();
  }

  /** Runs all; see {@link Mobject#update}. They may change the list while they run. */
  void run(M mobject, double dt) {
    if (resting) {
      return;
    }
    for (Updater<M> updater : List.copyOf(updaters)) {
      if (dt > 0 || updater instanceof Updater.Untimed) {
        updater.update(mobject, dt);
      }
    }
  }
}
