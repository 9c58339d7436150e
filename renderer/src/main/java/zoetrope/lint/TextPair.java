package zoetrope.lint;

import zoetrope.internal.lint.objects.VisibleGlyph;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;

/** Two texts that may touch in a frame. Their overlap is measured when it is needed. */
final class TextPair {
  /**
   * Two texts are hard to read if they share at least this part of the smaller text's ink. Letters
   * that only touch share less.
   */
  private static final double MIN_SHARE = 0.03;

  /**
   * The largest share of a letter's convex hull that the hull of a letter of another text may
   * cover.
   */
  private static final double MAX_HULL_SHARE = 0.25;

  /** Letters touch if this share of a hull is covered. Several such pairs are hard to read. */
  private static final double MIN_HULL_SHARE = 0.1;

  /** The smallest overlap that counts, in square units; four pixels at 480 lines. */
  private static final double MIN_AREA = 4.0 / 3600;

  /** The distance of a shadow from its text, divided by the height of the text. */
  private static final double MAX_SHADOW = 0.25;

  /** Two texts that share more than this part of their ink are the same text. */
  private static final double SAME_TEXT_SHARE = 0.9;

  /**
   * Equal texts coincide only if the common part of their boxes is at least this share of the
   * larger box.
   */
  private static final double MIN_SAME_BOX = 0.5;

  private static final Overlap APART = new Overlap(Box.EMPTY, 0, 0, 0, false, false);

  /**
   * The overlap of two texts: of their ink, or of the convex hulls of two letters. If thin letters
   * are interleaved, their ink hardly overlaps, but they are as hard to read.
   *
   * @param region a box around the intersections of their glyphs' boxes
   * @param common the area that both cover, in square units
   * @param smaller the smaller area of the two, in square units
   * @param larger the larger area of the two, in square units
   * @param ofLetters whether the areas are those of two letters' hulls instead of the texts' ink
   * @param isHardToRead whether they have so much in common that they are hard to read
   */
  record Overlap(
      Box region,
      double common,
      double smaller,
      double larger,
      boolean ofLetters,
      boolean isHardToRead) {
    private Overlap moved(double x, double y) {
      return this == APART
          ? this
          : new Overlap(region.moved(x, y), common, smaller, larger, ofLetters, isHardToRead);
    }
  }

  private final VisibleText a;
  private final VisibleText b;
  private final Box frame;

  /** Null until it is needed. */
  private Overlap overlap;

  private TextPair(VisibleText a, VisibleText b, Box frame) {
    this.a = a;
    this.b = b;
    this.frame = frame;
  }

  /** Returns the pair of two texts, in an order that does not depend on the frame. */
  static TextPair of(VisibleText a, VisibleText b, Box frame) {
    boolean ordered = a.id() != b.id() ? a.id() < b.id() : a.name().compareTo(b.name()) <= 0;
    return ordered ? new TextPair(a, b, frame) : new TextPair(b, a, frame);
  }

  VisibleText a() {
    return a;
  }

  VisibleText b() {
    return b;
  }

  /** Returns what they have in common. */
  Overlap overlap() {
    if (overlap == null) {
      overlap = measure();
    }
    return overlap;
  }

  /** Whether they have something in common. */
  boolean touches() {
    return overlap() != APART;
  }

  private Overlap measure() {
    Box region = a.meeting(b).intersection(frame);
    if (region.isEmpty()) {
      return APART;
    }
    double common = a.mask(region).and(b.mask(region)).area();
    if (common < MIN_AREA) {
      return letters(region);
    }
    double smaller = Math.min(a.area(), b.area());
    double larger = Math.max(a.area(), b.area());
    boolean isHardToRead = common >= MIN_SHARE * smaller;
    Overlap letters = isHardToRead ? APART : letters(region);
    return letters != APART
        ? letters
        : new Overlap(region, common, smaller, larger, false, isHardToRead);
  }

  /** Returns two letters whose hulls overlap, or touch. */
  private Overlap letters(Box region) {
    Overlap touching = APART;
    for (VisibleGlyph one : a.inks(region)) {
      for (VisibleGlyph other : b.inks(one.box())) {
        Box both = one.box().intersection(other.box()).intersection(region);
        if (both.isEmpty() || both.area() < MIN_AREA) {
          continue;
        }
        double common = one.hull().mask(region).and(other.hull().mask(region)).area();
        double smaller = Math.min(one.hullArea(), other.hullArea());
        double larger = Math.max(one.hullArea(), other.hullArea());
        if (common >= Math.max(MIN_AREA, MAX_HULL_SHARE * smaller)) {
          return new Overlap(region, common, smaller, larger, true, true);
        }
        if (common >= Math.max(MIN_AREA, MIN_HULL_SHARE * smaller)) {
          boolean isSecond = touching != APART;
          touching = new Overlap(region, common, smaller, larger, true, isSecond);
        }
      }
    }
    return touching;
  }

  /** Returns this pair in a later frame, after both texts have moved by the same vector. */
  TextPair movedTo(VisibleText laterA, VisibleText laterB) {
    TextPair later = new TextPair(laterA, laterB, frame);
    if (overlap != null) {
      double x = laterA.reach().left() - a.reach().left();
      double y = laterA.reach().bottom() - a.reach().bottom();
      later.overlap = overlap.moved(x, y);
    }
    return later;
  }

  /** Whether it consists of these texts. */
  boolean isOf(VisibleText one, VisibleText other) {
    return a == one && b == other || a == other && b == one;
  }

  /** Whether both texts show the same glyphs. */
  boolean isSame() {
    double larger = Math.max(a.reach().area(), b.reach().area());
    return a.reach().intersection(b.reach()).area() >= MIN_SAME_BOX * larger
        && !overlap().ofLetters
        && overlap().common > SAME_TEXT_SHARE * overlap().larger;
  }

  /** Whether one text is the shadow of the other: the same text nearby, in another colour. */
  boolean isShadow() {
    double x = a.reach().centerX() - b.reach().centerX();
    double y = a.reach().centerY() - b.reach().centerY();
    return a.looksAs(b)
        && !a.isColoredAs(b)
        && Math.abs(a.reach().width() - b.reach().width()) < MAX_SHADOW * a.reach().height()
        && Math.max(Math.abs(x), Math.abs(y)) < MAX_SHADOW * a.reach().height();
  }

  /** Returns a description of the text or letter with the smaller area, for messages. */
  String part() {
    return overlap().ofLetters ? "the smaller letter" : "the smaller text";
  }

  /** Returns a key that is equal in all frames. */
  String key() {
    return a.key() + b.key();
  }

  String names() {
    return names(a, b);
  }

  /** Returns the names of two texts, for messages. */
  static String names(VisibleText a, VisibleText b) {
    return a.name() + " and " + b.name();
  }
}
