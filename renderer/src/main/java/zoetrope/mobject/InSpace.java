package zoetrope.mobject;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * How a mobject stands in space: its layer, its order by depth, the planes that cut it, and whether
 * it follows the camera.
 *
 * @param <S> the concrete class itself
 */
public interface InSpace<S extends Mobject<S>> {
  /** The object. */
  S self();

  /** Fixes the whole family in the frame: as if seen by the default camera. */
  default S fixInFrame() {
    self().visit(m -> m.setFixedSelf(1));
    return self();
  }

  /** Undoes {@link #fixInFrame}. */
  default S unfixFromFrame() {
    self().visit(m -> m.setFixedSelf(0));
    return self();
  }

  /**
   * Sorts the family by depth instead of by the order of the stage: what is nearer to the camera
   * hides what is farther; see {@link DisplayListBuilder}. Surfaces and solids do so anyway.
   */
  default S applyDepthTest() {
    return testDepth(true);
  }

  /**
   * Undoes {@link #applyDepthTest}: the family stands in the order of the stage, also where all
   * else is sorted by depth.
   */
  default S deactivateDepthTest() {
    return testDepth(false);
  }

  private S testDepth(boolean tested) {
    self()
        .visit(
            m -> {
              ((Mobject<?>) m).spatial().testDepth(tested);
              m.lookChanged();
            });
    return self();
  }

  /**
   * Sets the z index of the family: what has a higher one is painted in front of what has a lower
   * one, wherever they stand on the stage; 0 is where all else is. Among equals the order of the
   * stage decides. Children that are added later have it too. It can be animated.
   *
   * @param index any finite number, negative ones included
   * @throws IllegalArgumentException if it is not finite
   */
  default S setZIndex(double index) {
    Layering.requireFinite(index);
    self().visit(m -> m.setZIndexSelf(m == self() ? index : Double.NaN));
    return self();
  }

  /** The z index that was set, of this object itself; 0 where none was. */
  default double zIndex() {
    return Double.isNaN(self().zIndexSelf()) ? 0 : self().zIndexSelf();
  }

  /**
   * Hides what of the family lies beyond a plane: all points p with {@code direction . p +
   * threshold} below 0, in scene units. It stays where it is when the family moves. Faces, fills,
   * lines, dots and pictures are cut exactly; labels that face the camera, displays of other
   * cameras and families that are painted as one are shown whole or not at all, as their middle is.
   * The plane can be animated; one that comes or goes in an animation has its place from the
   * beginning, or to the end.
   *
   * <pre>{@code
   * surface.setClipPlane(RIGHT, 0); // what is to the right of the middle
   * play(animate(surface, s -> s.setClipPlane(RIGHT, 2))); // from x = -2 on
   * }</pre>
   *
   * @throws IllegalArgumentException for a direction of length 0, or a number that is not finite
   */
  default S setClipPlane(Vec direction, double threshold) {
    return setClipPlanes(new ClipPlane(direction, threshold));
  }

  /**
   * Hides what of the family lies beyond any of several planes, each as {@link #setClipPlane} does.
   * When they are animated the first goes to the first, the second to the second.
   *
   * <pre>{@code
   * ball.setClipPlanes(new ClipPlane(LEFT, 1), new ClipPlane(RIGHT, 1)); // a slice 2 thick
   * }</pre>
   */
  default S setClipPlanes(ClipPlane... planes) {
    List<ClipPlane> all = List.of(planes);
    self().visit(m -> ((Mobject<?>) m).clip(all));
    return self();
  }

  /** Undoes {@link #setClipPlane} and {@link #setClipPlanes}. */
  default S deactivateClipPlane() {
    return setClipPlanes();
  }

  /** The planes that hide parts of this object (not of its children). */
  default List<ClipPlane> clipPlanes() {
    return self().spatial().clip();
  }

  /**
   * Lets the family turn with the camera about its centre, so that it is always seen as the default
   * camera would see it, but in its place in space: for labels.
   */
  default S fixOrientation() {
    self().spatial().faceCamera(true);
    self().lookChanged();
    return self();
  }

  /** Undoes {@link #fixOrientation}. */
  default S unfixOrientation() {
    self().spatial().faceCamera(false);
    self().lookChanged();
    return self();
  }
}
