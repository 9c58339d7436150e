package zoetrope.scene;

/**
 * The beginning of a slide in a presentation. It can be changed until the scene ends.
 *
 * <pre>{@code
 * section("Waves").notes("Ask what they know.");
 * nextSlide("Let it run.").loop();
 * nextSlide().autoNext();
 * }</pre>
 *
 * <p>Videos do not show slides.
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
   * Sets the speaker's notes, in any number of lines. They replace earlier notes.
   *
   * @throws IllegalArgumentException if the text is null
   */
  public SlideMark notes(String text) {
    if (text == null) {
      throw new IllegalArgumentException(
          "the notes of a slide are null: leave out notes(...) for a slide without notes");
    }
    notes = text;
    return this;
  }

  /**
   * Repeats the slide until the speaker goes on.
   *
   * @throws IllegalArgumentException if {@link #autoNext} was called
   */
  public SlideMark loop() {
    loops = true;
    return checked();
  }

  /**
   * Continues with the next slide after this one has been played, without waiting for the speaker.
   *
   * @throws IllegalArgumentException if {@link #loop} was called
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

  /** Whether the slide has neither notes nor options. */
  boolean isPlain() {
    return notes.isEmpty() && !loops && !goesOn;
  }

  Slide slide() {
    return new Slide(start, notes, loops, goesOn);
  }
}
