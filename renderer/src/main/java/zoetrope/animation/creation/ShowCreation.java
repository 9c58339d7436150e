package zoetrope.animation.creation;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.cloud.AbstractDotCloud;
import zoetrope.mobject.three.mesh.AbstractMesh;

/**
 * An animation that draws paths from start to end, one submobject after the other (lag ratio 1),
 * and fills the drawn part. Surfaces appear face by face, dot clouds dot by dot.
 */
public final class ShowCreation extends Animation<ShowCreation> {
  private final boolean backwards;
  private List<Mobject<?>> members;
  private List<Mobject<?>> wholes;

  public ShowCreation(Mobject<?> mobject, boolean backwards) {
    super(mobject);
    this.backwards = backwards;
    lagRatio(1);
    remover(backwards);
  }

  @Override
  public boolean setsPlace() {
    return true;
  }

  @Override
  protected boolean mayRest() {
    return true;
  }

  @Override
  protected boolean introduces() {
    return !backwards;
  }

  @Override
  protected void start(Host host) {
    members = mobject().family();
    wholes = ((Mobject<?>) mobject().copy()).family();
  }

  @Override
  protected void show(double alpha) {
    for (int i = 0; i < members.size(); i++) {
      double p = progress(backwards ? 1 - alpha : alpha, i, members.size());
      if (members.get(i) instanceof VMobject<?> member) {
        member.becomePart((VMobject<?>) wholes.get(i), 0, p);
      } else if (members.get(i) instanceof AbstractMesh<?> member) {
        member.becomePart((AbstractMesh<?>) wholes.get(i), p);
      } else if (members.get(i) instanceof AbstractDotCloud<?> member) {
        member.becomePart((AbstractDotCloud<?>) wholes.get(i), p);
      }
    }
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    if (isRemover() && backwards) {
      show(0);
    }
  }

  @Override
  public String describe() {
    return (backwards ? "Uncreate(" : "ShowCreation(") + mobject().kind() + ")";
  }
}
