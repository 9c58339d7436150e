package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Spreading;

/** Methods that arrange the children of a mobject in rows, in grids or in a given order. */
public interface Arrangement<S extends Mobject<S>> {
  /** Returns this object. */
  S self();

  /** Arranges the children in a row to the right, 0.25 units apart, centred at the origin. */
  default S arrange() {
    return arrange(new Vec(1, 0, 0));
  }

  /** Arranges the children in {@code direction}, 0.25 units apart, centred at the origin. */
  default S arrange(Vec direction) {
    return arrange(direction, Placement.MED_SMALL_BUFF);
  }

  /**
   * Arranges the children in {@code direction}, {@code buff} units apart, centred at the origin.
   */
  default S arrange(Vec direction, double buff) {
    return arrange(direction, buff, Vec.ZERO);
  }

  /**
   * Arranges the children in {@code direction} with aligned sides, centred at the origin.
   *
   * @param buff the gap between neighbours in scene units
   * @param alignedEdge the direction of the sides that are aligned
   */
  default S arrange(Vec direction, double buff, Vec alignedEdge) {
    arrangeInPlace(direction, buff, alignedEdge);
    self().toCenter();
    return self();
  }

  /** Arranges the children like {@link #arrange(Vec, double, Vec)}, but does not move the first. */
  default S arrangeInPlace(Vec direction, double buff, Vec alignedEdge) {
    List<Mobject<?>> children = self().children();
    for (int i = 1; i < children.size(); i++) {
      children.get(i).nextTo(children.get(i - 1), direction, buff, alignedEdge);
    }
    return self();
  }

  /**
   * Stacks the children like lines of text, with gaps of {@code buff} scene units and the sides in
   * direction {@code alignedEdge} aligned. The whole is centred at the origin. Each text takes up
   * its {@link Mobject#lineBox}, so the baselines of single lines of one size have equal distances,
   * whatever letters they contain.
   */
  default S arrangeLines(double buff, Vec alignedEdge) {
    List<Mobject<?>> children = self().children();
    for (int i = 1; i < children.size(); i++) {
      Mobject<?> before = children.get(i - 1);
      Mobject<?> child = children.get(i);
      child.nextTo(before, new Vec(0, -1, 0), 0, alignedEdge);
      if (!before.bounds().isEmpty() && !child.bounds().isEmpty()) {
        double gap = before.lineBox().min().y() - child.lineBox().max().y();
        child.shift(new Vec(0, gap - buff, 0));
      }
    }
    self().toCenter();
    return self();
  }

  /**
   * Arranges the children in a grid and centres the whole at the origin. The layout says whether
   * rows or columns are filled first.
   */
  default S arrangeInGrid(GridLayout layout) {
    List<Mobject<?>> children = self().children();
    List<Vec> positions = layout.positions(children.stream().map(m -> m.bounds().size()).toList());
    for (int i = 0; i < positions.size(); i++) {
      children.get(i).moveTo(positions.get(i), layout.alignedEdge());
    }
    self().toCenter();
    return self();
  }

  /** Arranges the children in a grid that is as nearly square as possible, with default gaps. */
  default S arrangeInGrid() {
    return arrangeInGrid(GridLayout.of(0, 0));
  }

  /** Arranges the children in {@code rows} rows and {@code columns} columns with default gaps. */
  default S arrangeInGrid(int rows, int columns) {
    return arrangeInGrid(GridLayout.of(rows, columns));
  }

  /** Arranges the children in rows and columns with gaps of {@code buff} scene units. */
  default S arrangeInGrid(int rows, int columns, double buff) {
    return arrangeInGrid(GridLayout.of(rows, columns).buff(buff));
  }

  /**
   * Makes the gaps between the children equal so that the whole is {@code width} scene units wide.
   * The children follow each other to the right in their order; their sizes and y coordinates and
   * the centre of the whole stay.
   */
  default S arrangeToFitWidth(double width) {
    return arrangeToFitWidth(width, Vec.ZERO);
  }

  /**
   * Makes the gaps between the children equal so that the whole is {@code width} scene units wide.
   * The side of the whole in direction {@code aboutEdge} stays in place.
   */
  default S arrangeToFitWidth(double width, Vec aboutEdge) {
    return arrangeToFit(width, 0, aboutEdge);
  }

