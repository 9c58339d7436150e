package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;

/** What changes one mobject as time passes; it can rest for a while. */
final class Updaters<M> {
  /** Replaced when it changes, so that one that is being run through stays as it is. */
  private List<Updater<M>> updaters;

  private boolean resting;

  Updaters() {
    updaters = List.of();
  }

  /** The same updaters; it rests if {@code other} does. */
  Updaters(Updaters<M> other) {
    updaters = other.updaters;
    resting = other.resting;
  }

  void add(Updater<M> updater) {
    List<Updater<M>> more = new ArrayList<>(updaters);
    more.add(updater);
    updaters = List.copyOf(more);
  }

  void remove(Updater<M> updater) {
    updaters = updaters.stream().filter(u -> u != updater).toList();
  }

  void clear() {
    updaters = List.of();
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
    for (Updater<M> updater : updaters) {
      if (dt > 0 || updater instanceof Updater.Untimed) {
        updater.update(mobject, dt);
      }
    }
  }
}
