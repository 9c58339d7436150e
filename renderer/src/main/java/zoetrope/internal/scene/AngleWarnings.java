package zoetrope.internal.scene;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.diagnostics.Messages;

/**
 * Warnings about angles that look like degrees where radians are expected, at most one for each
 * source line of the author.
 */
public final class AngleWarnings {
  private final Set<String> places = new HashSet<>();

  /**
   * Returns a warning about an angle that looks like degrees, with the current line of the author.
   * Empty if that line already has one.
   */
  public Optional<String> of(double angle) {
    String place = CallSite.place();
    if (!places.add(place)) {
      return Optional.empty();
    }
    return Optional.of(
        Messages.of(
            "%sangles are in radians: %.0f radians are %.1f turns; for %.0f degrees write"
                + " %.0f * DEGREES",
            CallSite.before(place), angle, Math.abs(angle) / (2 * Math.PI), angle, angle));
  }
}
