package zoetrope.color;

import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The look of what a scene makes where nothing is named: colours, widths and fills, tips of arrows,
 * axes and their labels, sizes of texts, easing and details of animations. A scene chooses it with
 * one word, first in {@code construct()}:
 *
 * <pre>{@code
 * protected void construct() {
 *   theme(COMMUNITY);
 *   play(create(circle()));
 * }
 * }</pre>
 *
 * <p>It holds for what is made from then on, on the stage's thread only, and ends with the scene.
 * What a scene's fields make before {@code construct()} is made in {@link #DEFAULT}.
 */
public enum Theme {
  /** As in manimgl, in which 3Blue1Brown's films are made. */
  DEFAULT,

  /** As in the community's Manim (Manim CE). */
  COMMUNITY;

  private static final ThreadContext.Key<Supplier<Theme>> CHOICE = new ThreadContext.Key<>();

  /** The theme of the scene that runs on this thread; {@link #DEFAULT} where none does. */
  public static Theme current() {
    Supplier<Theme> choice = CHOICE.get();
    return choice == null ? DEFAULT : choice.get();
  }

  /** Whether the scene that runs on this thread has the look of Manim CE. */
  public static boolean isCommunity() {
    return current() == COMMUNITY;
  }

  /** The value of the present theme. */
  public static <T> T choose(T byDefault, T community) {
    return isCommunity() ? community : byDefault;
  }

  /** The value of the present theme. */
  public static double choose(double byDefault, double community) {
    return isCommunity() ? community : byDefault;
  }

  /** What {@code body} makes in this theme, whatever the theme of the scene is. */
  public <T> T make(Supplier<T> body) {
    return following(() -> this, body);
  }

  /** Runs {@code body} on this thread while {@code choice} says what the present theme is. */
  public static <T> T following(Supplier<Theme> choice, Supplier<T> body) {
    Objects.requireNonNull(choice, "a theme has to be chosen by something, not by null");
    return CHOICE.during(choice, body);
  }
}
