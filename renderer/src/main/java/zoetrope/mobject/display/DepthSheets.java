package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * A collector that combines flat objects of one plane, such as the letters of a text or the lines
 * of a grid. Within the plane, later objects are in front; relative to other objects they are
 * sorted as a whole.
 */
final class DepthSheets {
  /** The number of recent planes that are searched for the plane of an object. */
  private static final int MAX_SEARCHED_SHEETS = 16;

  private final List<DepthSortable> result = new ArrayList<>();
  private final List<Sheet> sheets = new ArrayList<>();

  private record Sheet(ScenePlane plane, int place, List<DepthSortable> members) {}

  private DepthSheets() {}

  /** Returns the same objects in the same order, with those of one plane combined. */
  static List<DepthSortable> of(List<DepthSortable> all) {
    DepthSheets sheets = new DepthSheets();
    all.forEach(sheets::add);
    sheets.close();
    return sheets.result;
  }

  private void add(DepthSortable one) {
    ScenePlane plane = one.plane();
    if (plane == null) {
      close();
      result.add(one);
      return;
    }
    for (int i = sheets.size() - 1; i >= Math.max(0, sheets.size() - MAX_SEARCHED_SHEETS); i--) {
      if (sheets.get(i).plane().isSame(plane)) {
        sheets.get(i).members().add(one);
        return;
      }
    }
    sheets.add(new Sheet(plane, result.size(), new ArrayList<>(List.of(one))));
    result.add(one);
  }

  /** Combines the objects of each sheet. Later objects begin new sheets. */
  private void close() {
    for (Sheet sheet : sheets) {
      if (sheet.members().size() > 1) {
        Affine box = box(sheet.plane().normal(), sheet.members());
        result.set(sheet.place(), DepthSortable.sheet(sheet.members(), box));
      }
    }
    sheets.clear();
  }

  /** Returns a box around the boxes of all members, aligned with the plane. */
  private static Affine box(Vec normal, List<DepthSortable> members) {
    Vec along = members.get(0).box().column(0);
    Vec side = along.minus(normal.times(along.dot(normal))).normalized();
    if (!(side.length() > 0.5)) {
      side = normal.cross(Math.abs(normal.x()) < 0.5 ? Vec.of(1, 0) : Vec.of(0, 1)).normalized();
    }
    Vec[] axes = {side, normal.cross(side), normal};
    Vec middle = Vec.ZERO;
    Vec[] reach = new Vec[3];
    for (int d = 0; d < 3; d++) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (DepthSortable member : members) {
        double at = axes[d].dot(member.center());
        double half = DepthOrder.reach(member.box(), axes[d]);
        low = Math.min(low, at - half);
        high = Math.max(high, at + half);
      }
      middle = middle.plus(axes[d].times((low + high) / 2));
      reach[d] = axes[d].times((high - low) / 2);
    }
    return Affine.ofColumns(reach[0], reach[1], reach[2], middle);
  }
}
