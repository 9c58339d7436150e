package zoetrope.text;

import java.util.Optional;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A change of style for a part of a text. Empty properties are inherited.
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
 * @param underline whether to underline; inherited changes may underline, too
 * @param strikethrough whether to strike through; inherited changes may strike through, too
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
    Preconditions.require(
        size > 0 && !Double.isInfinite(size), "a size factor must be above 0, not %s", size);
    Preconditions.require(
        Double.isFinite(rise), "a rise must be a finite number of em, not %s", rise);
  }

  /** Returns this change with {@code family}. */
  public FontChange family(FontFamily family) {
    return new FontChange(Optional.of(family), weight, slant, size, rise, underline, strikethrough);
  }

  /** Returns this change with {@code weight}. */
  public FontChange weight(Weight weight) {
    return new FontChange(family, Optional.of(weight), slant, size, rise, underline, strikethrough);
  }

  /** Returns this change with {@code slant}. */
  public FontChange slant(Slant slant) {
    return new FontChange(family, weight, Optional.of(slant), size, rise, underline, strikethrough);
  }

  /** Returns this change with {@code factor} times the inherited size. */
  public FontChange size(double factor) {
    return new FontChange(family, weight, slant, factor, rise, underline, strikethrough);
  }

  /** Returns this change with the baseline shifted by {@code ems}, up if positive. */
  public FontChange rise(double ems) {
    return new FontChange(family, weight, slant, size, ems, underline, strikethrough);
  }

  /** Returns this change with a line under the text. */
  public FontChange underlined() {
    return new FontChange(family, weight, slant, size, rise, true, strikethrough);
  }

  /** Returns this change with a line through the text. */
  public FontChange struckThrough() {
    return new FontChange(family, weight, slant, size, rise, underline, true);
  }
}
