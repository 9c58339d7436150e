package zoetrope.mobject;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * Methods for a mobject in space: its z index, sorting by depth, clipping planes, and whether it
 * follows the camera.
 */
public interface InSpace<S extends Mobject<S>> {
  /** Returns this object. */
  S self();

  /** Fixes the family in the frame: it is always drawn as seen by the default camera. */
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
   * Sorts the family by depth instead of by the order of the stage, so that nearer objects hide
   * farther ones; see {@link DisplayListBuilder}. Surfaces and solids are sorted by depth by
   * default.
   */
  default S applyDepthTest() {
    return testDepth(true);
  }

  /**
   * Undoes {@link #applyDepthTest}. The family is drawn in the order of the stage, even where
   * everything else is sorted by depth.
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
   * Sets the z index of the family. Objects with a higher z index are drawn in front of objects
   * with a lower one, wherever they are on the stage. Objects with equal z indices are drawn in the
   * order of the stage. The default is 0. Children that are added later get the same z index. The z
   * index can be animated.
   *
   * @param index any finite number, including negative ones
   * @throws IllegalArgumentException if the index is not finite
   */
  default S setZIndex(double index) {
    if (!Double.isFinite(index)) {
      throw new IllegalArgumentException("a z index must be a finite number, not " + index);
    }
    self().visit(m -> m.setZIndexSelf(m == self() ? index : Double.NaN));
    return self();
  }

  /** Returns the z index that was set for this object, or 0 if none was set. */
  default double zIndex() {
    return Double.isNaN(self().zIndexSelf()) ? 0 : self().zIndexSelf();
  }

  /**
   * Hides everything of the family beyond a plane: all points p with {@code direction . p +
   * threshold < 0}, in scene units. The plane does not move with the family. Faces, fills, lines,
   * dots and images are cut exactly. Labels that face the camera, displays of other cameras and
   * families that are composited as one are shown or hidden as a whole, depending on their centre.
   * The plane can be animated. If an animation adds the plane, it cuts from the start of the
   * animation; if an animation removes it, it cuts until the end.
   *
   * <pre>{@code
   * surface.setClipPlane(RIGHT, 0); // shows only x >= 0
   * play(animate(surface, s -> s.setClipPlane(RIGHT, 2))); // now x >= -2
   * }</pre>
   *
   * @throws IllegalArgumentException if the direction has length 0 or a number is not finite
   */
  default S setClipPlane(Vec direction, double threshold) {
    return setClipPlanes(new ClipPlane(direction, threshold));
  }

  /**
   * Hides everything of the family beyond any of several planes; see {@link #setClipPlane}. In an
   * animation, planes are paired by their position in the list.
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

  /** Returns the planes that clip this object, not counting its children. */
  default List<ClipPlane> clipPlanes() {
    return self().spatial().clip();
  }

  /**
   * Turns the family about its centre so that it always faces the camera, while it keeps its place
   * in space. Use it for labels.
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
