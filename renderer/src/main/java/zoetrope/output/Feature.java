package zoetrope.output;

/** A feature that a user can request for an output, and that a format or a codec may lack. */
public enum Feature {
  /** Frames without a background. */
  ALPHA("cannot hold transparent frames"),
  /** Frames whose pixels are decoded exactly as they were drawn. */
  LOSSLESS("cannot hold lossless frames"),
  /** {@link #ALPHA} and {@link #LOSSLESS} together. */
  LOSSLESS_ALPHA("cannot hold lossless transparent frames"),
  /** A choice between quality, size and speed. */
  RATE_FACTOR("has neither a rate factor nor presets"),
  CODEC("has no choice of codecs"),
  /** Frames with sides that are odd or shorter than 16 pixels. */
  ANY_SIZE("needs even sides of at least 16 pixels"),
  SOUND("has no sound"),
  /** The tracks of the sound in separate files. */
  STEMS("has no sound tracks"),
  /** The scene's sections as chapters inside the file. */
  CHAPTERS("has no chapters"),
  /** The scene's sections in separate files. */
  SECTIONS("cannot be divided into sections"),
  /** A poster image inside the file. */
  COVER("has no place for a cover"),
  /** A poster image next to the file. */
  THUMBNAIL("has no thumbnail"),
  /** Title, author, comment and date. */
  TAGS("has no title, author, comment or date"),
  /** A range of the scene instead of all of it. */
  PART("cannot hold a range of a scene"),
  /** A file for each of several languages. */
  LANGUAGES("has one language: name one"),
  /** Several stills in one file. */
  PAGES("holds one image"),
  /** Figures as paths and text as text. */
  PATHS("has no paths, only pixels"),
  /** Segments, which the machines of a cluster can make. */
  SEGMENTS("cannot be rendered on a cluster"),
  /** Parameters that the reader can change. */
  PARAMETERS("has no parameters for its readers"),
  /** Playback in browsers. */
  BROWSERS("is not shown by browsers");

  private final String refusal;

  Feature(String refusal) {
    this.refusal = refusal;
  }

  /**
   * Returns what an output without this feature lacks, such as {@code has no sound}. It completes a
   * message.
   */
  public String refusal() {
    return refusal;
  }

  /** Whether the codec also decides on this feature, in formats with a choice of codecs. */
  boolean dependsOnCodec() {
    return this == ALPHA || this == LOSSLESS || this == LOSSLESS_ALPHA || this == RATE_FACTOR;
  }
}
