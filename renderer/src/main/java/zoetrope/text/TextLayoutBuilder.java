package zoetrope.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Path;
import zoetrope.source.Span;

/**
 * A builder of the layout of one text: it breaks lines, divides and shapes runs, and places the
 * glyphs.
 */
final class TextLayoutBuilder {
  private static final Face.Shaped NO_GLYPHS =
      new Face.Shaped(new int[0], new int[0], new double[0], new double[0], 0);

  private final String text;
  private final char[] chars;
  private final TextStyle style;
  private final FontRuns runs;
  private final TextRules rules;
  private final List<TextLine> lines = new ArrayList<>();
  private final List<PlacedGlyph> glyphs = new ArrayList<>();

  TextLayoutBuilder(String text, TextStyle style) {
    this.text = text;
    this.chars = text.toCharArray();
    this.style = style;
    this.runs = new FontRuns(text, style);
    this.rules = new TextRules(text, style);
  }

  TextLayout build() {
    Face face = style.face();
    double lineHeight = style.lineSpacing() * (face.ascent() + face.descent());
    double baseline = 0;
    for (Span span : lineSpans()) {
      List<FontRun> line = runs.of(span);
      if (!lines.isEmpty()) {
        baseline -= lineHeight * line.stream().mapToDouble(FontRun::size).reduce(1, Math::max);
      }
      setLine(span, line, baseline);
    }
    return aligned();
  }

  private List<Span> lineSpans() {
    List<Span> spans = new ArrayList<>();
    int start = 0;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
      spans.add(new Span(start, at > start && text.charAt(at - 1) == '\r' ? at - 1 : at));
      start = at + 1;
    }
    spans.add(new Span(start, text.length()));
    return spans;
  }

  private void setLine(Span span, List<FontRun> line, double baseline) {
    Map<FontRun, ShapedRun> shaped = new HashMap<>();
    double x = 0;
    for (FontRun run : BidiLevels.visualOrder(line)) {
      ShapedRun placed = shaped(run, x);
      shaped.put(run, placed);
      x = placed.end;
    }
    for (FontRun run : line) {
      ShapedRun placed = shaped.get(run);
      rules.add(run, placed.x, placed.end, placed.glyphs.chars(), placed.glyphs.x());
      setRun(run, placed, baseline + run.rise());
    }
    TextLine set = new TextLine(span, 0, baseline, x);
    for (PlacedGlyph rule : rules.of(set, lines.size())) {
      glyphs.add(indexBehind(rule), rule);
    }
    lines.add(set);
  }

  /**
   * Returns the index where an underline or strikethrough piece is inserted, after the glyphs of
   * its word.
   */
  private int indexBehind(PlacedGlyph rule) {
    int at = glyphs.size();
    while (at > 0
        && glyphs.get(at - 1).line() == rule.line()
        && glyphs.get(at - 1).span().start() >= rule.span().end()) {
      at--;
    }
    return at;
  }

  /** Returns the next tab stop that is at least one blank away. */
  private double nextTabStop(double x) {
    char[] blank = {' '};
    double width = style.face().shape(blank, 0, 1, false, false, false).advance();
    double stop = style.tabWidth() * width;
    return Math.ceil((x + width) / stop - 1e-9) * stop;
  }

  /** A run's glyphs, with its left end {@code x} and its right end {@code end}. */
  private record ShapedRun(Face.Shaped glyphs, double x, double end) {}

  private ShapedRun shaped(FontRun run, double x) {
    Span span = run.span();
    if (text.charAt(span.start()) == '\t') {
      return new ShapedRun(NO_GLYPHS, x, nextTabStop(x));
    }
    Face.Shaped glyphs =
        run.face()
            .shape(
                chars,
                span.start(),
                span.end(),
                run.isRightToLeft(),
                style.kerning(),
                style.ligatures());
    return new ShapedRun(glyphs, x, x + run.size() * glyphs.advance());
  }

  private void setRun(FontRun run, ShapedRun placed, double baseline) {
    Span span = run.span();
    Face.Shaped shaped = placed.glyphs;
    int[] clusterEnds = clusterEnds(shaped.chars(), span.length());
    for (int i = 0; i < shaped.glyphs().length; i++) {
      if (shaped.glyphs()[i] == 0) {
        throw MissingGlyphException.in(text, span.start() + shaped.chars()[i], List.of(run.face()));
      }
      Path outline = run.face().outline(shaped.glyphs()[i]);
      if (!outline.isEmpty()) {
        glyphs.add(
            new PlacedGlyph(
                outline,
                placed.x + run.size() * shaped.x()[i],
                baseline + run.size() * shaped.y()[i],
                run.size(),
                source(span, shaped.chars()[i], clusterEnds),
                lines.size(),
                run.face()));
      }
    }
  }

  /** Returns the end of the cluster for each character of a run that begins a cluster. */
  private static int[] clusterEnds(int[] chars, int length) {
    boolean[] begins = new boolean[length];
    for (int at : chars) {
      begins[at] = true;
    }
    int[] ends = new int[length];
    int next = length;
    for (int i = length - 1; i >= 0; i--) {
      ends[i] = next;
      next = begins[i] ? i : next;
    }
    return ends;
  }

  /** Returns the cluster that begins at {@code at} in a run, extended to whole graphemes. */
  private Span source(Span run, int at, int[] clusterEnds) {
    Span first = runs.grapheme(run.start() + at);
    return first.union(runs.grapheme(run.start() + clusterEnds[at] - 1));
  }

  private TextLayout aligned() {
    double width = lines.stream().mapToDouble(TextLine::width).reduce(0, Math::max);
    double[] shifts = new double[lines.size()];
    for (int i = 0; i < shifts.length; i++) {
      TextLine line = lines.get(i);
      shifts[i] = style.alignment().share() * (width - line.width());
      lines.set(i, new TextLine(line.span(), shifts[i], line.baseline(), line.width()));
    }
    glyphs.replaceAll(glyph -> glyph.shifted(shifts[glyph.line()]));
    return new TextLayout(text, lines, glyphs, width);
  }
}
