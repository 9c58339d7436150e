package zoetrope.internal.svg.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.geometry.Bounds;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.text.SvgTextLayout.Letter;
import zoetrope.internal.svg.text.SvgTextLayout.Look;
import zoetrope.internal.svg.text.SvgTextLayout.PlacedRun;

/**
 * Draws the text of {@code foreignObject}: labels that Mermaid and others write as HTML.
 *
 * <p>Blocks and {@code br} begin lines, and long lines are broken at blanks. The lines start at the
 * top of the box. If the box has no room for another line, they are centred vertically. A flex
 * container can set another position. A background colour is painted behind the text.
 */
public final class SvgHtmlTexts {
  private static final String BLOCKS =
      "div|p|li|ul|ol|dl|dt|dd|h[1-6]|pre|table|tr|section|article|header|footer|blockquote|br";
  private static final Set<String> NOT_TEXT =
      Set.of("img", "svg", "canvas", "video", "input", "button", "select", "iframe", "math");

  /** The default line height of browsers, in font sizes. */
  private static final double LINE_HEIGHT = 1.2;

  /** A line may be wider than its box by this factor, because the author's font may be narrower. */
  private static final double MAX_OVERFLOW = 1.15;

  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgTexts texts;
  private final SvgTextLayout layout;

  public SvgHtmlTexts(SvgDocument document, SvgStyles styles, SvgTexts texts) {
    this.document = document;
    this.styles = styles;
    this.texts = texts;
    this.layout = new SvgTextLayout(document);
  }

  /** A line, with the style of its block. */
  private record Line(SvgStyle block, List<Letter> letters) {
    double size() {
      return letters.stream().mapToDouble(l -> l.style().fontSize()).max().orElse(0);
    }

    double height() {
      CssToken lineHeight = block.value("line-height").single();
      if (lineHeight == null || !lineHeight.isNumeric()) {
        return LINE_HEIGHT * size();
      }
      return lineHeight.is(CssToken.Kind.NUMBER)
          ? lineHeight.number() * size()
          : SvgLengths.pixels(lineHeight, block.fontSize(), block.fontSize());
    }
  }

  /**
   * Whether an element is a {@code foreignObject} that contains text and only supported elements.
   */
  public static boolean isText(Element element) {
    return element.getLocalName().equals("foreignObject")
        && !element.getTextContent().isBlank()
        && NOT_TEXT.stream().allMatch(name -> isWithout(element, name));
  }

  private static boolean isWithout(Element element, String name) {
    return element.getElementsByTagNameNS("*", name).getLength() == 0;
  }

