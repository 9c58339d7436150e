package zoetrope.text;

/** Whether a face is upright or italic. */
public enum Slant {
  /** Upright. */
  NORMAL,
  /** Italic, or oblique if the family has no true italic. */
  ITALIC
}
