package zoetrope.animation;

import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import zoetrope.mobject.Mobject;

/** Calls an author's function to change the mobject in every frame. */
public final class UpdateFromFunction extends Animation<UpdateFromFunction> {
  private final ObjDoubleConsumer<Mobject<?>> change;
  private boolean stateless;

  private UpdateFromFunction(Mobject<?> mobject, ObjDoubleConsumer<Mobject<?>> change) {
    super(mobject);
    this.change = change;
  }

  /** Calls {@code change} with the object. */
  public static <M extends Mobject<?>> UpdateFromFunction of(
      M mobject, Consumer<? super M> change) {
    return new UpdateFromFunction(mobject, (m, alpha) -> change.accept(mobject));
  }

  /** Calls {@code change} with the object and the progress, by the rate function. */
  public static <M extends Mobject<?>> UpdateFromFunction ofAlpha(
      M mobject, ObjDoubleConsumer<? super M> change) {
    return new UpdateFromFunction(mobject, (m, alpha) -> change.accept(mobject, alpha));
  }

  /**
   * Declares that the function's result depends on the progress alone: not on earlier calls, nor on
   * anything that changes with time. Then a still, or a part of a film, need not compute the frames
   * before it.
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
