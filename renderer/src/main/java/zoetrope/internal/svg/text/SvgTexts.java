package zoetrope.internal.svg.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.paint.SvgPainter;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgColors;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.style.SvgTransforms;
import zoetrope.internal.svg.text.SvgTextLayout.Letter;
import zoetrope.internal.svg.text.SvgTextLayout.Look;
import zoetrope.internal.svg.text.SvgTextLayout.Place;
import zoetrope.internal.svg.text.SvgTextLayout.PlacedRun;

/** Converts texts to outlines in the bundled fonts, run by run. */
public record SvgTexts(SvgDocument document, SvgStyles styles, SvgPainter painter) {
  private static final String BACKGROUND = "background-color";

  /** Paints a text element. Bounding box units of paints refer to the box of the whole element. */
  public void draw(Element element, SvgContext context) {
    paint(placed(element, context), context);
  }

  /** Paints runs. Bounding box units of paints refer to the box of all runs. */
  void paint(List<PlacedRun> runs, SvgContext context) {
    Bounds box = box(runs);
    for (PlacedRun placedRun : runs) {
      Letter first = placedRun.run().first();
      SvgContext styled = context.styled(first.style(), first.look().opacity());
      for (Path path : placedRun.run().paths()) {
        painter.paint(first.element(), path.transform(placedRun.at()), box, styled, () -> {});
      }
    }
  }

  /** Paints the backgrounds of HTML runs. Neighbours of the same colour share one rectangle. */
  void paintBackgrounds(List<PlacedRun> runs, SvgContext context) {
    for (int i = 0; i < runs.size(); ) {
      Letter first = runs.get(i).run().first();
      Value color = first.style().value(BACKGROUND);
      Bounds box = Bounds.EMPTY;
      for (; i < runs.size() && color.equals(background(runs.get(i))); i++) {
        box = box.union(runs.get(i).cell());
      }
      if (SvgColors.of(color, first.style().currentColor()) != null) {
        SvgStyle style = first.style().with("fill", color).with("fill-opacity", "1");
        SvgContext styled = context.styled(style, first.look().opacity());
        Vec size = box.size();
        Path area = SvgShapes.box(box.min().x(), box.min().y(), size.x(), size.y());
        painter.paint(first.element(), area, box, styled, () -> {});
      }
    }
  }

  private static Value background(PlacedRun placedRun) {
    return placedRun.run().first().style().value(BACKGROUND);
  }

  /** Returns the box of a text element in its user units: the union of its glyph cells. */
  public Bounds box(Element element, SvgContext context) {
    return box(placed(element, context));
  }

  private static Bounds box(List<PlacedRun> runs) {
    return runs.stream().map(PlacedRun::cell).reduce(Bounds.EMPTY, Bounds::union);
  }

  /** Returns the outline of a text element, in the drawing's coordinates. */
  public Path outline(Element element, SvgContext context) {
    PathBuilder all = Path.builder();
    for (PlacedRun placedRun : placed(element, context)) {
      all.append(placedRun.run().outline().transform(placedRun.at()).transform(context.map()));
    }
    return all.build();
  }

  private List<PlacedRun> placed(Element element, SvgContext context) {
    List<Letter> letters = new ArrayList<>();
    Look look = new Look(context.style(), 1, 0, Set.copyOf(SvgBaselines.lines(context.style())));
    collect(element, look, context, null, List.of(), letters);
    SvgLengths lengths = context.lengths(document);
    double wanted = lengths.x(element, "textLength", Double.NaN);
    boolean stretches = SvgElements.attribute(element, "lengthAdjust").equals("spacingAndGlyphs");
    return new SvgTextLayout(document).placed(SvgWhitespace.trimmed(letters), wanted, stretches);
  }

  /** The positions that an element assigns to its letters, consumed one by one. */
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

    /**
     * Returns the rotation of the next letter in radians. The last value of {@code rotate} holds
     * for all further letters.
     */
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
    if (look.style().word("display").equals("none")) {
      return;
    }
    SvgLengths lengths = new SvgLengths(document, look.style().fontSize(), context.viewport());
    List<Positions> positions = new ArrayList<>(around);
    positions.add(new Positions(element, lengths));
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element child) {
        document.countConversion(child);
        if (child.getLocalName().matches("tspan|a")) {
          Look inner = look.within(styles.of(child, look.style()));
          collect(child, inner, context, track, positions, letters);
        } else if (child.getLocalName().equals("textPath")) {
          Look inner = look.within(styles.of(child, look.style()));
          collectOnPath(child, inner, context, positions, letters);
        } else if (child.getLocalName().equals("tref")) {
          document.note(child, "<tref> is not supported and was left out");
        }
      } else {
        boolean keep = SvgWhitespace.isPreserved(element, look.style());
        String text = SvgWhitespace.blanks(n.getNodeValue(), keep);
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
    Affine transform = SvgTransforms.ofAttribute(document, target, "transform");
    TextTrack track = new TextTrack(path.transform(transform));
    double start = lengths.of(element, "startOffset", 0, track.length());
    int first = letters.size();
    collect(element, look, context, track, around, letters);
    if (letters.size() > first) {
      letters.set(first, letters.get(first).at(start, 0, track));
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
    boolean afterBlank = letters.isEmpty() || letters.get(letters.size() - 1).text().equals(" ");
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
    Place place = new Place(x, y, Vec.of(dx, dy), turn, track);
    letters.add(new Letter(text, element, look, place, keep, 0));
  }
}
