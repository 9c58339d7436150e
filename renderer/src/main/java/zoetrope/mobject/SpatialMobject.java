package zoetrope.mobject;

import java.util.List;
import java.util.function.DoubleConsumer;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.internal.mobject.NotFiniteException;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;

/** The state of a mobject in space, which {@link InSpace} changes. */
abstract class SpatialMobject extends MobjectTree {
  private double fixed;
  private SpatialState spatial = new SpatialState();

  /** The recorded rotations; null if there are none. */
  private Turn turns;

  /** Replaces the state that a new clone shares with its original by a copy. */
  final void ownSpatial() {
    spatial = spatial.copy();
  }

  /**
   * Checks that a map keeps positions finite, and returns it.
   *
   * @throws IllegalArgumentException if it does not
   */
  final Affine requireFinite(Affine map) {
    if (!map.isFinite()) {
      NotFiniteException.check("transform", map.translation());
      throw NotFiniteException.ofPosition(kind());
    }
    return map;
  }

  final boolean isFixed() {
    return fixed >= 0.5;
  }

  /**
   * Returns how far the object is fixed in the frame: from 0, where it moves with the scene when
   * the camera moves, to 1, where it keeps its place in the frame.
   */
  public final double fixedInFrame() {
    return fixed;
  }

  /** Fixes this object, without its children, in the frame; see {@link #fixedInFrame}. */
  protected final void setFixedSelf(double newFixed) {
    if (newFixed != fixed) {
      fixed = newFixed;
      changedSelf();
      lookChanged();
    }
  }

  /**
   * Copies the state in space of {@code parent} to this object, its new child: fixing in the frame,
   * depth test, shading and clipping. The z index and the orientation are not copied, because a
   * child has those of its parent.
   */
  final void copySpatialState(SpatialMobject parent) {
    fixed = parent.fixed;
    spatial = parent.spatial.copy();
    spatial.zIndex(Double.NaN);
    spatial.faceCamera(false);
  }

  /** Returns whether this object, without its children, is sorted by depth. */
  public final boolean isDepthTested() {
    return spatial.isDepthTested();
  }

  /** Returns whether this object is sorted by depth when it is added to {@code out}. */
  protected final boolean isDepthTested(DisplayListBuilder out) {
    return !isFixed() && spatial.isDepthTested(out) || spatial.isDepthTested();
  }

  /**
   * Adds an item of this object, without lighting and clipping. The item is sorted by depth if the
   * object is.
   */
  protected final void addFlat(Item item, DisplayListBuilder out) {
    spatial.addFlat(item, out);
  }

  /** Returns the z index of this object, or NaN if it has that of its parent. */
  final double zIndexSelf() {
    return spatial.zIndex();
  }

  final void setZIndexSelf(double index) {
    if (Double.compare(index, zIndexSelf()) != 0) {
      spatial.zIndex(index);
      lookChanged();
    }
  }

  /** Returns the tween of the z index, of the fixing in the frame and of the clip planes. */
  final Tween tweenInSpace(SpatialMobject start, SpatialMobject end) {
    Tween tween = tweenZIndex(start.zIndexSelf(), end.zIndexSelf(), this::setZIndexSelf);
    double from = start.fixed;
    double to = end.fixed;
    if (from != to) {
      tween = tween.and(alpha -> setFixedSelf((1 - alpha) * from + alpha * to));
    }
    List<ClipPlane> first = start.spatial.clip();
    List<ClipPlane> last = end.spatial.clip();
    return first.equals(last)
        ? tween
        : tween.and(alpha -> clip(ClipPlane.between(first, last, alpha)));
  }

  /** Returns the tween from one z index to another, where NaN counts as 0. */
  private static Tween tweenZIndex(double first, double last, DoubleConsumer setter) {
    if (Double.compare(first, last) == 0) {
      return alpha -> {};
    }
    double from = Double.isNaN(first) ? 0 : first;
    double to = Double.isNaN(last) ? 0 : last;
    return alpha ->
        setter.accept(alpha <= 0 ? first : alpha >= 1 ? last : (1 - alpha) * from + alpha * to);
  }

  final void clip(List<ClipPlane> planes) {
    if (!planes.equals(spatial.clip())) {
      spatial.clip(planes);
      changedSelf();
      lookChanged();
    }
  }

  /** Sets how light changes the colours of this object, which is lit like a flat path. */
  final void shade(Shading shading) {
    spatial.shade(shading);
    lookChanged();
  }

  final Turn turns() {
    return turns;
  }

  final void turned(Turn newTurns) {
    turns = newTurns;
  }

  final SpatialState spatial() {
    return spatial;
  }
}