  /** Paints the text of an element. */
  public void draw(Element element, SvgContext context) {
    SvgStyle style =
        styles.ofHtml(element, context.style()).with("background-color", "transparent");
    SvgHtmlBox box = SvgHtmlBox.of(element, context.lengths(document), style, styles);
    Look look = new Look(style, 1, 0, Set.of());
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(look.style(), new ArrayList<>()));
    collect(element, element, look, look.style(), lines);
    List<Line> broken = new ArrayList<>();
    lines.forEach(line -> broken.addAll(broken(line, box.width())));
    List<List<PlacedRun>> placed =
        Double.isNaN(box.down()) ? stacked(broken, box) : flexed(broken, box);
    placed.forEach(line -> texts.paintBackgrounds(line, context));
    placed.forEach(line -> texts.paint(line, context));
  }

  /**
   * Places lines without a flex container: at the top of the box, or centred if there is no room
   * for another line.
   */
  private List<List<PlacedRun>> stacked(List<Line> lines, SvgHtmlBox box) {
    double high = height(lines);
    double highest = lines.stream().mapToDouble(Line::height).max().orElse(0);
    boolean isLoose = box.height() > high + highest;
    double top = box.top() + (isLoose ? 0 : (box.height() - high) / 2);
    return below(lines, box.left(), box.width(), top);
  }

  private static double height(List<Line> lines) {
    double high = 0;
    for (Line line : lines) {
      high += line.height();
    }
    return high;
  }

  /** Places lines in a flex container. They form a block that is as wide as the longest line. */
  private List<List<PlacedRun>> flexed(List<Line> lines, SvgHtmlBox box) {
    double high = height(lines);
    double wide = lines.stream().mapToDouble(l -> layout.advance(l.letters)).max().orElse(0);
    double left = box.left() + box.across() * (box.width() - wide);
    return below(lines, left, wide, box.top() + box.down() * (box.height() - high));
  }

  private List<List<PlacedRun>> below(List<Line> lines, double left, double width, double from) {
    List<List<PlacedRun>> placed = new ArrayList<>();
    double top = from;
    for (Line line : lines) {
      placed.add(placed(line, left, width, top + line.height() / 2));
      top += line.height();
    }
    return placed;
  }

  private List<PlacedRun> placed(Line line, double left, double width, double middle) {
    double size = line.size();
    Letter first = line.letters.get(0);
    line.letters.set(0, first.at(0, middle + SvgBaselines.CENTRAL * size, null));
    Bounds cells =
        layout.placed(line.letters, Double.NaN, false).stream()
            .map(PlacedRun::cell)
            .reduce(Bounds.EMPTY, Bounds::union);
    if (cells.isEmpty()) {
      return List.of();
    }
    double free = width - cells.size().x();
    double x = left + share(line.block) * free - cells.min().x();
    line.letters.set(0, first.at(x, middle + SvgBaselines.CENTRAL * size, null));
    return layout.placed(line.letters, Double.NaN, false);
  }

  /** Returns the fraction of the free width before a line. */
  private static double share(SvgStyle block) {
    boolean isLeftwards = block.word("direction").equals("rtl");
    return switch (block.word("text-align")) {
      case "center", "-webkit-center" -> 0.5;
      case "right" -> 1;
      case "end" -> isLeftwards ? 0 : 1;
      case "left" -> 0;
      default -> isLeftwards ? 1 : 0;
    };
  }

  /** Breaks a line to fit a width. Returns no lines if it is empty. */
  private List<Line> broken(Line line, double width) {
    List<Letter> letters = SvgWhitespace.trimmed(line.letters);
    List<Line> lines = new ArrayList<>();
    boolean isUnbroken = line.block.word("white-space").matches("nowrap|pre");
    while (!isUnbroken && layout.advance(letters) > MAX_OVERFLOW * width) {
      int end = end(letters, width);
      if (end == letters.size()) {
        break;
      }
      lines.add(new Line(line.block, new ArrayList<>(letters.subList(0, end))));
      letters = letters.subList(end + 1, letters.size());
    }
    if (!letters.isEmpty()) {
      lines.add(new Line(line.block, new ArrayList<>(letters)));
    }
    return lines;
  }

  /**
   * Returns the index of the last blank before which the letters fit. Falls back to the first
   * blank, then to the end.
   */
  private int end(List<Letter> letters, double width) {
    int end = letters.size();
    for (int i = 1; i < letters.size(); i++) {
      if (letters.get(i).isBlank()) {
        if (end < letters.size() && layout.advance(letters.subList(0, i)) > width) {
          return end;
        }
        end = i;
      }
    }
    return end;
  }

  private void collect(
      Element place, Element element, Look look, SvgStyle block, List<Line> lines) {
    boolean isPreserved = SvgWhitespace.isPreserved(element, look.style());
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element child) {
        document.countConversion(child);
        child(place, child, look, block, lines);
      } else if (n.getNodeType() == Node.TEXT_NODE || n.getNodeType() == Node.CDATA_SECTION_NODE) {
        n.getNodeValue()
            .codePoints()
            .forEach(c -> add(c, isPreserved, place, new Line(block, List.of()), look, lines));
      }
    }
  }

  private void child(Element place, Element child, Look look, SvgStyle block, List<Line> lines) {
    String name = child.getLocalName();
    if (NOT_TEXT.contains(name)) {
      document.note(
          child, "<" + name + "> is not supported in <foreignObject>; only the text was drawn");
      return;
    }
    SvgStyle style = styles.ofHtml(child, look.style());
    if (style.word("display").equals("none") || name.matches("style|script|title")) {
      return;
    }
    boolean isBlock = name.matches(BLOCKS);
    SvgStyle childBlock = isBlock ? style : block;
    if (isBlock) {
      lines.add(new Line(childBlock, new ArrayList<>()));
    }
    collect(place, child, look.within(style), childBlock, lines);
    if (isBlock) {
      lines.add(new Line(block, new ArrayList<>()));
    }
  }

  private static void add(
      int codePoint, boolean isPreserved, Element place, Line empty, Look look, List<Line> lines) {
    if (codePoint == '\n' && isPreserved) {
      lines.add(new Line(empty.block, new ArrayList<>()));
      return;
    }
    List<Letter> letters = lines.get(lines.size() - 1).letters;
    boolean isBlank = " \n\r\t".indexOf(codePoint) >= 0;
    boolean isFirst = letters.isEmpty() || letters.get(letters.size() - 1).isBlank();
    if (!isBlank || isPreserved || !isFirst) {
      String text = isBlank ? " " : Character.toString(codePoint);
      letters.add(Letter.of(text, place, look, isPreserved));
    }
  }
}
