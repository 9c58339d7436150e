package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * Puts flat things of one plane together, such as the letters of a text or the lines of a grid: in
 * their plane the later one lies in front, and only as a whole are they in front of others.
 */
final class DepthSheets {
  /** Among so many planes that were met last a thing's own is looked for. */
  private static final int RECENT = 16;

  private final List<DepthSortable> result = new ArrayList<>();
  private final List<Sheet> sheets = new ArrayList<>();

  private record Sheet(ScenePlane plane, int place, List<DepthSortable> members) {}

  private DepthSheets() {}

  /** The same things in the same order, with those of one plane as one. */
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
    for (int i = sheets.size() - 1; i >= Math.max(0, sheets.size() - RECENT); i--) {
      if (sheets.get(i).plane().isSame(plane)) {
        sheets.get(i).members().add(one);
        return;
      }
    }
    sheets.add(new Sheet(plane, result.size(), new ArrayList<>(List.of(one))));
    result.add(one);
  }

  /** What lies on what comes next does not lie in a sheet before it. */
  private void close() {
    for (Sheet sheet : sheets) {
      if (sheet.members().size() > 1) {
        Affine box = box(sheet.plane().normal(), sheet.members());
        result.set(sheet.place(), DepthSortable.sheet(sheet.members(), box));
      }
    }
    sheets.clear();
  }

  /** The box around the boxes of all members, along the plane. */
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
