package zoetrope.output;

/** What a user can ask of an output, and a format or a codec may be unable to give. */
public enum Feature {
  /** Pictures without a background. */
  ALPHA("cannot hold transparent pictures"),
  /** Pictures whose pixels all come back as they were drawn. */
  LOSSLESS("cannot hold lossless pictures"),
  /** Both at once. */
  LOSSLESS_ALPHA("cannot hold lossless transparent pictures"),
  /** A choice between quality, size and speed. */
  RATE_FACTOR("has neither a rate factor nor presets"),
  /** A choice of codecs. */
  CODEC("has no choice of codecs"),
  /** Pictures whose sides are odd or shorter than 16 pixels. */
  ANY_SIZE("needs even sides of at least 16 pixels"),
  /** Sound. */
  SOUND("has no sound"),
  /** The tracks of the sound in files of their own. */
  STEMS("has no tracks of sound"),
  /** The scene's sections as marks inside the file. */
  CHAPTERS("has no chapters"),
  /** The scene's sections in files of their own. */
  SECTIONS("has no files for its sections"),
  /** A picture inside the file that stands for it. */
  COVER("has no place for a cover"),
  /** A picture next to the file that stands for it. */
  THUMBNAIL("has no thumbnail"),
  /** Title, author, comment and date. */
  TAGS("has no title, author, comment or date"),
  /** A part of the scene in place of all of it. */
  PART("shows no part of a scene"),
  /** A file for each of several languages. */
  LANGUAGES("has one language: name one"),
  /** Several stills in one file. */
  PAGES("holds one picture"),
  /** Shapes as paths and text as text. */
  PATHS("has no paths, only pixels"),
  /** Segments, which the machines of a cluster can make. */
  SEGMENTS("is not made by a cluster"),
  /** Browsers show it. */
  BROWSERS("is not shown by browsers");

  private final String refusal;

  Feature(String refusal) {
    this.refusal = refusal;
  }

  /** What an output without it lacks, such as {@code has no sound}: completes a message. */
  public String refusal() {
    return refusal;
  }

  /** Whether a codec decides on it, too, in formats that have a choice of codecs. */
  boolean isOfCodecs() {
    return this == ALPHA || this == LOSSLESS || this == LOSSLESS_ALPHA || this == RATE_FACTOR;
  }
}
