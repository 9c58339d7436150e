package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/**
 * The base class of animations with temporary mobjects, such as flashes, rings and frames. They are
 * created when the animation begins and removed when it ends.
 *
 * @param <A> the concrete class
 */
public abstract class Overlay<A extends Overlay<A>> extends Animation<A> {
  private final Group<Mobject<?>> stage;
  private Animation<?> inner;

  protected Overlay() {
    this(new Group<>());
  }

  private Overlay(Group<Mobject<?>> stage) {
    super(stage);
    this.stage = stage;
  }

  /**
   * Creates the temporary mobjects and their animation from the options and the current state. It
   * must apply this animation's rate function, which is not applied elsewhere.
   */
  protected abstract Animation<?> make();

  /** Returns the mobject at which the temporary mobjects are, or null if they are at a point. */
  protected Mobject<?> subject() {
    return null;
  }

  /** Fixes a temporary mobject in the frame if the {@link #subject} is fixed, and returns it. */
  protected final <M extends Mobject<?>> M fixAsSubject(M made) {
    if (subject() != null && subject().fixedInFrame() == 1) {
      made.fixInFrame();
    }
    return made;
  }

  @Override
  protected void start(Host host) {
    inner = make();
    fixAsSubject(inner.mobject());
    stage.setChildren(List.of(inner.mobject()));
    inner.begin(host);
  }

  @Override
  protected void show(double alpha) {
    inner.interpolate(alpha);
  }

  @Override
  public void release() {
    super.release();
    inner.release();
  }

  @Override
  public void cleanUp(Host host) {
    inner.cleanUp(host);
    host.remove(stage);
  }

  @Override
  public String describe() {
    return getClass().getSimpleName();
  }
}
