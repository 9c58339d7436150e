package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Families;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * One object dissolves into another, of any kinds: the first is scaled and moved into the second's
 * box and vanishes, while the second comes out of the first's box. At the end the second is on the
 * stage and the first, off it, looks as before.
 */
public final class FadeTransform extends Animation<FadeTransform> {
  private final Mobject<?> source;
  private final Mobject<?> target;
  private final Group<Mobject<?>> pair;
  private boolean stretch = true;
  private int dimension = 1;
  private MotionPath motion = MotionPath.STRAIGHT;
  private Mobject<?> sourceBefore;
  private List<Tween> tweens;

  FadeTransform(Mobject<?> source, Mobject<?> target) {
    super(new Group<>(source, (Mobject<?>) target.copy()));
    this.source = source;
    this.target = target;
    @SuppressWarnings("unchecked") // made two lines above
    Group<Mobject<?>> made = (Group<Mobject<?>>) mobject();
    this.pair = made;
  }

  /** Whether both are stretched into each other's boxes (the default) or only scaled. */
  public FadeTransform stretch(boolean stretches) {
    stretch = stretches;
    return this;
  }

  /** Which dimension (0 is x, 1 is y) is matched when nothing is stretched; 1 by default. */
  public FadeTransform dimensionToMatch(int matched) {
    dimension = matched;
    return this;
  }

  /** Lets both travel on circular arcs of {@code angle} radians. */
  public FadeTransform pathArc(double angle) {
    motion = MotionPath.arc(angle);
    return this;
  }

  @Override
  protected void start(Host host) {
    sourceBefore = (Mobject<?>) source.copy();
    Mobject<?> copy = pair.get(1);
    Mobject<?> sourceEnd = (Mobject<?>) source.copy();
    ghost(sourceEnd, copy);
    Mobject<?> copyStart = (Mobject<?>) copy.copy();
    ghost(copyStart, source);
    Mobject<?> start = new Group<>((Mobject<?>) source.copy(), copyStart);
    Mobject<?> end = new Group<>(sourceEnd, (Mobject<?>) copy.copy());
    tweens = Families.tweens(pair, start, end, motion);
  }

  private void ghost(Mobject<?> m, Mobject<?> into) {
    if (stretch) {
      m.replaceStretched(into);
    } else {
      m.replace(into, dimension);
    }
    m.setOpacity(0);
  }

  @Override
  protected void show(double alpha) {
    forEachMember(tweens, alpha, Tween::at);
  }

  @Override
  public void cleanUp(Host host) {
    host.remove(pair);
    source.become(sourceBefore);
    if (!isRemover()) {
      host.add(target);
    }
  }

  @Override
  public String describe() {
    return "FadeTransform(" + source.kind() + ", " + target.kind() + ")";
  }
}
