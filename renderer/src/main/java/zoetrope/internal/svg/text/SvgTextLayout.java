package zoetrope.internal.svg.text;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.text.TextDirection;

/**
 * Shapes the letters of a text in runs and positions each run. A text chunk begins at a letter with
 * an absolute position. The Unicode Bidirectional Algorithm (UAX #9) orders each chunk, and the
 * anchor aligns each chunk as a whole.
 */
final class SvgTextLayout {
  private final SvgDocument document;

  SvgTextLayout(SvgDocument document) {
    this.document = document;
  }

  /**
   * A character with its element.
   *
   * @param look the appearance that it inherits from the elements around it
   * @param isKept whether a blank is preserved at the end of the text
   * @param level the embedding level of UAX #9; odd levels run from right to left
   */
  record Letter(String text, Element element, Look look, Place place, boolean isKept, int level) {
    SvgStyle style() {
      return look.style;
    }

    boolean isBlank() {
      return text.equals(" ");
    }

    boolean continues(Letter before) {
      return place.equals(Place.NEXT)
          && before.place.turn == 0
          && element == before.element
          && look == before.look
          && level == before.level
          && SvgFonts.spacing(look.style) == 0
          && !(before.isBlank() && SvgFonts.wordSpacing(look.style) != 0);
    }

    /** Returns a letter that is placed after the previous letter. */
    static Letter of(String text, Element element, Look look, boolean isKept) {
      return new Letter(text, element, look, Place.NEXT, isKept, 0);
    }

    Letter at(double x, double y, TextTrack track) {
      Place moved = new Place(x, y, place.shift, place.turn, track);
      return new Letter(text, element, look, moved, isKept, level);
    }

    Letter at(int ofLevel) {
      return new Letter(text, element, look, place, isKept, ofLevel);
    }
  }

  /**
   * The position of a letter.
   *
   * @param x NaN to follow the previous letter
   * @param y NaN to follow the previous letter
   * @param turn the rotation in radians
   * @param track the text path, with x as the distance along it; null for none
   */
  record Place(double x, double y, Vec shift, double turn, TextTrack track) {
    /** The place after the previous letter. */
    static final Place NEXT = new Place(Double.NaN, Double.NaN, Vec.ZERO, 0, null);

    boolean isAbsolute() {
      return !Double.isNaN(x) || !Double.isNaN(y);
    }
  }

  /**
   * The appearance of an element's text.
   *
   * @param rise the height of the baseline above the baseline of the text element, in user units
   * @param lines the decorations of the text, such as an underline
   */
  record Look(SvgStyle style, double opacity, double rise, Set<String> lines) {
    Look within(SvgStyle inner) {
      Set<String> all = new TreeSet<>(lines);
      all.addAll(SvgBaselines.lines(inner));
      double risen = rise + SvgBaselines.shift(inner, style.fontSize());
      return new Look(inner, opacity * inner.share("opacity"), risen, all);
    }
  }

  /**
   * Letters that are shaped together.
   *
   * @param space the gap after them
   */
  record Run(Letter first, SvgFonts.Shaped shaped, double space) {
    Path outline() {
      return shaped.outline();
    }

    double advance() {
      return shaped.advance();
    }

    /**
     * Returns the paths of the run in painting order: underline and overline, letters, line through
     * the letters.
     */
    List<Path> paths() {
      List<Path> all = new ArrayList<>();
      all.add(outline());
      for (String line : first.look.lines) {
        Path path = SvgBaselines.line(line, advance(), first.style().fontSize());
        all.add(line.equals("line-through") ? all.size() : 0, path);
      }
      return all;
    }

    Run stretched(double factor) {
      return new Run(first, shaped.stretched(factor), space);
    }
  }

  record PlacedRun(Run run, Affine at) {
    Bounds cell() {
      return run.shaped.cell().transform(at);
    }
  }

  /**
   * Returns the positioned runs of a text.
   *
   * @param wanted the length of the text ({@code textLength}); NaN for its natural length
   * @param stretches whether to stretch the letters to that length, instead of the gaps
   */
  List<PlacedRun> placed(List<Letter> text, double wanted, boolean stretches) {
    List<Run> runs = runs(ordered(text), !Double.isNaN(wanted));
    double gap = 0;
    if (wanted > 0 && runs.size() > 0) {
      double natural = length(runs.subList(0, end(runs, 0)));
      boolean glyphs = stretches || runs.size() == 1;
      if (glyphs && natural > 0) {
        runs = runs.stream().map(run -> run.stretched(wanted / natural)).toList();
      } else if (!glyphs) {
        gap = (wanted - natural) / (runs.size() - 1);
      }
    }
    return placed(runs, gap);
  }

  /** Returns the letters with their embedding levels. */
  private static List<Letter> ordered(List<Letter> letters) {
    List<Letter> ordered = new ArrayList<>();
    for (int from = 0; from < letters.size(); ) {
      int to = from + 1;
      while (to < letters.size() && !letters.get(to).place.isAbsolute()) {
        to++;
      }
      ordered.addAll(orderedChunk(letters.subList(from, to)));
      from = to;
    }
    return ordered;
  }

