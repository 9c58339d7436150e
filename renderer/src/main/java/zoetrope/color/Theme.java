package zoetrope.color;

import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The default look of a scene: colours, stroke widths, fills, arrow tips, axes and their labels,
 * text sizes, easing and details of animations. A scene chooses it with one call at the beginning
 * of {@code construct()}:
 *
 * <pre>{@code
 * protected void construct() {
 *   theme(COMMUNITY);
 *   play(create(circle()));
 * }
 * }</pre>
 *
 * <p>The theme applies to objects created after the call, on the stage's thread only, until the
 * scene ends. Objects that are created before {@code construct()}, in the scene's fields, use
 * {@link #DEFAULT}.
 */
public enum Theme {
  /** The look of manimgl, the version of Manim behind 3Blue1Brown's videos. */
  DEFAULT,

  /** The look of Manim CE, the community's version. */
  COMMUNITY,

  /**
   * The default look as dark ink on a white background. White and black change places, greys are
   * inverted, and other colours become dark enough to be read. Images do not change. This theme
   * converts whole frames, so mobjects that were created before the theme was chosen change too.
   */
  LIGHT;

  private static final ThreadContext.Key<Supplier<Theme>> CHOICE = new ThreadContext.Key<>();

  /** Returns the theme of the scene that runs on this thread; {@link #DEFAULT} if no scene runs. */
  public static Theme current() {
    Supplier<Theme> choice = CHOICE.get();
    return choice == null ? DEFAULT : choice.get();
  }

  /** Whether the scene that runs on this thread has the look of Manim CE. */
  public static boolean isCommunity() {
    return current() == COMMUNITY;
  }

  /** Returns the value for the current theme. */
  public static <T> T choose(T byDefault, T community) {
    return isCommunity() ? community : byDefault;
  }

  /** Returns the value for the current theme. */
  public static double choose(double byDefault, double community) {
    return isCommunity() ? community : byDefault;
  }

  /** Returns the result of {@code body}, which runs with this theme. */
  public <T> T make(Supplier<T> body) {
    return following(() -> this, body);
  }

  /** Runs {@code body} on this thread. While it runs, {@code choice} supplies the current theme. */
  public static <T> T following(Supplier<Theme> choice, Supplier<T> body) {
    Objects.requireNonNull(choice, "a theme needs a supplier, not null");
    return CHOICE.during(choice, body);
  }
}
