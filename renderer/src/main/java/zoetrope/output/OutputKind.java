package zoetrope.output;

/** What a scene can become. */
public enum OutputKind {
  /** Moving pictures in one file. */
  FILM("film"),
  /** The sound of a film alone. */
  SOUND("sound file"),
  /** A page (HTML) that plays a film for each slide and waits for the speaker between them. */
  TALK("talk"),
  /** A folder with a picture for each frame, and {@code sound.wav} if there is sound. */
  SEQUENCE("sequence of pictures"),
  /** One picture, or several pages. */
  STILL("still"),
  /** What each play leaves, on pages. */
  STORYBOARD("storyboard");

  private final String label;

  OutputKind(String label) {
    this.label = label;
  }

  /** The name for messages, such as {@code film}. */
  public String label() {
    return label;
  }
}
