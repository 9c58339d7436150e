package zoetrope.text;

import java.util.Optional;

/**
 * A change of style for a part of a text; empty properties are inherited.
 *
 * <pre>{@code
 * FontChange.NONE.weight(Weight.BOLD).size(1.5)
 * }</pre>
 *
 * @param family another family
 * @param weight another weight
 * @param slant another slant
 * @param size the factor of the inherited size, above 0
 * @param rise the baseline shift in ems of the inherited size; up if positive
 * @param underline whether a line is drawn under it, also if a change before asks for it
 * @param strikethrough whether a line is drawn through it, also if a change before asks for it
 */
public record FontChange(
    Optional<FontFamily> family,
    Optional<Weight> weight,
    Optional<Slant> slant,
    double size,
    double rise,
    boolean underline,
    boolean strikethrough) {
  /** No change. */
  public static final FontChange NONE =
      new FontChange(Optional.empty(), Optional.empty(), Optional.empty(), 1, 0, false, false);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if size or rise are out of range
   */
  public FontChange {
    if (!(size > 0) || Double.isInfinite(size)) {
      throw new IllegalArgumentException("a size factor is over 0, not " + size);
    }
    if (!Double.isFinite(rise)) {
      throw new IllegalArgumentException("a rise is a finite number of ems, not " + rise);
    }
  }

  /** The same in {@code family}. */
  public FontChange family(FontFamily family) {
    return new FontChange(Optional.of(family), weight, slant, size, rise, underline, strikethrough);
  }

  /** The same in {@code weight}. */
  public FontChange weight(Weight weight) {
    return new FontChange(family, Optional.of(weight), slant, size, rise, underline, strikethrough);
  }

  /** The same with {@code slant}. */
  public FontChange slant(Slant slant) {
    return new FontChange(family, weight, Optional.of(slant), size, rise, underline, strikethrough);
  }

  /** The same at {@code factor} times the inherited size. */
  public FontChange size(double factor) {
    return new FontChange(family, weight, slant, factor, rise, underline, strikethrough);
  }

  /** The same with the baseline shifted by {@code ems}, up if positive. */
  public FontChange rise(double ems) {
    return new FontChange(family, weight, slant, size, ems, underline, strikethrough);
  }

  /** The same with a line under it. */
  public FontChange underlined() {
    return new FontChange(family, weight, slant, size, rise, true, strikethrough);
  }

  /** The same with a line through it. */
  public FontChange struckThrough() {
    return new FontChange(family, weight, slant, size, rise, underline, true);
  }
}
