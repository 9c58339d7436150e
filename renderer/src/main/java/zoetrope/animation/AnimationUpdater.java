package zoetrope.animation;

import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Updater;

/** An updater that runs an animation, once or in cycles, while other animations play. */
public final class AnimationUpdater<M extends Mobject<M>> implements Updater<M> {
  private static final Host NO_STAGE =
      new Host() {
        @Override
        public void add(Mobject<?> mobject) {
          throw new IllegalArgumentException(
              "an animation that adds other objects to the stage cannot become an updater: this"
                  + " one adds "
                  + Preconditions.a(mobject.kind()));
        }

        @Override
        public void addIfMissing(Mobject<?> mobject) {
          add(mobject);
        }

        @Override
        public void raise(Mobject<?> mobject) {
          add(mobject);
        }

        @Override
        public void restore(Mobject<?> mobject) {}

        @Override
        public void replaceOrAdd(Mobject<?> old, Mobject<?> replacement) {
          add(replacement);
        }

        @Override
        public boolean shows(Mobject<?> mobject) {
          return false;
        }

        @Override
        public void remove(Mobject<?> mobject) {
          throw new IllegalArgumentException(
              "an animation that removes objects from the stage cannot become an updater: this"
                  + " one removes "
                  + Preconditions.a(mobject.kind()));
        }
      };

  private final Animation<?> animation;
  private final boolean cycles;
  private double time;

  private AnimationUpdater(Animation<?> animation, boolean cycles) {
    this.animation = animation;
    this.cycles = cycles;
  }

  /** Begins the animation and adds the updater to its mobject. */
  public static void start(Animation<?> animation, boolean cycles) {
    if (!(animation.duration() > 0)) {
      throw new IllegalArgumentException(
          animation.describe() + " has duration 0 and cannot become an updater");
    }
    animation.begin(NO_STAGE, false);
    attach(animation.mobject(), animation, cycles);
  }

  private static <M extends Mobject<M>> void attach(
      Mobject<M> mobject, Animation<?> animation, boolean cycles) {
    mobject.addUpdater(new AnimationUpdater<>(animation, cycles));
  }

  @Override
  public void update(M mobject, double dt) {
    if (mobject != animation.mobject()) {
      return; // A copy shares the updaters of its original.
    }
    time += dt;
    double share = time / animation.duration();
    if (cycles) {
      animation.interpolate(share - Math.floor(share));
    } else if (share < 1) {
      animation.interpolate(share);
    } else {
      animation.finish();
      mobject.removeUpdater(this);
    }
  }
}
