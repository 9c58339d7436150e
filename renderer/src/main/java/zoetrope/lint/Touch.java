package zoetrope.lint;

import java.util.function.Supplier;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.VisibleGlyph;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.CoverageMask;
import zoetrope.internal.lint.outline.ProjectedOutline;

/** How the ink of an item meets the letters of a text, whatever is painted in front. */
final class Touch {
  /** The smallest overlap that counts, in square units; four pixels at 480 lines. */
  private static final double MIN_OVERLAP = 4.0 / 3600;

  /** Smaller overlaps are no touch, in square units; a pixel at 480 lines. */
  private static final double MIN_TOUCH = 1.0 / 3600;

  /** The least share of a glyph's ink that a line covers when it crosses the glyph. */
  private static final double MIN_LINE_SHARE = 0.03;

  /** The least share of a glyph's ink that a line covers when it passes through the glyph. */
  private static final double MIN_PASSING_SHARE = 0.05;

  /** The least length of such a line within the glyph's hull, in heights of the glyph. */
  private static final double MIN_PASSING_LENGTH = 1.0 / 3;

  /**
   * A line that touches a glyph enters it if its length within the glyph's hull is at least this,
   * in heights of the glyph. It may end in the empty middle of a letter such as o.
   */
  private static final double MIN_ENTERING_LENGTH = 0.5;

  /**
   * A line may touch a glyph near its sides, like an underline. This is the width of that margin,
   * divided by the size of the glyph.
   */
  private static final double GLYPH_INSET = 0.12;

  /**
   * The edge of an area crosses a glyph if the area covers between these two shares of its hull.
   */
  private static final double MIN_AREA_SHARE = 0.15;

  private static final double MAX_AREA_SHARE = 0.85;

  private final VisibleText text;
  private final Item item;
  private final ProjectedOutline outline;
  private final double scale;

  /** Null until they are needed. */
  private Meeting area;

  private Meeting line;

  private FrameFault fault;

  private boolean faultIsAbove;

  /**
   * How an area or a line meets the letters of a text.
   *
   * @param touches whether a line, or the edge of an area, touches the text
   * @param crosses whether letters are hard to read
   * @param covered the share of the letters that is covered, in [0, 1]; 0 for lines
   */
  record Meeting(boolean touches, boolean crosses, double covered) {}

  /**
   * Creates a touch.
   *
   * @param scale the factor from scene units to frame units
   */
  Touch(VisibleText text, Item item, ProjectedOutline outline, double scale) {
    this.text = text;
    this.item = item;
    this.outline = outline;
    this.scale = scale;
  }

  VisibleText text() {
    return text;
  }

  Item item() {
    return item;
  }

  ProjectedOutline outline() {
    return outline;
  }

  /** Returns the fault of this level; {@code source} creates it when it is new. */
  FrameFault fault(FrameFault.Level level, boolean isAbove, Supplier<FrameFault> source) {
    if (fault == null || fault.level() != level || faultIsAbove != isAbove) {
      fault = source.get();
      faultIsAbove = isAbove;
    }
    return fault;
  }

  /** Returns how the area within the outline meets the text. */
  Meeting area() {
    if (area == null) {
      area = meetArea();
    }
    return area;
  }

  private Meeting meetArea() {
    if (outline.surrounds(text.reach())) {
      return new Meeting(false, false, 1);
    }
    boolean touches = false;
    boolean crosses = false;
    double covered = 0;
    for (VisibleGlyph glyph : text.inks(outline.box())) {
      ProjectedOutline hull = glyph.hull();
      double size = glyph.hullArea();
      double common = hull.mask(hull.box()).and(outline.mask(hull.box())).area();
      covered += common;
      touches |= common > MIN_TOUCH && common < size - MIN_TOUCH;
      crosses |=
          size > MIN_OVERLAP && common > MIN_AREA_SHARE * size && common < MAX_AREA_SHARE * size;
    }
    double all = covered == 0 ? 0 : text.hullArea();
    touches |= covered > MIN_TOUCH && covered < all - MIN_TOUCH;
    return new Meeting(touches, crosses, covered == 0 ? 0 : covered / all);
  }

  /** Returns how the line along the outline meets the text. */
  Meeting line() {
    if (line == null) {
      line = meetLine();
    }
    return line;
  }

  private Meeting meetLine() {
    double width = item instanceof Item.Shape shape ? shape.style().stroke().maxWidth() : 0;
    double half =
        Math.max(width / 200 * (item.fixed() > 0 ? 1 : scale), 0.5 / CoverageMask.CELLS_PER_UNIT);
    ProjectedOutline ink = outline.line(half, text.reach());
    boolean touches = false;
    boolean crosses = false;
    for (VisibleGlyph glyph : text.inks(ink.box())) {
      Box whole = glyph.box();
      Box inner = whole.inset(GLYPH_INSET);
      double common = glyph.outline().mask(whole).and(ink.mask(whole)).area();
      touches |= common > MIN_TOUCH;
      double size = common > MIN_TOUCH ? glyph.hull().mask(inner).area() : 0;
      if (size > MIN_OVERLAP) {
        double passed = glyph.hull().mask(inner).and(ink.mask(inner)).area();
        crosses |= passed >= MIN_AREA_SHARE * size;
        crosses |= passed >= MIN_ENTERING_LENGTH * inner.height() * 2 * half;
        crosses |=
            passed >= MIN_PASSING_LENGTH * inner.height() * 2 * half
                && common >= MIN_PASSING_SHARE * glyph.area();
      }
      if (common >= MIN_TOUCH && common >= MIN_LINE_SHARE * glyph.area()) {
        double inside = glyph.outline().mask(inner).and(ink.mask(inner)).area();
        crosses |= inside >= MIN_TOUCH && inside >= MIN_LINE_SHARE * glyph.area();
      }
    }
    return new Meeting(touches, crosses, 0);
  }
}
