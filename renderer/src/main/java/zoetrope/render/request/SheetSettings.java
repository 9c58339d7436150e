package zoetrope.render.request;

import java.util.Optional;

/**
 * The layout of a storyboard or contact sheet.
 *
 * @param paper the size of the pages
 * @param portrait whether the pages are upright
 * @param columns the number of frames in a row, from 1 to 8
 * @param title the title of the first page; empty for the scene's name
 * @param code whether source lines and names of animations are shown
 * @param frames the frames of a contact sheet; empty for a storyboard, which shows each play
 */
public record SheetSettings(
    Paper paper,
    boolean portrait,
    int columns,
    String title,
    boolean code,
    Optional<SheetFrames> frames) {
  /** A4 landscape with three columns and the scene's name as title. */
  public static final SheetSettings DEFAULT = new SheetSettings(Paper.A4, false, 3);

  public enum Paper {
    /** 297 by 210 mm. */
    A4(297 / 25.4, 210 / 25.4),
    /** 11 by 8.5 inches. */
    LETTER(11, 8.5);

    private final double longer;
    private final double shorter;

    Paper(double longer, double shorter) {
      this.longer = longer;
      this.shorter = shorter;
    }
  }

  /**
   * Checks the columns.
   *
   * @throws IllegalArgumentException for less than 1 or more than 8
   */
  public SheetSettings {
    title = title.strip();
    if (columns < 1 || columns > 8) {
      throw new IllegalArgumentException(columns + " columns are out of range: expected 1 to 8");
    }
  }

  /** Creates a layout that shows source lines; its title is the scene's name. */
  public SheetSettings(Paper paper, boolean portrait, int columns) {
    this(paper, portrait, columns, "", true, Optional.empty());
  }

  public SheetSettings withFrames(SheetFrames chosen) {
    return new SheetSettings(paper, portrait, columns, title, code, Optional.of(chosen));
  }

  /** Returns the width of a page in inches. */
  public double width() {
    return portrait ? paper.shorter : paper.longer;
  }

  /** Returns the height of a page in inches. */
  public double height() {
    return portrait ? paper.longer : paper.shorter;
  }
}
