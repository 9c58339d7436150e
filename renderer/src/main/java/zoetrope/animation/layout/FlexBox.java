package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;
import zoetrope.processor.Word;

/**
 * A row or a column of objects, like a flex container of CSS. Rows run to the right and columns
 * downwards.
 *
 * <pre>{@code
 * var tags = row(a, b, c).gap(0.4).align(UP).wrap(6);
 * }</pre>
 */
public final class FlexBox extends LayoutBox<FlexBox> {
  private static final double TOLERANCE = 1e-9;

  private final int main;
  private double limit = Double.POSITIVE_INFINITY;

  private FlexBox(int main) {
    super(Placement.MED_SMALL_BUFF);
    this.main = main;
  }

  /**
   * Returns a row of objects, 0.25 units apart and centred at the origin. Their centres, or for
   * texts of one size their baselines, are on one line.
   *
   * @throws IllegalArgumentException if an object occurs twice
   */
  @Word("row")
  public static FlexBox row(Mobject<?>... members) {
    return row(Arrays.asList(members));
  }

  /** Returns a row of objects; see {@code row(a, b, c)}. */
  @Word("row")
  public static FlexBox row(List<? extends Mobject<?>> members) {
    return new FlexBox(0).filled(members);
  }

  /**
   * Returns a column of objects, 0.25 units apart and centred at the origin, the first at the top.
   *
   * @throws IllegalArgumentException if an object occurs twice
   */
  @Word("column")
  public static FlexBox column(Mobject<?>... members) {
    return column(Arrays.asList(members));
  }

  /** Returns a column of objects; see {@code column(a, b, c)}. */
  @Word("column")
  public static FlexBox column(List<? extends Mobject<?>> members) {
    return new FlexBox(1).filled(members);
  }

  /**
   * Begins a new line of the row where the members would be longer than {@code length} scene units;
   * a column begins a new column. The lines are centred, or aligned as {@link #align} says.
   *
   * @throws IllegalArgumentException if {@code length} is not above 0, or if one member alone is
   *     longer
   */
  public FlexBox wrap(double length) {
    limit = Preconditions.requireAbove("the length of a line", length, 0);
    return changed();
  }

  @Override
  public String kind() {
    return main == 0 ? "Row" : "Column";
  }

  @Override
  Arranged arrange(List<Arranged> parts, EndStates ends) {
    int cross = 1 - main;
    List<Arranged> lines = lines(parts).stream().map(line -> chain(line, main)).toList();
    return chain(lines, cross);
  }

  private List<List<Arranged>> lines(List<Arranged> parts) {
    List<List<Arranged>> lines = new ArrayList<>();
    double room = -1;
    for (int i = 0; i < parts.size(); i++) {
      Arranged part = parts.get(i);
      if (part.isEmpty()) {
        continue;
      }
      double length = part.length(main);
      requireFit(children().get(i), length);
      if (room < gapAlong(main) + length - TOLERANCE) {
        lines.add(new ArrayList<>());
        room = limit * scale() - length;
      } else {
        room -= gapAlong(main) + length;
      }
      lines.get(lines.size() - 1).add(part);
    }
    return lines;
  }

  private void requireFit(Mobject<?> member, double length) {
    if (length > limit * scale() + TOLERANCE) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s is %.2f units %s, but the lines of the %s are %.2f units: make it smaller, or"
                  + " call wrap() with at least %.2f",
              MemberNames.of(member),
              length,
              main == 0 ? "wide" : "high",
              kind().toLowerCase(Locale.ROOT),
              limit * scale(),
              length / scale()));
    }
  }

  /** Puts parts one after the other along a dimension, aligned in the other one. */
  private Arranged chain(List<Arranged> parts, int along) {
    int across = 1 - along;
    double length = gapAlong(along) * Math.max(0, parts.size() - 1);
    double breadth = 0;
    for (Arranged part : parts) {
      length += part.length(along);
      breadth = Math.max(breadth, part.length(across));
    }
    double sign = along == 0 ? 1 : -1;
    double at = -length / 2;
    List<Arranged> placed = new ArrayList<>();
    for (Arranged part : parts) {
      double middle = sign * (at + part.length(along) / 2);
      double aside = side(across) * (breadth - part.length(across)) / 2;
      placed.add(part.moved(Vec.ZERO.with(along, middle).with(across, aside)));
      at += part.length(along) + gapAlong(along);
    }
    return along == 0 ? Arranged.of(length, breadth, placed) : Arranged.of(breadth, length, placed);
  }
}
