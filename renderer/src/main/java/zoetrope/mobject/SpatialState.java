package zoetrope.mobject;

import java.util.List;
import java.util.function.Supplier;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.display.Billboard;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DepthSortable;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.ItemClip;
import zoetrope.mobject.display.ShadedShape;
import zoetrope.mobject.display.Shading;

/** How a mobject is drawn in space: z index, depth test, shading, clipping and orientation. */
final class SpatialState {
  /** Whether the object is sorted by depth; null for the default of the display list. */
  private Boolean depthTest;

  private DepthSortable sortable;
  private Billboard billboard;
  private ShadedShape lit;
  private double zIndex = Double.NaN;
  private List<ClipPlane> clip = List.of();

  /** The last item that was clipped, and its visible parts. */
  private Item whole;

  private List<Item> parts;
  private List<DepthSortable> sortableParts;

  SpatialState copy() {
    SpatialState copy = new SpatialState();
    copy.depthTest = depthTest;
    copy.zIndex = zIndex;
    copy.faceCamera(billboard != null);
    copy.lit = lit == null ? null : new ShadedShape(lit.shading());
    copy.clip = clip;
    return copy;
  }

  boolean isDepthTested() {
    return Boolean.TRUE.equals(depthTest);
  }

  /** Returns whether the object is sorted by depth when it is added to {@code out}. */
  boolean isDepthTested(DisplayListBuilder out) {
    return depthTest == null ? out.isInSpace() : depthTest;
  }

  void testDepth(boolean tested) {
    depthTest = tested;
  }

  /** Returns the z index, or NaN for that of the parent. */
  double zIndex() {
    return zIndex;
  }

  void zIndex(double newIndex) {
    zIndex = newIndex;
  }

  boolean facesCamera() {
    return billboard != null;
  }

  void faceCamera(boolean faces) {
    billboard = faces ? new Billboard() : null;
  }

  List<ClipPlane> clip() {
    return clip;
  }

  void clip(List<ClipPlane> planes) {
    clip = planes;
    whole = null;
  }

  void shade(Shading shading) {
    lit = new ShadedShape(shading);
  }

  /**
   * Adds the items of a family, turned to the camera. Call it only if {@link #facesCamera}.
   *
   * @param items the items as seen by the default camera
   * @param box the bounds of the family
   */
  void addFacing(List<Item> items, Bounds box, DisplayListBuilder out) {
    List<Item> turned = billboard.turn(items, box, out.camera());
    if (out.trace() != null) {
      out.trace().turned(items, turned);
    }
    if (isDepthTested() && !turned.isEmpty()) {
      out.add(billboard.sortable(turned, box), false);
    } else {
      turned.forEach(item -> addFlat(item, out));
    }
  }

  /**
   * Adds the item of an object, lit and clipped, either flat or to be sorted by depth.
   *
   * @param unlit the item without lighting; null adds nothing
   * @param fixed whether the item is fixed in the frame, as seen by the default camera
   * @param box the box around the object's points; see {@link Mobject#selfBox}
   */
  void add(Item unlit, boolean fixed, Supplier<Affine> box, DisplayListBuilder out) {
    if (unlit == null) {
      return;
    }
    Item item = lit == null ? unlit : lit(unlit, fixed, out);
    if (!clip.isEmpty() && out.clips()) {
      addClipped(item, fixed, out);
      return;
    }
    if (!isDepthTested()) {
      addFlat(item, out);
      return;
    }
    if (sortable == null || sortable.face(0) != item) {
      sortable = DepthSortable.of(item, box.get());
    }
    out.add(sortable, fixed);
  }

  /** Adds an item as seen by the camera, without lighting and clipping. */
  void addFlat(Item item, DisplayListBuilder out) {
    if (isDepthTested()) {
      out.inSpace(() -> out.add(item));
    } else if (depthTest == null) {
      out.add(item);
    } else {
      out.addInOrder(item);
    }
  }

  private void addClipped(Item item, boolean fixed, DisplayListBuilder out) {
    if (item != whole) {
      whole = item;
      parts = ItemClip.of(item, clip);
      sortableParts =
          parts.stream().map(part -> DepthSortable.of(part, part.bounds().toBox())).toList();
    }
    for (int i = 0; i < parts.size(); i++) {
      if (isDepthTested()) {
        out.add(sortableParts.get(i), fixed);
      } else {
        addFlat(parts.get(i), out);
      }
    }
  }

  private Item lit(Item unlit, boolean fixed, DisplayListBuilder out) {
    out.markUncacheable();
    return lit.of(unlit, (fixed ? Camera.DEFAULT : out.camera()).eye(), out);
  }
}
