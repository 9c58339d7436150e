package zoetrope.svg;

import java.util.EnumSet;
import java.util.Set;

/**
 * What a number of a colour tells, whatever the space: the categories of analogous components of
 * CSS Color Level 4, section 12.2, in which X, Y and Z count as red, green and blue and saturation
 * as chroma.
 */
enum ColorComponent {
  RED,
  GREEN,
  BLUE,
  LIGHTNESS,
  A,
  B,
  CHROMA,
  HUE,
  WHITENESS,
  BLACKNESS,
  ALPHA;

  private static final Set<ColorComponent> AXES = EnumSet.of(A, B);

  private static final Set<ColorComponent> POLAR = EnumSet.of(CHROMA, HUE);

  /** What of the missing components of a colour is missing when it is brought to another space. */
  static Set<ColorComponent> carried(Set<ColorComponent> missing, ColorSpace from, ColorSpace to) {
    Set<ColorComponent> carried = EnumSet.noneOf(ColorComponent.class);
    carried.addAll(missing);
    // What says as one that a colour is grey says so in the other way as well.
    if (missing.containsAll(POLAR)) {
      carried.addAll(AXES);
    }
    if (missing.containsAll(AXES)) {
      carried.addAll(POLAR);
    }
    if (missing.containsAll(from.components())) {
      carried.addAll(to.components());
    }
    boolean isSeen = !missing.contains(ALPHA);
    carried.retainAll(to.components());
    if (!isSeen) {
      carried.add(ALPHA);
    }
    return carried;
  }
}
