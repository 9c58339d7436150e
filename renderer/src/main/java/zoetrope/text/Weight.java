package zoetrope.text;

/** How heavy a face is. */
public enum Weight {
  /** The weight of running text. */
  NORMAL,
  /** The weight of headings and emphasis. */
  BOLD
}
