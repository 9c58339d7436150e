package zoetrope.animation;

import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import zoetrope.mobject.Mobject;

/** An author's function changes the object for every frame. */
public final class UpdateFromFunction extends Animation<UpdateFromFunction> {
  private final ObjDoubleConsumer<Mobject<?>> change;

  private UpdateFromFunction(Mobject<?> mobject, ObjDoubleConsumer<Mobject<?>> change) {
    super(mobject);
    this.change = change;
  }

  /** Calls {@code change} with the object. */
  static <M extends Mobject<?>> UpdateFromFunction of(M mobject, Consumer<? super M> change) {
    return new UpdateFromFunction(mobject, (m, alpha) -> change.accept(mobject));
  }

  /** Calls {@code change} with the object and the progress, by the rate function. */
  static <M extends Mobject<?>> UpdateFromFunction ofAlpha(
      M mobject, ObjDoubleConsumer<? super M> change) {
    return new UpdateFromFunction(mobject, (m, alpha) -> change.accept(mobject, alpha));
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  public boolean isStateless() {
    return false;
  }

  @Override
  protected void start(Host host) {}

  @Override
  protected void show(double alpha) {
    change.accept(mobject(), progress(alpha, 0, 1));
  }
}
