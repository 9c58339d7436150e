package zoetrope.animation.movement;

import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.ProceduralAnimation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** An animation that keeps the position of a mobject relative to another one, which moves. */
public final class MaintainPosition extends Animation<MaintainPosition> {
  private final Mobject<?> other;
  private final Vec offset;
  private Mobject<?> before;

  MaintainPosition(Mobject<?> mobject, Mobject<?> other) {
    super(mobject);
    this.other = other;
    this.offset = mobject.center().minus(other.center());
  }

  @Override
  protected void start(Host host) {
    before = (Mobject<?>) mobject().copy();
  }

  @Override
  protected void show(double alpha) {
    ProceduralAnimation.resetPlaces(mobject(), before);
    mobject().moveTo(other.center().plus(offset));
  }
}
