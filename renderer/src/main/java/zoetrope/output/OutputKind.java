package zoetrope.output;

/** The kinds of output that a scene can be rendered to. */
public enum OutputKind {
  /** A video or an animated image in one file. */
  FILM("video"),
  /** The sound of a video alone. */
  SOUND("sound file"),
  /** An HTML page that plays a video for each slide and waits for the speaker between them. */
  PRESENTATION("presentation"),
  /** A presentation whose slides are films of paths. */
  PATH_PRESENTATION("presentation of paths"),
  /** A film of paths, for the player in a page. */
  PLAYER("film of paths"),
  /** A folder with an image for each frame, and {@code sound.wav} if there is sound. */
  SEQUENCE("image sequence"),
  /** One image, or several pages. */
  STILL("still"),
  /** The last frame of each play, on pages. */
  STORYBOARD("storyboard");

  private final String label;

  OutputKind(String label) {
    this.label = label;
  }

  /** Returns the name for messages, such as {@code video}. */
  public String label() {
    return label;
  }
}
