package zoetrope.text;

import java.util.Optional;

/**
 * What a part of a text has of its own; what is left open stays as it is around it.
 *
 * <pre>{@code
 * FontChange.NONE.weight(Weight.BOLD).size(1.5)
 * }</pre>
 *
 * @param family another family
 * @param weight another weight
 * @param slant another slant
 * @param size the factor to the size around, over 0
 */
public record FontChange(
    Optional<FontFamily> family, Optional<Weight> weight, Optional<Slant> slant, double size) {
  /** No change. */
  public static final FontChange NONE =
      new FontChange(Optional.empty(), Optional.empty(), Optional.empty(), 1);

  /** Throws {@link IllegalArgumentException} when the size is not a positive number. */
  public FontChange {
    if (!(size > 0) || Double.isInfinite(size)) {
      throw new IllegalArgumentException("a size factor is over 0, not " + size);
    }
  }

  /** The same in {@code family}. */
  public FontChange family(FontFamily family) {
    return new FontChange(Optional.of(family), weight, slant, size);
  }

  /** The same in {@code weight}. */
  public FontChange weight(Weight weight) {
    return new FontChange(family, Optional.of(weight), slant, size);
  }

  /** The same with {@code slant}. */
  public FontChange slant(Slant slant) {
    return new FontChange(family, weight, Optional.of(slant), size);
  }

  /** The same at {@code factor} times the size around. */
  public FontChange size(double factor) {
    return new FontChange(family, weight, slant, factor);
  }
}
