package zoetrope.internal.render.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.render.request.SheetFrames.Mark;

/**
 * Arranges the frames of a scene in rows on pages. Each section of the scene begins a new row.
 *
 * @param title the large first line, such as the scene's name
 * @param subtitle other facts, such as the length of the scene
 */
public record Storyboard(String title, String subtitle, SheetPaper paper) {
  private static final double TITLE_POINTS = 22;
  private static final double SUBTITLE_POINTS = 9.5;
  private static final double HEAD_POINTS = 8;
  private static final double SECTION_POINTS = 12;
  private static final double LABEL_POINTS = 9;
  private static final double SMALL_POINTS = 7;
  private static final double CAPTION_POINTS = 9;

  /** The size of captions and labels in columns that are narrower than {@link #MIN_WIDE_COLUMN}. */
  private static final double NARROW_POINTS = 6.5;

  private static final double MIN_WIDE_COLUMN = 1.3;

  /** The distance between two baselines in inches. */
  private static final double LEADING = 12.0 / 72;

  private static final double SECTION_HEIGHT = 0.42;
  private static final double BELOW_ROW = 0.28;
  private static final double BELOW_LAST = 0.2;

  /** The largest additional distance between the rows of a page that is not the last one. */
  private static final double MAX_SPREAD = 0.45;

  /** Frames are scaled down to this factor if one more row then fits on the page. */
  private static final double MIN_SCALE = 0.7;

  /** Frames that are narrower than their columns are scaled up to at most this factor. */
  private static final double MAX_SCALE = 1.5;

  private static final int MAX_CAPTION_LINES = 14;

  /** Tall frames leave at least this many lines for captions. */
  private static final int MIN_CAPTION_LINES = 4;

  /**
   * The minimum width, in inches, of columns in which the source shares a line with number and
   * time.
   */
  private static final double MIN_SHARED_LINE = 2.2;

  private record Row(List<SheetCard> cards, List<List<String>> lines) {
    int lineCount() {
      return lines.stream().mapToInt(List::size).max().orElse(0);
    }

    String section() {
      return cards.get(0).section();
    }
  }

  public List<List<SheetCard>> paginate(List<SheetCard> cards) {
    return pages(cards).stream()
        .map(rows -> rows.stream().flatMap(row -> row.cards().stream()).toList())
        .toList();
  }

  /**
   * Draws a page. A page that is no part of a document ends below its last row.
   *
   * @param cards the cards on the page
   * @param number the number of the page, from 1
   * @param count the number of all pages
   * @param isDocument whether the pages become one document
   */
  public SheetPage page(List<SheetCard> cards, int number, int count, boolean isDocument) {
    List<Row> rows = rows(cards);
    double room = bottom() - (number == 1 ? afterTitle() : afterHead());
    double scale = scale(rows, room);
    double used = height(rows, scale);
    double spread = Math.min(MAX_SPREAD, (room - used) / Math.max(1, rows.size() - 1));
    double distance = BELOW_ROW + (isDocument && number < count ? Math.max(0, spread) : 0);
    double end = bottom() - room + used + BELOW_ROW;
    double below = count == 1 ? BELOW_LAST : SheetPaper.MARGIN;
    double height = isDocument ? paper.height() : Math.min(paper.height(), end + below);
    SheetCanvas canvas = new SheetCanvas(paper.width(), height);
    double y = number == 1 ? title(canvas) : head(canvas);
    for (Row row : rows) {
      y = row(canvas, row, scale, y) + distance;
    }
    if (isDocument || count > 1) {
      foot(canvas, number, count, height);
    }
    return canvas.page();
  }

  private List<Row> rows(List<SheetCard> cards) {
    List<Row> rows = new ArrayList<>();
    List<SheetCard> open = new ArrayList<>();
    for (SheetCard card : cards) {
      if (!open.isEmpty() && (open.size() == paper.columns() || !card.section().isEmpty())) {
        rows.add(row(open));
        open = new ArrayList<>();
      }
      open.add(card);
    }
    if (!open.isEmpty()) {
      rows.add(row(open));
    }
    return rows;
  }

  private Row row(List<SheetCard> cards) {
    return new Row(List.copyOf(cards), cards.stream().map(this::lines).toList());
  }

