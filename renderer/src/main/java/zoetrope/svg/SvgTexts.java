package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/** Converts texts to outlines of the bundled fonts, run by run. */
final class SvgTexts {
  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgPainter painter;

  SvgTexts(SvgDocument document, SvgStyles styles, SvgPainter painter) {
    this.document = document;
    this.styles = styles;
    this.painter = painter;
  }

  /**
   * A character with its element, its absolute position (NaN for none) and its shift.
   *
   * @param look what it has from the elements around it
   * @param turn the angle in radians by which it is turned
   * @param track the path that it stands on, along which its position is; null for none
   */
  private record Letter(
      String text,
      Element element,
      Look look,
      double x,
      double y,
      Vec shift,
      double turn,
      TextTrack track) {
    SvgStyle style() {
      return look.style;
    }

    boolean isPlaced() {
      return !Double.isNaN(x) || !Double.isNaN(y);
    }

    boolean continues(Letter before) {
      return !isPlaced()
          && shift.equals(Vec.ZERO)
          && turn == 0
          && before.turn == 0
          && track == null
          && element == before.element
          && SvgFonts.spacing(look.style) == 0;
    }
  }

  /**
   * How the text of an element looks.
   *
   * @param rise how far its baseline is above that of the text element
   * @param lines what is drawn along it, such as an underline
   */
  private record Look(SvgStyle style, double opacity, double rise, Set<String> lines) {
    /** The look of an element within this one. */
    Look within(SvgStyle inner) {
      Set<String> all = new TreeSet<>(lines);
      all.addAll(SvgBaselines.lines(inner));
      double risen = rise + SvgBaselines.shift(inner, style.fontSize());
      return new Look(inner, opacity * inner.share("opacity"), risen, all);
    }
  }

  /** Letters that are shaped together. */
  private record Run(Letter first, SvgFonts.Shaped shaped) {
    Path outline() {
      return shaped.outline();
    }

    double advance() {
      return shaped.advance();
    }

