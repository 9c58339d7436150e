package zoetrope.animation.creation;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * An animation that moves the children of a mobject in on spirals about its centre. They start at
 * nine times their final distances from it. They fade in during the first three tenths of the
 * progress, and keep their orientation.
 */
public final class SpiralIn extends Animation<SpiralIn> {
  private double scaleFactor = 8;
  private double fadeInFraction = 0.3;
  private List<Child> children;

  SpiralIn(Mobject<?> mobject) {
    super(mobject);
  }

  /**
   * Sets how far the children move inwards, in multiples of their final distance from the centre; 8
   * by default.
   */
  public SpiralIn scaleFactor(double factor) {
    scaleFactor = factor;
    return this;
  }

  /**
   * Sets the share of the progress during which the children fade in, in [0, 1]; 0.3 by default.
   */
  public SpiralIn fadeInFraction(double share) {
    Preconditions.require(
        share >= 0 && share <= 1, "the share of the progress must be in [0, 1], not %s", share);
    fadeInFraction = share;
    return this;
  }

  @Override
  protected boolean introduces() {
    return true;
  }

  @Override
  protected void start(Host host) {
    Vec center = mobject().center();
    boolean alone = mobject().children().isEmpty();
    List<Mobject<?>> parts = alone ? List.of(mobject()) : mobject().children();
    children = new ArrayList<>();
    for (Mobject<?> part : parts) {
      Mobject<?> whole = (Mobject<?>) part.copy();
      Mobject<?> invisible = ((Mobject<?>) part.copy()).setOpacity(0);
      Vec place = whole.center();
      Tween fading = MobjectTrees.tween(part, invisible, whole, MotionPath.STRAIGHT);
      children.add(new Child(part, fading, place.minus(center)));
    }
  }

  @Override
  protected void show(double alpha) {
    forEachMember(children, alpha, this::show);
  }

  private void show(Child child, double p) {
    child.fading.at(fadeInFraction == 0 ? 1 : Math.max(0, Math.min(1, p / fadeInFraction)));
    if (p != 1) {
      Vec far = child.offset.times(1 + scaleFactor * (1 - p));
      Vec turned = Affine.rotation(2 * Math.PI * p, new Vec(0, 0, 1)).applyLinear(far);
      child.part.shift(turned.minus(child.offset));
    }
  }

  private record Child(Mobject<?> part, Tween fading, Vec offset) {}
}