  private List<String> lines(SheetCard card) {
    double width = paper.columnWidth() * 72;
    if (!card.hasCaption()) {
      return SheetLines.wrap(card.happens(), SheetStyle.ITALIC, width / SMALL_POINTS, 2);
    }
    Stream<String> texts =
        card.marks().isEmpty()
            ? Stream.of(card.caption())
            : card.marks().stream().map(Mark::text).filter(text -> !text.isEmpty());
    return texts
        .flatMap(
            text ->
                SheetLines.wrap(
                    text, SheetStyle.SERIF, width / size(CAPTION_POINTS), MAX_CAPTION_LINES)
                    .stream())
        .limit(MAX_CAPTION_LINES)
        .toList();
  }

  private List<List<Row>> pages(List<SheetCard> cards) {
    List<List<Row>> pages = new ArrayList<>();
    List<Row> page = new ArrayList<>();
    for (Row row : rows(cards)) {
      double room = bottom() - (pages.isEmpty() ? afterTitle() : afterHead());
      List<Row> more = new ArrayList<>(page);
      more.add(row);
      if (!page.isEmpty() && height(more, MIN_SCALE) > room) {
        pages.add(page);
        more = List.of(row);
      }
      page = more;
    }
    pages.add(page);
    return pages;
  }

  private double bottom() {
    return paper.height() - SheetPaper.MARGIN - 0.1;
  }

  /** Returns the largest scale of frames with which the rows fit into a height. */
  private double scale(List<Row> rows, double room) {
    double fits = MIN_SCALE;
    double tooLarge = MAX_SCALE;
    for (int i = 0; i < 20; i++) {
      double middle = (fits + tooLarge) / 2;
      if (height(rows, middle) <= room) {
        fits = middle;
      } else {
        tooLarge = middle;
      }
    }
    return fits;
  }

  /** Returns the height of rows, without the space below the last one. */
  private double height(List<Row> rows, double scale) {
    double sum = 0;
    for (Row row : rows) {
      sum += height(row, scale) + BELOW_ROW;
    }
    return sum - BELOW_ROW;
  }

  private double height(Row row, double scale) {
    double tallest = 0;
    for (SheetCard card : row.cards()) {
      tallest = Math.max(tallest, pictureWidth(card, row, scale) / card.frame().size().aspect());
    }
    int lineCount = row.lineCount() + (hasSourceLine(row) ? 1 : 0);
    return (row.section().isEmpty() ? 0 : SECTION_HEIGHT) + tallest + 0.2 + lineCount * LEADING;
  }

  /** Whether the sources of a row are below the numbers and times, because columns are narrow. */
  private boolean hasSourceLine(Row row) {
    return paper.columnWidth() < MIN_SHARED_LINE
        && row.cards().stream().anyMatch(card -> !card.source().isEmpty());
  }

  /** Returns the size of a text; {@code points} in wide columns. */
  private double size(double points) {
    return paper.columnWidth() < MIN_WIDE_COLUMN ? NARROW_POINTS : points;
  }

  /** Returns the width of a frame. A tall frame is narrower, so that its text fits below it. */
  private double pictureWidth(SheetCard card, Row row, double scale) {
    double room = paper.height() - afterTitle() - SECTION_HEIGHT - SheetPaper.MARGIN - 0.5;
    int lines = Math.max(MIN_CAPTION_LINES, row.lineCount()) + (hasSourceLine(row) ? 1 : 0);
    double tallest = Math.max(1, Math.min(room - lines * LEADING, 0.62 * paper.height()));
    double width = Math.min(paper.columnWidth(), tallest * card.frame().size().aspect());
    return Math.min(paper.columnWidth(), scale * width);
  }

  private static double afterTitle() {
    return SheetPaper.MARGIN + 0.85;
  }

  private static double afterHead() {
    return SheetPaper.MARGIN + 0.2;
  }

