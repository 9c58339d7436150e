package zoetrope.animation.transform;

import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.RateFunctions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;

/**
 * An animation that blends from one animation to another while both run, by interpolating between
 * their states. The second animation's mobject stays on the stage.
 *
 * <p>By default the blend takes the middle fifth of the time.
 */
public final class TransformAnimations extends Animation<TransformAnimations> {
  private final Animation<?> first;
  private final Animation<?> second;

  TransformAnimations(Animation<?> first, Animation<?> second) {
    super(ProxyTransform.copyOf(first.mobject()));
    this.first = first;
    this.second = second;
    rate(RateFunctions.SMOOTH.squish(0.4, 0.6));
  }

  @Override
  protected double defaultRunTime() {
    return Math.max(first.duration(), second.duration());
  }

  @Override
  public boolean isStateless() {
    return first.isStateless() && second.isStateless();
  }

  @Override
  public boolean addsInBetween() {
    return first.addsInBetween() || second.addsInBetween();
  }

  @Override
  public double nextPart() {
    return Math.min(first.nextEntrance(), second.nextEntrance());
  }

  @Override
  public boolean hasDue(double alpha) {
    return first.isDue(alpha) || second.isDue(alpha);
  }

  @Override
  public void enterPart() {
    (first.nextEntrance() <= second.nextEntrance() ? first : second).enterPart();
  }

  @Override
  protected void start(Host host) {
    first.begin(host);
    second.begin(host);
    host.remove(first.mobject());
    host.remove(second.mobject());
  }

  @Override
  protected void show(double alpha) {
    first.interpolate(alpha);
    second.interpolate(alpha);
    Mobject<?> from = ProxyTransform.copyOf(first.mobject());
    Mobject<?> to = ProxyTransform.copyOf(second.mobject());
    MobjectTrees.align(from, to);
    MobjectTrees.align(mobject(), to);
    MobjectTrees.align(mobject(), from);
    double mixture = progress(alpha, 0, 1);
    MobjectTrees.tween(mobject(), from, to, MotionPath.STRAIGHT).at(mixture);
  }

  @Override
  public void release() {
    super.release();
    first.release();
    second.release();
  }

  @Override
  public void cleanUp(Host host) {
    host.remove(mobject());
    if (!isRemover()) {
      host.add(second.mobject());
    }
  }

  @Override
  public String describe() {
    return "TransformAnimations(" + first.describe() + ", " + second.describe() + ")";
  }
}