  /**
   * Makes the gaps between the children equal so that the whole is {@code height} scene units high.
   * The children follow each other downwards in their order; their sizes and x coordinates and the
   * centre of the whole stay.
   */
  default S arrangeToFitHeight(double height) {
    return arrangeToFitHeight(height, Vec.ZERO);
  }

  /**
   * Makes the gaps between the children equal so that the whole is {@code height} scene units high.
   * The side of the whole in direction {@code aboutEdge} stays in place.
   */
  default S arrangeToFitHeight(double height, Vec aboutEdge) {
    return arrangeToFit(height, 1, aboutEdge);
  }

  /** Places the children one after the other: to the right along x, downwards along y. */
  private S arrangeToFit(double length, int dimension, Vec aboutEdge) {
    S whole = self();
    List<Mobject<?>> children = whole.children();
    if (children.size() < 2) {
      return whole;
    }
    double fixedCoordinate = whole.bounds().coordinate(dimension, aboutEdge.get(dimension));
    double sum = 0;
    for (Mobject<?> child : children) {
      sum += child.bounds().size().get(dimension);
    }
    double gap = (length - sum) / (children.size() - 1);
    double sign = dimension == 0 ? 1 : -1;
    double at = 0;
    for (Mobject<?> child : children) {
      child.setCoordinate(at, dimension, Vec.ZERO.with(dimension, -sign));
      at += sign * (child.bounds().size().get(dimension) + gap);
    }
    whole.setCoordinate(fixedCoordinate, dimension, aboutEdge);
    return whole;
  }

  /**
   * Moves overlapping children apart along the x or y axis, so that neighbours are at least {@code
   * gap} scene units apart. Their order stays, and they move as little as possible: for instance,
   * labels stay near the ends of their lines. It does not matter whether the direction is up or
   * down, left or right.
   *
   * @param direction the axis along which the children move, such as {@code DOWN}
   * @throws IllegalArgumentException if the gap is negative, or the direction has no x and no y
   */
  default S spread(Vec direction, double gap) {
    Preconditions.requireNotNegative("the gap of spread()", gap);
    Preconditions.require(
        direction.x() != 0 || direction.y() != 0,
        "spread() needs a direction such as DOWN or RIGHT, not %s",
        direction);
    int axis = Math.abs(direction.x()) > Math.abs(direction.y()) ? 0 : 1;
    List<Mobject<?>> sorted = new ArrayList<>(self().children());
    sorted.sort(Comparator.comparingDouble(m -> m.center().get(axis)));
    double[] wanted = sorted.stream().mapToDouble(m -> m.center().get(axis)).toArray();
    double[] sizes = sorted.stream().mapToDouble(m -> m.bounds().size().get(axis)).toArray();
    double[] places = Spreading.places(wanted, sizes, gap);
    for (int i = 0; i < places.length; i++) {
      sorted.get(i).shift(Vec.ZERO.with(axis, places[i] - wanted[i]));
    }
    return self();
  }

  /** Sorts the children by the x coordinates of their centres, in ascending order. */
  default S sort() {
    return sort(Mobject::x);
  }

  /** Sorts the children by {@code key}, ascending; children with equal keys keep their order. */
  default S sort(ToDoubleFunction<? super Mobject<?>> key) {
    return reorder(children -> children.sort(Comparator.comparingDouble(key)));
  }

  /** Reverses the order of the children. */
  default S reverse() {
    return reorder(Collections::reverse);
  }

  /** Puts the children in a random order, drawn from {@code random}. */
  default S shuffle(RandomGenerator random) {
    return reorder(
        children -> {
          for (int i = children.size() - 1; i > 0; i--) {
            Collections.swap(children, i, random.nextInt(i + 1));
          }
        });
  }

  private S reorder(Consumer<List<Mobject<?>>> change) {
    List<Mobject<?>> children = new ArrayList<>(self().children());
    change.accept(children);
    return self().setChildren(children);
  }

  /** Moves the children apart by a factor of 1.5; see {@link #spaceOut(double)}. */
  default S spaceOut() {
    return spaceOut(1.5);
  }

  /** Multiplies the distances between the children's centres by {@code factor}; sizes stay. */
  default S spaceOut(double factor) {
    S whole = self();
    whole.scale(factor);
    for (Mobject<?> child : whole.children()) {
      child.scale(1 / factor);
    }
    return self();
  }
}