  private double title(SheetCanvas canvas) {
    double left = SheetPaper.MARGIN;
    List<String> lines = SheetLines.wrap(title, SheetStyle.BOLD, inside() * 72 / TITLE_POINTS, 1);
    canvas.text(
        lines.isEmpty() ? "" : lines.get(0),
        SheetStyle.BOLD,
        TITLE_POINTS,
        SheetStyle.INK,
        left,
        SheetPaper.MARGIN + 0.25);
    canvas.text(
        subtitle,
        SheetStyle.SANS,
        SUBTITLE_POINTS,
        SheetStyle.QUIET,
        left,
        SheetPaper.MARGIN + 0.5);
    canvas.bar(left, SheetPaper.MARGIN + 0.62, 0.6, 0.03, SheetStyle.ACCENT);
    return afterTitle();
  }

  private double head(SheetCanvas canvas) {
    List<String> lines = SheetLines.wrap(title, SheetStyle.SANS, inside() * 72 / HEAD_POINTS, 1);
    canvas.text(
        lines.isEmpty() ? "" : lines.get(0),
        SheetStyle.SANS,
        HEAD_POINTS,
        SheetStyle.QUIET,
        SheetPaper.MARGIN,
        SheetPaper.MARGIN);
    return afterHead();
  }

  private double inside() {
    return paper.width() - 2 * SheetPaper.MARGIN;
  }

  private void foot(SheetCanvas canvas, int number, int count, double height) {
    double y = height - SheetPaper.MARGIN / 2;
    canvas.textTo(
        number + " / " + count,
        SheetStyle.SANS,
        HEAD_POINTS,
        SheetStyle.QUIET,
        paper.width() - SheetPaper.MARGIN,
        y);
  }

  /** Draws a row, and returns the y coordinate of its end. */
  private double row(SheetCanvas canvas, Row row, double scale, double top) {
    double y = top;
    if (!row.section().isEmpty()) {
      canvas.bar(SheetPaper.MARGIN, y, inside(), 0.5 / 72, SheetStyle.FAINT);
      List<String> name =
          SheetLines.wrap(row.section(), SheetStyle.BOLD, inside() * 72 / SECTION_POINTS, 1);
      canvas.text(
          name.get(0),
          SheetStyle.BOLD,
          SECTION_POINTS,
          SheetStyle.ACCENT,
          SheetPaper.MARGIN,
          y + 0.25);
      y += SECTION_HEIGHT;
    }
    for (int i = 0; i < row.cards().size(); i++) {
      double x = SheetPaper.MARGIN + i * (paper.columnWidth() + SheetPaper.GAP);
      card(canvas, row, i, scale, x, y);
    }
    return top + height(row, scale);
  }

  private void card(SheetCanvas canvas, Row row, int index, double scale, double x, double top) {
    SheetCard card = row.cards().get(index);
    double width = pictureWidth(card, row, scale);
    double y = top + canvas.picture(card, x, top, width) + 0.17;
    double right = Math.max(width, Math.min(paper.columnWidth(), MIN_SHARED_LINE));
    double number =
        canvas.text(card.number(), SheetStyle.BOLD, size(LABEL_POINTS), SheetStyle.ACCENT, x, y);
    double time =
        canvas.text(
            card.time(), SheetStyle.SANS, size(LABEL_POINTS), SheetStyle.INK, x + number + 0.1, y);
    if (hasSourceLine(row)) {
      y += LEADING;
      source(canvas, card, right, x + right, y);
    } else {
      source(canvas, card, right - number - time - 0.3, x + right, y);
    }
    lines(canvas, card, row.lines().get(index), x, y);
  }

  /** Draws the source of a card so that it ends at {@code right}; {@code room} is in inches. */
  private static void source(
      SheetCanvas canvas, SheetCard card, double room, double right, double y) {
    String source = SheetLines.place(card.source(), SheetStyle.MONO, room * 72 / SMALL_POINTS);
    if (!source.isEmpty()) {
      canvas.textTo(source, SheetStyle.MONO, SMALL_POINTS, SheetStyle.QUIET, right, y);
    }
  }

  private void lines(SheetCanvas canvas, SheetCard card, List<String> lines, double x, double y) {
    boolean caption = card.hasCaption();
    for (int i = 0; i < lines.size(); i++) {
      canvas.text(
          lines.get(i),
          caption ? SheetStyle.SERIF : SheetStyle.ITALIC,
          caption ? size(CAPTION_POINTS) : SMALL_POINTS,
          caption ? SheetStyle.INK : SheetStyle.QUIET,
          x,
          y + (i + 1) * LEADING);
    }
  }
}
