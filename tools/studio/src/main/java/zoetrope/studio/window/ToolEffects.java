package zoetrope.studio.window;

import java.util.Set;
import java.util.function.BiPredicate;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;
import zoetrope.inspect.StageObject;
import zoetrope.studio.window.VerifiedEdits.Look;

/** The effects of tools, which compare an object before and after a change of the source. */
final class ToolEffects {
  /** The largest difference from the intended place or size, in scene units. */
  private static final double TOLERANCE = 0.02;

  /**
   * The largest difference, as a fraction of the intended distance or size; added to {@link
   * #TOLERANCE}.
   */
  private static final double RELATIVE_TOLERANCE = 0.02;

  /** An object that looks different, such as one that is turned or has another font. */
  static final BiPredicate<Look, Look> LOOKS_DIFFERENT =
      (before, after) -> !before.outline().get().equals(after.outline().get());

  private ToolEffects() {}

  static BiPredicate<Look, Look> moved(Vec by) {
    return (before, after) -> {
      Vec target = before.object().bounds().center().plus(by);
      return isNear(target.distance(after.object().bounds().center()), by.length());
    };
  }

  static BiPredicate<Look, Look> scaled(double factor) {
    return (before, after) -> {
      Vec target = size(before.object()).times(factor);
      return isNear(target.distance(size(after.object())), target.length());
    };
  }

  private static Vec size(StageObject object) {
    return object.bounds().max().minus(object.bounds().min());
  }

  private static boolean isNear(double difference, double length) {
    return difference <= TOLERANCE + RELATIVE_TOLERANCE * length;
  }

  /**
   * Whether an object or one of its members has a colour.
   *
   * @param how {@code fill}, {@code stroke}, or another word for either of them
   */
  static BiPredicate<Look, Look> colored(String how, Color color) {
    String hex = color.toHex();
    return (before, after) -> {
      Set<Integer> family = after.stage().family(after.object().id());
      return family.stream()
          .map(id -> after.stage().objects().get(id).style())
          .anyMatch(
              style ->
                  !how.equals("stroke") && has(style.fill(), hex)
                      || !how.equals("fill") && hasStroke(style, hex));
    };
  }

  private static boolean hasStroke(Style style, String hex) {
    return !style.stroke().isInvisible() && has(style.stroke().paint(), hex);
  }

  private static boolean has(Paint paint, String hex) {
    return paint instanceof Paint.Solid solid && solid.color().toHex().startsWith(hex);
  }
}