    /** The letters, and before them the lines below and above, after them those through them. */
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
      return new Run(first, shaped.stretched(factor));
    }
  }

  /** A run with its place. */
  private record Standing(Run run, Affine at) {
    Bounds cell() {
      return run.shaped.cell().transform(at);
    }
  }

  /** Paints a text element: gradients and patterns of its box are of the box of all of it. */
  void draw(Element element, SvgContext context) {
    List<Standing> runs = placed(element, context);
    Bounds box = box(runs);
    for (Standing standing : runs) {
      Letter first = standing.run.first;
      SvgContext own = context.styled(first.style(), first.look.opacity);
      for (Path path : standing.run.paths()) {
        painter.paint(first.element, path.transform(standing.at), box, own, () -> {});
      }
    }
  }

  /** The box of a text element in its own user units: that of the cells of its glyphs. */
  Bounds box(Element element, SvgContext context) {
    return box(placed(element, context));
  }

  private static Bounds box(List<Standing> runs) {
    return runs.stream().map(Standing::cell).reduce(Bounds.EMPTY, Bounds::union);
  }

  /** The outline of a text element, in the drawing's coordinates. */
  Path outline(Element element, SvgContext context) {
    PathBuilder all = Path.builder();
    for (Standing standing : placed(element, context)) {
      all.append(standing.run.outline().transform(standing.at).transform(context.map()));
    }
    return all.build();
  }

  private List<Standing> placed(Element element, SvgContext context) {
    List<Letter> letters = new ArrayList<>();
    Look look = new Look(context.style(), 1, 0, Set.copyOf(SvgBaselines.lines(context.style())));
    collect(element, look, context, null, List.of(), letters);
    List<Letter> trimmed = SvgWhitespace.trimmed(letters, Letter::text);
    SvgLengths lengths = context.lengths(document);
    double wanted = lengths.x(element, "textLength", Double.NaN);
    List<Run> runs = runs(trimmed, !Double.isNaN(wanted));
    double gap = 0;
    if (wanted > 0 && runs.size() > 0) {
      double natural = chunk(runs, 0);
      boolean glyphs =
          SvgElements.attribute(element, "lengthAdjust").equals("spacingAndGlyphs")
              || runs.size() == 1;
      if (glyphs && natural > 0) {
        runs = runs.stream().map(run -> run.stretched(wanted / natural)).toList();
      } else if (!glyphs) {
        gap = (wanted - natural) / (runs.size() - 1);
      }
    }
    return placed(runs, gap);
  }

  private List<Standing> placed(List<Run> runs, double gap) {
    List<Standing> placed = new ArrayList<>();
    double x = 0;
    double y = 0;
    for (int i = 0; i < runs.size(); i++) {
      Letter first = runs.get(i).first;
      x = Double.isNaN(first.x) ? x : first.x;
      y = Double.isNaN(first.y) ? y : first.y;
      if (i == 0 || first.isPlaced()) {
        x -= SvgFonts.anchor(first.style()) * (chunk(runs, i) + gap * (runs.size() - 1));
      }
      x += first.shift.x();
      y += first.shift.y();
      if (!runs.get(i).outline().isEmpty() || !first.look.lines.isEmpty()) {
        document.countPoints(first.element, runs.get(i).outline().pointCount());
        double base = y - first.look.rise + SvgBaselines.offset(first.style());
        Affine at = at(runs.get(i), x, base);
        if (at != null) {
          placed.add(new Standing(runs.get(i), at));
        }
      }
      x += runs.get(i).advance() + SvgFonts.spacing(first.style()) + gap;
    }
    return placed;
  }

  /** Where a run stands; null beyond the ends of its path. */
  private static Affine at(Run run, double x, double y) {
    Letter first = run.first;
    Affine turned = Affine.rotation(first.turn, new Vec(0, 0, 1));
    if (first.track == null) {
      return turned.then(Affine.translation(Vec.of(x, y)));
    }
    Affine middle = first.track.at(x + run.advance() / 2);
    return middle == null
        ? null
        : turned.then(Affine.translation(Vec.of(-run.advance() / 2, y))).then(middle);
  }

  /** The advance of a text chunk: from a run to before the next with an absolute position. */
  private static double chunk(List<Run> runs, int from) {
    double sum = 0;
    for (int i = from; i < runs.size() && (i == from || !runs.get(i).first.isPlaced()); i++) {
      sum +=
          runs.get(i).first.shift.x()
              + runs.get(i).advance()
              + SvgFonts.spacing(runs.get(i).first.style());
    }
    return sum;
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
    StringBuilder text = new StringBuilder();
    letters.forEach(letter -> text.append(letter.text));
    Letter first = letters.get(0);
    return new Run(first, SvgFonts.set(document, first.element, text.toString(), first.style()));
  }

  /** The positions that an element gives to its letters, consumed one by one. */
  private static final class Positions {
    private final List<Double> x;
    private final List<Double> y;
    private final List<Double> dx;
    private final List<Double> dy;
    private final List<Double> turns;
    private int next;

    Positions(Element element, SvgLengths lengths) {
      x = lengths.list(element, "x", lengths.wholeX());
      y = lengths.list(element, "y", lengths.wholeY());
      dx = lengths.list(element, "dx", lengths.wholeX());
      dy = lengths.list(element, "dy", lengths.wholeY());
      turns = lengths.list(element, "rotate", 0);
    }

    /** The turn of the next letter, of which the last holds for all that follow. */
    double turn(double otherwise) {
      return turns.isEmpty()
          ? otherwise
          : StrictMath.toRadians(turns.get(Math.min(next, turns.size() - 1)));
    }

    private static double at(List<Double> values, int i, double otherwise) {
      return i < values.size() ? values.get(i) : otherwise;
    }
  }

  private void collect(
      Element element,
      Look look,
      SvgContext context,
      TextTrack track,
      List<Positions> around,
      List<Letter> letters) {
    if (look.style.word("display").equals("none")) {
      return;
    }
    SvgLengths lengths = new SvgLengths(document, look.style.fontSize(), context.viewport());
    List<Positions> positions = new ArrayList<>(around);
    positions.add(new Positions(element, lengths));
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element child) {
        document.countConversion(child);
        if (child.getLocalName().matches("tspan|a")) {
          Look inner = look.within(styles.of(child, look.style));
          collect(child, inner, context, track, positions, letters);
        } else if (child.getLocalName().equals("textPath")) {
          Look inner = look.within(styles.of(child, look.style));
          collectOnPath(child, inner, context, positions, letters);
        } else if (child.getLocalName().equals("tref")) {
          document.note(child, "<tref> is not supported and was left out");
        }
      } else {
        String text = SvgWhitespace.blanks(n.getNodeValue(), element);
        boolean keep = SvgWhitespace.isPreserved(element);
        text.codePoints().forEach(c -> add(c, keep, element, look, track, positions, letters));
      }
    }
  }

  private void collectOnPath(
      Element element,
      Look look,
      SvgContext context,
      List<Positions> around,
      List<Letter> letters) {
    Element target = document.target(element, SvgElements.href(element));
    if (target == null || !SvgShapes.isShape(target)) {
      document.note(element, "a <textPath> has no path and was left out");
      return;
    }
    SvgStyle style = styles.inDocument(target);
    SvgLengths lengths = SvgLengths.of(document, style, context.viewport());
    Path path = SvgShapes.of(document, target, lengths);
    Affine own = SvgTransforms.ofAttribute(document, target, "transform");
    TextTrack track = new TextTrack(path.transform(own));
    double start = lengths.of(element, "startOffset", 0, track.length());
    int first = letters.size();
    collect(element, look, context, track, around, letters);
    if (letters.size() > first) {
      Letter l = letters.get(first);
      letters.set(first, new Letter(l.text, l.element, l.look, start, 0, l.shift, l.turn, track));
    }
  }

  private static void add(
      int codePoint,
      boolean keep,
      Element element,
      Look look,
      TextTrack track,
      List<Positions> positions,
      List<Letter> letters) {
    boolean afterBlank = letters.isEmpty() || letters.get(letters.size() - 1).text.equals(" ");
    if (codePoint == ' ' && afterBlank && !keep) {
      return;
    }
    double x = Double.NaN;
    double y = Double.NaN;
    double dx = 0;
    double dy = 0;
    double turn = 0;
    for (Positions p : positions) {
      turn = p.turn(turn);
      x = Positions.at(p.x, p.next, x);
      y = Positions.at(p.y, p.next, y);
      dx = Positions.at(p.dx, p.next, dx);
      dy = Positions.at(p.dy, p.next, dy);
      p.next++;
    }
    String text = Character.toString(codePoint);
    letters.add(new Letter(text, element, look, x, y, Vec.of(dx, dy), turn, track));
  }
}
