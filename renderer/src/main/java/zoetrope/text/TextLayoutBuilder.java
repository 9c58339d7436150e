package zoetrope.text;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.source.Span;

/** Builds the layout of one text: breaks lines, itemises and shapes runs, and places the glyphs. */
final class TextLayoutBuilder {
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
        baseline -= lineHeight * largest(line);
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

  private static double largest(List<FontRun> line) {
    double largest = 1;
    for (FontRun run : line) {
      largest = Math.max(largest, run.size());
    }
    return largest;
  }

  private void setLine(Span span, List<FontRun> line, double baseline) {
    double x = 0;
    for (FontRun run : line) {
      if (text.charAt(run.span().start()) == '\t') {
        rules.add(run, x, new int[0], new double[0]);
        x = nextTabStop(x);
      } else {
        x = setRun(run, x, baseline + run.rise());
      }
    }
    TextLine set = new TextLine(span, 0, baseline, x);
    for (PlacedGlyph rule : rules.of(set, lines.size())) {
      glyphs.add(indexBehind(rule), rule);
    }
    lines.add(set);
  }

  /** Where a line under or through a word stands among the glyphs: behind those of its word. */
  private int indexBehind(PlacedGlyph rule) {
    int at = glyphs.size();
    while (at > 0
        && glyphs.get(at - 1).line() == rule.line()
        && glyphs.get(at - 1).span().start() >= rule.span().end()) {
      at--;
    }
    return at;
  }

  /** The next tab stop; a tab always advances, from a stop to the next one. */
  private double nextTabStop(double x) {
    char[] blank = {' '};
    double stop = style.tabWidth() * style.face().shape(blank, 0, 1, false, false).advance();
    return (Math.floor(x / stop + 1e-9) + 1) * stop;
  }

  private double setRun(FontRun run, double x, double baseline) {
    Span span = run.span();
    Face.Shaped shaped =
        run.face().shape(chars, span.start(), span.end(), style.kerning(), style.ligatures());
    rules.add(run, x, shaped.chars(), shaped.x());
    for (int i = 0; i < shaped.glyphs().length; i++) {
      if (shaped.glyphs()[i] == 0) {
        throw MissingGlyphException.in(text, span.start() + shaped.chars()[i], List.of(run.face()));
      }
      Path outline = run.face().outline(shaped.glyphs()[i]);
      if (!outline.isEmpty()) {
        glyphs.add(
            new PlacedGlyph(
                outline,
                x + run.size() * shaped.x()[i],
                baseline + run.size() * shaped.y()[i],
                run.size(),
                source(span, shaped.chars(), i),
                lines.size(),
                run.face()));
      }
    }
    return x + run.size() * shaped.advance();
  }

  /** The span of glyph {@code i}: its cluster, extended to whole graphemes. */
  private Span source(Span run, int[] chars, int i) {
    int after = i + 1;
    while (after < chars.length && chars[after] == chars[i]) {
      after++;
    }
    int next = after < chars.length ? chars[after] : run.length();
    Span first = runs.grapheme(run.start() + chars[i]);
    return first.union(runs.grapheme(run.start() + next - 1));
  }

  private TextLayout aligned() {
    double width = 0;
    for (TextLine line : lines) {
      width = Math.max(width, line.width());
    }
    double[] shifts = new double[lines.size()];
    for (int i = 0; i < shifts.length; i++) {
      TextLine line = lines.get(i);
      shifts[i] = style.alignment().share() * (width - line.width());
      lines.set(i, new TextLine(line.span(), shifts[i], line.baseline(), line.width()));
    }
    glyphs.replaceAll(
        g ->
            new PlacedGlyph(
                g.outline(),
                g.x() + shifts[g.line()],
                g.y(),
                g.scale(),
                g.span(),
                g.line(),
                g.face()));
    return new TextLayout(text, style, lines, glyphs, width);
  }
}
