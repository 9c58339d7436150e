package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import zoetrope.geometry.Vec;

/**
 * Arranges the children of a mobject: in rows, in grids, in order.
 *
 * @param <S> the concrete class itself
 */
public interface Arrangement<S extends Mobject<S>> {
  /** The object. */
  S self();

  /**
   * Puts each child to the right of the one before, 0.25 apart, the whole centred at the origin.
   */
  default S arrange() {
    return arrange(new Vec(1, 0, 0));
  }

  /** Puts each child on the {@code direction} side of the one before, 0.25 apart, centred. */
  default S arrange(Vec direction) {
    return arrange(direction, Placement.MED_SMALL_BUFF);
  }

  /** Puts each child on the {@code direction} side of the one before, centred at the origin. */
  default S arrange(Vec direction, double buff) {
    return arrange(direction, buff, Vec.ZERO);
  }

  /** Puts each child on the {@code direction} side of the one before with edges level, centred. */
  default S arrange(Vec direction, double buff, Vec alignedEdge) {
    arrangeInPlace(direction, buff, alignedEdge);
    self().toCenter();
    return self();
  }

  /** Like {@link #arrange(Vec, double, Vec)}, but the first child stays where it is. */
  default S arrangeInPlace(Vec direction, double buff, Vec alignedEdge) {
    List<Mobject<?>> children = self().children();
    for (int i = 1; i < children.size(); i++) {
      children.get(i).nextTo(children.get(i - 1), direction, buff, alignedEdge);
    }
    return self();
  }

  /**
   * Puts each child below the one before as lines of text stand, {@code buff} units apart, with
   * edges level, the whole centred at the origin. Text has the room of {@link Mobject#lineBox}:
   * single lines of one size have equally distant baselines, whatever letters they have.
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

  /** Arranges the children in a grid by {@code layout}, row by row unless it says otherwise. */
  default S arrangeInGrid(GridLayout layout) {
    List<Mobject<?>> children = self().children();
    List<Vec> positions = layout.positions(children.stream().map(m -> m.bounds().size()).toList());
    for (int i = 0; i < positions.size(); i++) {
      children.get(i).moveTo(positions.get(i), layout.alignedEdge());
    }
    self().toCenter();
    return self();
  }

  /** Arranges the children in a grid of as many rows as columns, as far as that goes. */
  default S arrangeInGrid() {
    return arrangeInGrid(GridLayout.of(0, 0));
  }

  /** Arranges the children in {@code rows} rows and {@code columns} columns with default gaps. */
  default S arrangeInGrid(int rows, int columns) {
    return arrangeInGrid(GridLayout.of(rows, columns));
  }

  /** The same with gaps of {@code buff} scene units between rows and between columns. */
  default S arrangeInGrid(int rows, int columns, double buff) {
    return arrangeInGrid(GridLayout.of(rows, columns).buff(buff));
  }

  /**
   * Makes the gaps between the children equal, so that the whole is {@code width} wide. Order,
   * sizes and heights stay, and so does the middle of the whole.
   */
  default S arrangeToFitWidth(double width) {
    return arrangeToFitWidth(width, Vec.ZERO);
  }

  /** Like {@link #arrangeToFitWidth(double)}; the side in direction {@code aboutEdge} stays. */
  default S arrangeToFitWidth(double width, Vec aboutEdge) {
    return arrangeToFit(width, 0, aboutEdge);
  }

  /**
   * Makes the gaps between the children equal, one below the other, so that the whole is {@code
   * height} high. Order, sizes and places along x stay, and so does the middle of the whole.
   */
  default S arrangeToFitHeight(double height) {
    return arrangeToFitHeight(height, Vec.ZERO);
  }

  /** Like {@link #arrangeToFitHeight(double)}; the side in direction {@code aboutEdge} stays. */
  default S arrangeToFitHeight(double height, Vec aboutEdge) {
    return arrangeToFit(height, 1, aboutEdge);
  }

  /** Along x children follow to the right, along y downwards. */
  private S arrangeToFit(double length, int dimension, Vec aboutEdge) {
    S whole = self();
    List<Mobject<?>> children = whole.children();
    if (children.size() < 2) {
      return whole;
    }
    double kept = whole.bounds().coordinate(dimension, aboutEdge.get(dimension));
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
    whole.setCoordinate(kept, dimension, aboutEdge);
    return whole;
  }

  /** Sorts the children by their x coordinates. */
  default S sort() {
    return sort(Mobject::x);
  }

  /** Sorts the children by {@code key}; equal ones keep their order. */
  default S sort(ToDoubleFunction<? super Mobject<?>> key) {
    S whole = self();
    List<Mobject<?>> children = new ArrayList<>(whole.children());
    children.sort(Comparator.comparingDouble(key));
    whole.setChildren(children);
    return self();
  }

  /** Puts the children in the opposite order. */
  default S reverse() {
    S whole = self();
    List<Mobject<?>> children = new ArrayList<>(whole.children());
    Collections.reverse(children);
    whole.setChildren(children);
    return self();
  }

  /** Puts the children in a random order. */
  default S shuffle(RandomGenerator random) {
    S whole = self();
    List<Mobject<?>> children = new ArrayList<>(whole.children());
    for (int i = children.size() - 1; i > 0; i--) {
      int k = random.nextInt(i + 1);
      Mobject<?> swapped = children.set(i, children.get(k));
      children.set(k, swapped);
    }
    whole.setChildren(children);
    return self();
  }

  /** Spreads the children by half: see {@link #spaceOut(double)}. */
  default S spaceOut() {
    return spaceOut(1.5);
  }

  /** Spreads the children: the whole by {@code factor}, each child back about its own centre. */
  default S spaceOut(double factor) {
    S whole = self();
    whole.scale(factor);
    for (Mobject<?> child : whole.children()) {
      child.scale(1 / factor);
    }
    return self();
  }
}
