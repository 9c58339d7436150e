package zoetrope.text;

/** The alignment of lines relative to the widest line. */
public enum Alignment {
  /** Lines begin at the left edge. */
  LEFT(0),
  /** Lines are centred. */
  CENTER(0.5),
  /** Lines end at the right edge. */
  RIGHT(1);

  private final double share;

  Alignment(double share) {
    this.share = share;
  }

  /** Returns the fraction of the free width to the left of a line, from 0 to 1. */
  double share() {
    return share;
  }
}
