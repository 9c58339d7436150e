package zoetrope.animation;

import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import zoetrope.mobject.Mobject;

/** An animation that calls an author's function in every frame to change the mobject. */
public final class UpdateFromFunction extends Animation<UpdateFromFunction> {
  private final ObjDoubleConsumer<Mobject<?>> change;
  private boolean stateless;

  private UpdateFromFunction(Mobject<?> mobject, ObjDoubleConsumer<Mobject<?>> change) {
    super(mobject);
    this.change = change;
  }

  /** Returns an animation that calls {@code change} with the mobject. */
  public static <M extends Mobject<?>> UpdateFromFunction of(
      M mobject, Consumer<? super M> change) {
    return new UpdateFromFunction(mobject, (m, alpha) -> change.accept(mobject));
  }

  /**
   * Returns an animation that calls {@code change} with the mobject and the progress from the rate
   * function.
   */
  public static <M extends Mobject<?>> UpdateFromFunction ofAlpha(
      M mobject, ObjDoubleConsumer<? super M> change) {
    return new UpdateFromFunction(mobject, (m, alpha) -> change.accept(mobject, alpha));
  }

  /**
   * Declares that the function's result depends on the progress alone: not on earlier calls, nor on
   * anything else that changes with time. A still or a range of a video then does not need the
   * frames before it.
   */
  public UpdateFromFunction stateless() {
    stateless = true;
    return this;
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  public boolean isStateless() {
    return stateless;
  }

  @Override
  protected void start(Host host) {}

  @Override
  protected void show(double alpha) {
    change.accept(mobject(), progress(alpha, 0, 1));
  }
}
