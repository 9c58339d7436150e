package zoetrope.scene;

/**
 * The beginning of a slide of a presentation, set by {@code nextSlide()} or {@code section()}. The
 * presentation stops there until the speaker goes on.
 *
 * @param start the time from the beginning of the scene
 * @param notes the speaker's notes; empty for none
 * @param loops whether the slide repeats until the speaker goes on
 * @param goesOn whether the next slide follows without waiting for the speaker
 */
public record Slide(Time start, String notes, boolean loops, boolean goesOn) {
  /** Creates a slide that is played once. */
  public Slide(Time start, String notes) {
    this(start, notes, false, false);
  }

  /** Returns a slide that combines this one and {@code other}, which begins at the same time. */
  Slide and(Slide other) {
    String between = notes.isEmpty() || other.notes.isEmpty() ? "" : "\n";
    return new Slide(
        start, notes + between + other.notes, loops || other.loops, goesOn || other.goesOn);
  }
}
