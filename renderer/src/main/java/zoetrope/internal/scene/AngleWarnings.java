package zoetrope.internal.scene;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Warnings of angles in degrees where radians are wanted: one for each line of the author's. */
public final class AngleWarnings {
  private final Set<String> places = new HashSet<>();

  /** What is said of an angle that looks like degrees, by the line that is just running. */
  public Optional<String> of(double angle) {
    String place = CallSite.place();
    if (!places.add(place)) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "%sangles are in radians, and %.0f of them are %.1f turns: %.0f degrees are"
                + " %.0f * DEGREES",
            CallSite.before(place),
            angle,
            Math.abs(angle) / (2 * Math.PI),
            angle,
            angle));
  }
}
