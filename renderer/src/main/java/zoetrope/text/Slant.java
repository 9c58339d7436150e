package zoetrope.text;

/** Whether a face stands upright or leans. */
public enum Slant {
  /** Upright. */
  NORMAL,
  /** Italic, or oblique where the family has no true italic. */
  ITALIC
}
