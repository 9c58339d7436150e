package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * A part of a layout: its size, and the places of its objects relative to its centre. All lengths
 * are in scene units.
 *
 * @param boxes the containers in this part, with their frames
 */
record Arranged(double width, double height, List<Spot> spots, List<Placed> boxes) {
  static final Arranged EMPTY = new Arranged(0, 0, List.of(), List.of());

  /** The frame of a container; {@code factor} is the change of its size. */
  record Placed(LayoutBox<?> box, LayoutFrame frame, double factor) {}

  /** Returns the part for one object, which has this box before the layout. */
  static Arranged of(Mobject<?> member, Bounds box) {
    if (box.isEmpty()) {
      return EMPTY;
    }
    Spot spot = new Spot(member, box.center(), box.size(), Vec.ZERO, 1, 0);
    return new Arranged(box.size().x(), box.size().y(), List.of(spot), List.of());
  }

  /** Returns a part of this size that consists of other parts, which are in their places. */
  static Arranged of(double width, double height, List<Arranged> parts) {
    return new Arranged(
        width,
        height,
        parts.stream().flatMap(p -> p.spots.stream()).toList(),
        parts.stream().flatMap(p -> p.boxes.stream()).toList());
  }

  boolean isEmpty() {
    return spots.isEmpty();
  }

  /** Returns the extent along x (0) or y (1). */
  double length(int dimension) {
    return dimension == 0 ? width : height;
  }

  Arranged moved(Vec way) {
    return new Arranged(
        width,
        height,
        spots.stream().map(s -> s.moved(way)).toList(),
        boxes.stream().map(p -> new Placed(p.box, p.frame.moved(way), p.factor)).toList());
  }

  Arranged scaled(double by) {
    return by == 1
        ? this
        : new Arranged(
            width * by,
            height * by,
            spots.stream().map(s -> s.scaled(by)).toList(),
            boxes.stream().map(p -> new Placed(p.box, p.frame.scaled(by), p.factor * by)).toList());
  }

  Arranged with(UnaryOperator<Spot> change) {
    return new Arranged(width, height, spots.stream().map(change).toList(), boxes);
  }

  /** Returns this part as the content of a container. */
  Arranged in(LayoutBox<?> box) {
    List<Placed> all = new ArrayList<>(boxes);
    all.add(new Placed(box, new LayoutFrame(Vec.ZERO, width, height), 1));
    return new Arranged(width, height, spots, all);
  }
}
