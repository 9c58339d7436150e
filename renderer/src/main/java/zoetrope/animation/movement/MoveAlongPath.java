package zoetrope.animation.movement;

import zoetrope.animation.ProceduralAnimation;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * An animation that moves the centre of a mobject along a path, from start to end. Equal progress
 * covers equal lengths of the path. To draw the path behind the mobject, show a traced path instead
 * of {@code create}.
 */
public final class MoveAlongPath extends ProceduralAnimation<MoveAlongPath> {
  private final VMobject<?> path;

  MoveAlongPath(Mobject<?> mobject, VMobject<?> path) {
    super(mobject);
    Preconditions.require(
        !path.localPath().isEmpty(),
        "%s cannot move along %s without points",
        Preconditions.a(mobject.kind()),
        Preconditions.a(path.kind()));
    this.path = path;
  }

  @Override
  protected void show(double alpha) {
    if (path.localPath().isEmpty()) {
      throw new IllegalStateException(
          "the path of moveAlongPath has no points now, because another animation of this play"
              + " shows it bit by bit: move along path.copy(), or show tracedPath(...) in place of"
              + " create");
    }
    resetPlaces(mobject(), before());
    mobject().moveTo(path.pointAt(progress(alpha, 0, 1)));
  }
}
