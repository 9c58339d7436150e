package zoetrope.svg;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/**
 * A colour in one of the spaces of CSS, which may lie outside sRGB.
 *
 * @param missing the components that are {@code none}; they count as 0 until the colour is mixed
 *     with one that has them
 * @param alpha from 0 to 1
 */
record SpaceColor(ColorSpace space, Vec components, Set<ColorComponent> missing, double alpha) {
  /** The ways around the circle of hues. */
  static final List<String> WAYS = List.of("shorter", "longer", "increasing", "decreasing");

  static SpaceColor of(Color color) {
    Vec components = Vec.of(color.red(), color.green(), color.blue());
    return new SpaceColor(ColorSpace.SRGB, components, Set.of(), color.alpha());
  }

  /** The nearest colour of sRGB, as CSS Color Level 4, section 13.2, maps it. */
  Color toColor() {
    double alpha = missing.contains(ColorComponent.ALPHA) ? 0 : this.alpha;
    return space.toColor(components).withAlpha(alpha);
  }

  /** The same colour, of which no more than a share is seen. */
  SpaceColor faded(double share) {
    return new SpaceColor(space, components, missing, alpha * share);
  }

  /** The colour in another space; what is missing stays so, by section 12.2 of Level 4. */
  SpaceColor in(ColorSpace other) {
    if (other == space) {
      return this;
    }
    Vec there = other.fromLinear(space.toLinear(components));
    Set<ColorComponent> gone = ColorComponent.carried(missing, space, other);
    if (other.isPolar() && !other.hasHue(there)) {
      gone.add(ColorComponent.HUE);
    }
    return new SpaceColor(other, there, gone, alpha);
  }

  /** The colour with the components of another where its own are missing. */
  private SpaceColor filledBy(SpaceColor other) {
    double[] filled = new double[3];
    for (int i = 0; i < filled.length; i++) {
      boolean isMissing = missing.contains(space.components().get(i));
      filled[i] = (isMissing ? other : this).components.get(i);
    }
    double seen = missing.contains(ColorComponent.ALPHA) ? other.alpha : alpha;
    return new SpaceColor(space, Vec.of(filled[0], filled[1], filled[2]), missing, seen);
  }

  /**
   * The mean of two colours in a space, premultiplied, by CSS Color Level 5, section 3. What both
   * lack, the mean lacks too.
   *
   * @param share of the second one, from 0 to 1
   * @param way around the circle of hues: {@code shorter}, {@code longer}, {@code increasing} or
   *     {@code decreasing}
   */
  SpaceColor mixed(SpaceColor second, double share, ColorSpace inSpace, String way) {
    SpaceColor a = in(inSpace);
    SpaceColor b = second.in(inSpace);
    Set<ColorComponent> lost = EnumSet.noneOf(ColorComponent.class);
    lost.addAll(a.missing);
    lost.retainAll(b.missing);
    return a.filledBy(b).mean(b.filledBy(a), share, way, lost);
  }

  private SpaceColor mean(SpaceColor b, double share, String way, Set<ColorComponent> lost) {
    boolean isOpaque = lost.contains(ColorComponent.ALPHA);
    double left = (isOpaque ? 1 : alpha) * (1 - share);
    double right = (isOpaque ? 1 : b.alpha) * share;
    double sum = left + right;
    Vec mean =
        sum == 0 ? components : components.times(left / sum).plus(b.components.times(right / sum));
    if (space == ColorSpace.SRGB) {
      mean =
          Vec.of(
              ColorSpace.exact(mean.x()), ColorSpace.exact(mean.y()), ColorSpace.exact(mean.z()));
    }
    if (space.isPolar()) {
      double hue = hue(space.hue(components), space.hue(b.components), share, way);
      mean =
          space.hasHueFirst() ? Vec.of(hue, mean.y(), mean.z()) : Vec.of(mean.x(), mean.y(), hue);
    }
    return new SpaceColor(space, mean, lost, isOpaque ? 0 : sum);
  }

  /** The hue between two others, in turns. */
  private static double hue(double from, double to, double share, String way) {
    double turn = to - Math.floor(to) - (from - Math.floor(from));
    turn +=
        switch (way) {
          case "longer" -> turn > 0 && turn < 0.5 ? -1 : turn > -0.5 && turn <= 0 ? 1 : 0;
          case "increasing" -> turn < 0 ? 1 : 0;
          case "decreasing" -> turn > 0 ? -1 : 0;
          default -> turn > 0.5 ? -1 : turn < -0.5 ? 1 : 0;
        };
    return from + share * turn;
  }
}
