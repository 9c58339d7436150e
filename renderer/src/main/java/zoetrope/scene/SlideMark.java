package zoetrope.scene;

/**
 * The beginning of a slide in a talk; what is said of it counts until the scene ends.
 *
 * <pre>{@code
 * section("Waves").notes("Ask what they know.");
 * nextSlide("Let it run.").loop();
 * nextSlide().autoNext();
 * }</pre>
 *
 * <p>Films show nothing of it.
 */
public final class SlideMark {
  private final Time start;
  private String notes;
  private boolean loops;
  private boolean goesOn;

  SlideMark(Time start, String notes) {
    this.start = start;
    this.notes = notes;
  }

  /**
   * Has notes for who presents the slide, in any number of lines, in the place of others.
   *
   * @throws IllegalArgumentException for null
   */
  public SlideMark notes(String text) {
    if (text == null) {
      throw new IllegalArgumentException("notes(null) are none: leave them out");
    }
    notes = text;
    return this;
  }

  /**
   * Plays the slide again and again, until the speaker goes on.
   *
   * @throws IllegalArgumentException when it is to go on by itself
   */
  public SlideMark loop() {
    loops = true;
    return checked();
  }

  /**
   * Goes on to the slide behind this one when it has been played, without waiting for the speaker.
   *
   * @throws IllegalArgumentException when it loops
   */
  public SlideMark autoNext() {
    goesOn = true;
    return checked();
  }

  private SlideMark checked() {
    if (loops && goesOn) {
      throw new IllegalArgumentException(
          "a slide that loops waits for the speaker: leave out loop() or autoNext()");
    }
    return this;
  }

  /** Whether anything was said of it. */
  boolean isPlain() {
    return notes.isEmpty() && !loops && !goesOn;
  }

  Slide slide() {
    return new Slide(start, notes, loops, goesOn);
  }
}
