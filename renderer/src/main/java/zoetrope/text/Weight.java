package zoetrope.text;

/** The weight of a face. */
public enum Weight {
  /** The weight of running text. */
  NORMAL,
  /** The weight of headings and emphasis. */
  BOLD
}