  private static List<Letter> orderedChunk(List<Letter> chunk) {
    String text = chunk.stream().map(Letter::text).collect(Collectors.joining());
    char[] chars = text.toCharArray();
    boolean isLeftwards = isLeftwards(chunk.get(0));
    if (!isLeftwards && !Bidi.requiresBidi(chars, 0, chars.length)) {
      return chunk;
    }
    int direction = isLeftwards ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT;
    Bidi bidi = new Bidi(text, direction);
    List<Letter> ordered = new ArrayList<>();
    int at = 0;
    for (Letter letter : chunk) {
      ordered.add(letter.at(bidi.getLevelAt(at)));
      at += letter.text.length();
    }
    return ordered;
  }

  private static boolean isLeftwards(Letter letter) {
    return letter.style().word("direction").equals("rtl");
  }

  private List<PlacedRun> placed(List<Run> runs, double gap) {
    List<PlacedRun> placed = new ArrayList<>();
    double x = 0;
    double y = 0;
    for (int from = 0; from < runs.size(); ) {
      List<Run> chunk = runs.subList(from, end(runs, from));
      Letter first = chunk.get(0).first;
      double anchor = SvgFonts.anchor(first.style());
      x = Double.isNaN(first.place.x) ? x : first.place.x;
      x -= (isLeftwards(first) ? 1 - anchor : anchor) * (length(chunk) + gap * (runs.size() - 1));
      double[] heights = new double[chunk.size()];
      for (int i = 0; i < chunk.size(); i++) {
        Place place = chunk.get(i).first.place;
        y = (Double.isNaN(place.y) ? y : place.y) + place.shift.y();
        heights[i] = y;
      }
      double[] starts = new double[chunk.size()];
      for (int i : visualOrder(chunk)) {
        starts[i] = x + chunk.get(i).first.place.shift.x();
        x = starts[i] + chunk.get(i).advance() + chunk.get(i).space + gap;
      }
      for (int i = 0; i < chunk.size(); i++) {
        place(chunk.get(i), starts[i], heights[i], placed);
      }
      from += chunk.size();
    }
    return placed;
  }

  private void place(Run run, double x, double y, List<PlacedRun> placed) {
    Letter first = run.first;
    if (run.outline().isEmpty() && first.look.lines.isEmpty()) {
      return;
    }
    document.countPoints(first.element, run.outline().pointCount());
    Affine at = at(run, x, y - first.look.rise + SvgBaselines.offset(first.style()));
    if (at != null) {
      placed.add(new PlacedRun(run, at));
    }
  }

  /** Returns the indices of runs from left to right. */
  private static Integer[] visualOrder(List<Run> chunk) {
    byte[] levels = new byte[chunk.size()];
    Integer[] order = new Integer[chunk.size()];
    for (int i = 0; i < order.length; i++) {
      levels[i] = (byte) chunk.get(i).first.level;
      order[i] = i;
    }
    Bidi.reorderVisually(levels, 0, order, 0, order.length);
    return order;
  }

  /** Returns the position of a run, or null beyond the ends of its path. */
  private static Affine at(Run run, double x, double y) {
    Place place = run.first.place;
    Affine turned = Affine.rotation(place.turn, new Vec(0, 0, 1));
    if (place.track == null) {
      return turned.then(Affine.translation(Vec.of(x, y)));
    }
    Affine middle = place.track.at(x + run.advance() / 2);
    return middle == null
        ? null
        : turned.then(Affine.translation(Vec.of(-run.advance() / 2, y))).then(middle);
  }

  /** Returns the end of a text chunk: the next run with an absolute position. */
  private static int end(List<Run> runs, int from) {
    int end = from + 1;
    while (end < runs.size() && !runs.get(end).first.place.isAbsolute()) {
      end++;
    }
    return end;
  }

  private static double length(List<Run> chunk) {
    double length = 0;
    for (Run run : chunk) {
      length += run.first.place.shift.x() + run.advance() + run.space;
    }
    return length;
  }

  /** Returns the length of letters without absolute positions. */
  double advance(List<Letter> letters) {
    return letters.isEmpty() ? 0 : length(runs(ordered(letters), false));
  }

  private List<Run> runs(List<Letter> letters, boolean apart) {
    List<Run> runs = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= letters.size(); i++) {
      if (i == letters.size() || apart || !letters.get(i).continues(letters.get(i - 1))) {
        runs.add(run(letters.subList(from, i)));
        from = i;
      }
    }
    return runs;
  }

  private Run run(List<Letter> letters) {
    String text = letters.stream().map(Letter::text).collect(Collectors.joining());
    Letter first = letters.get(0);
    SvgStyle style = first.style();
    TextDirection direction =
        first.level % 2 == 0 ? TextDirection.LEFT_TO_RIGHT : TextDirection.RIGHT_TO_LEFT;
    SvgFonts.Shaped shaped = SvgFonts.set(document, first.element, text, style, direction);
    boolean ends = letters.get(letters.size() - 1).isBlank();
    double space = SvgFonts.spacing(style) + (ends ? SvgFonts.wordSpacing(style) : 0);
    return new Run(first, shaped, space);
  }
}
