package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/**
 * The base class of animations with temporary mobjects, such as flashes, rings and frames. They are
 * created when the animation begins and removed when it ends.
 */
public abstract class Overlay<A extends Overlay<A>> extends Animation<A> {
  private final Group<Mobject<?>> stage;
  private final Mobject<?> subject;
  private Animation<?> inner;

  /** Creates an animation at a point. */
  protected Overlay() {
    this(null);
  }

  /**
   * Creates an animation at the place of a mobject; {@code subject} is null for an animation at a
   * point.
   */
  protected Overlay(Mobject<?> subject) {
    this(new Group<>(), subject);
  }

  private Overlay(Group<Mobject<?>> stage, Mobject<?> subject) {
    super(stage);
    this.stage = stage;
    this.subject = subject;
  }

  /**
   * Creates the temporary mobjects and their animation from the options and the current state. It
   * must apply this animation's rate function, which is not applied elsewhere.
   */
  protected abstract Animation<?> make();

  /**
   * Returns the mobject that determines the place of the animation; null for an animation at a
   * point.
   */
  protected final Mobject<?> subject() {
    return subject;
  }

  /** Fixes a temporary mobject in the frame if the {@link #subject} is fixed, and returns it. */
  protected final <M extends Mobject<?>> M fixAsSubject(M made) {
    if (subject != null && subject.fixedInFrame() == 1) {
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
