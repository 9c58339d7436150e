package zoetrope.mobject;

import java.util.List;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;

/** The state of a mobject in space: what {@link InSpace} changes. */
abstract class SpatialMobject extends MobjectTree {
  private double fixed;
  private SpatialState spatial = new SpatialState();

  /** Gives a fresh clone a state of its own. */
  final void ownSpatial() {
    spatial = spatial.copy();
  }

  /** Whether the object counts as fixed in the frame. */
  final boolean isFixed() {
    return fixed >= 0.5;
  }

  /** Whether the object keeps its place in the picture when the camera moves: from 0 (no) to 1. */
  public final double fixedInFrame() {
    return fixed;
  }

  /** Fixes this object alone in the frame; see {@link #fixedInFrame}. */
  protected final void setFixedSelf(double newFixed) {
    if (newFixed != fixed) {
      fixed = newFixed;
      changedSelf();
      lookChanged();
    }
  }

  /** Whether this object (not its children) is put in order by depth. */
  public final boolean isDepthTested() {
    return spatial.isDepthTested();
  }

  /** Whether this object is sorted by depth among what is added to {@code out}. */
  protected final boolean isDepthTested(DisplayListBuilder out) {
    return !isFixed() && spatial.isDepthTested(out) || spatial.isDepthTested();
  }

  /** The z index of this object; NaN for that of the object it is a child of. */
  final double zIndexSelf() {
    return spatial.zIndex();
  }

  final void setZIndexSelf(double index) {
    if (Double.compare(index, zIndexSelf()) != 0) {
      spatial.zIndex(index);
      lookChanged();
    }
  }

  final void clip(List<ClipPlane> planes) {
    if (!planes.equals(spatial.clip())) {
      spatial.clip(planes);
      changedSelf();
      lookChanged();
    }
  }

  /** Shades this object's own flat shape. */
  final void shade(Shading shading) {
    spatial.shade(shading);
    lookChanged();
  }

  final SpatialState spatial() {
    return spatial;
  }
}
