package zoetrope.scene;

/**
 * The beginning of a slide, set by {@code nextSlide()} or by what is said of a {@code section()}:
 * who presents the scene is waited for before it.
 *
 * @param start from the beginning of the scene
 * @param notes for who presents it; empty for none
 * @param loops whether it is played again and again until the speaker goes on
 * @param goesOn whether the one behind it follows without waiting for the speaker
 */
public record Slide(Time start, String notes, boolean loops, boolean goesOn) {
  /** A slide that is played once. */
  public Slide(Time start, String notes) {
    this(start, notes, false, false);
  }

  /** This one and another of the same moment as one. */
  Slide and(Slide other) {
    String between = notes.isEmpty() || other.notes.isEmpty() ? "" : "\n";
    return new Slide(
        start, notes + between + other.notes, loops || other.loops, goesOn || other.goesOn);
  }
}
