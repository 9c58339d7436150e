package zoetrope.internal.render.sheet;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.FrameSize;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.render.request.SheetFrames.Mark;

/**
 * Draws numbered boxes on a frame of a storyboard. Coordinates on the page are in inches from its
 * upper left corner, y down.
 */
final class MarkLabels {
  private static final double POINTS = 8;
  private static final double HEIGHT = 0.14;
  private static final double PADDING = 0.03;

  private final SheetCanvas canvas;
  private final double unit;
  private final Bounds picture;
  private final List<Bounds> labels = new ArrayList<>();

  /**
   * Creates labels for a frame.
   *
   * @param size the size of the frame in scene units
   * @param x the left side of the frame on the page
   * @param y the upper side of the frame on the page
   * @param width the width of the frame on the page
   */
  MarkLabels(SheetCanvas canvas, FrameSize size, double x, double y, double width) {
    this.canvas = canvas;
    this.unit = width / size.width();
    this.picture = new Bounds(Vec.of(x, y), Vec.of(x + width, y + width / size.aspect()));
  }

  void add(List<Mark> marks) {
    for (Mark mark : marks) {
      for (Bounds box : mark.boxes()) {
        add(Integer.toString(mark.number()), onPage(box));
      }
    }
  }

  /**
   * Converts a box from scene units to inches on the page, and clips it to the frame. A box outside
   * of the frame becomes a line or a point at its border.
   */
  private Bounds onPage(Bounds box) {
    Vec middle = picture.center();
    Vec min = middle.plus(Vec.of(unit * box.min().x(), -unit * box.max().y()));
    Vec max = middle.plus(Vec.of(unit * box.max().x(), -unit * box.min().y()));
    Vec space = Vec.of(PADDING, PADDING);
    return new Bounds(inside(min.minus(space)), inside(max.plus(space)));
  }

  private Vec inside(Vec point) {
    return Vec.of(
        Math.min(Math.max(point.x(), picture.min().x()), picture.max().x()),
        Math.min(Math.max(point.y(), picture.min().y()), picture.max().y()));
  }

  private void add(String number, Bounds box) {
    double width = box.size().x();
    double height = box.size().y();
    canvas.outline(box.min().x(), box.min().y(), width, height, 1.2, SheetStyle.MARK);
    double wide = SheetLines.layout(number, SheetStyle.BOLD).width() * POINTS / 72 + 2 * PADDING;
    Bounds label = free(box, Vec.of(wide, HEIGHT));
    labels.add(label);
    double left = label.min().x();
    canvas.bar(left, label.min().y(), wide, HEIGHT, SheetStyle.MARK);
    double baseline = label.max().y() - PADDING;
    canvas.text(number, SheetStyle.BOLD, POINTS, SheetStyle.PAPER, left + PADDING, baseline);
  }

  /**
   * Returns the first position at a corner of the box where a label of this size overlaps no other
   * label. If there is none, returns the first corner.
   */
  private Bounds free(Bounds box, Vec size) {
    List<Vec> corners =
        List.of(
            Vec.of(box.min().x(), box.min().y() - size.y()),
            Vec.of(box.max().x() - size.x(), box.max().y()),
            Vec.of(box.max().x() - size.x(), box.min().y() - size.y()),
            Vec.of(box.min().x(), box.max().y()));
    List<Bounds> places =
        corners.stream().map(this::inside).map(at -> new Bounds(at, at.plus(size))).toList();
    return places.stream()
        .filter(place -> labels.stream().allMatch(l -> l.intersection(place).isEmpty()))
        .findFirst()
        .orElse(places.get(0));
  }
}
