package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.AttentionPattern;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.Joined;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * The attention pattern of a head on a black panel: discs in a grid with areas proportional to the
 * weights, with the words and their queries above and keys to the left.
 */
final class PatternPanel extends Mobject<PatternPanel> {
  private static final double HEIGHT = 4;

  /** The width of a panel in a portrait or square frame. */
  private static final double NARROW = 3.7;

  /** Weights below this are not drawn. */
  private static final double MIN_DRAWN_WEIGHT = 1e-3;

  /** The radius of the disc of weight 1, divided by the height of a cell. */
  private static final double RADIUS = 0.45;

  /**
   * The left, right, lower and upper edge of a grid with words around it, relative to the panel's
   * centre.
   */
  private static final double[] BESIDE_WORDS = {-1.25, 3.35, -1.85, 1.1};

  private static final double[] BESIDE_WORDS_NARROW = {-0.65, 1.7, -1.85, 1.1};

  private final boolean wide = FrameShape.current() == FrameShape.LANDSCAPE;

  private final AttentionPattern pattern;

  /** The edge and background of the panel. */
  final Rectangle rectangle;

  private final Group<Mobject<?>> words;

  /** The lines and discs of the grid. */
  private final Group<Mobject<?>> grid;

  /** Returns the width of a panel divided by its height. */
  static double aspect() {
    return FrameShape.current() == FrameShape.LANDSCAPE ? 16.0 / 9 : NARROW / HEIGHT;
  }

  /** Creates a panel centred at the origin. */
  PatternPanel(AttentionPattern pattern) {
    this.pattern = pattern;
    rectangle =
        rectangle(wide ? HEIGHT * 16 / 9 : NARROW, HEIGHT).setFill(BLACK, 1).setStroke(WHITE, 1, 1);
    double[] edges = wide ? BESIDE_WORDS : BESIDE_WORDS_NARROW;
    words = words(edges);
    grid = grid(edges[0], edges[1], edges[2], edges[3]);
    add(rectangle, words, grid);
  }

  private int rows() {
    return pattern.keyTokens().size();
  }

  private int columns() {
    return pattern.queryTokens().size();
  }

  /** Fades the words and moves the grid, with square cells, to the middle of the panel. */
  PatternPanel withoutWords() {
    double size = 0.9 * Math.min(rectangle.width() * HEIGHT / rectangle.height(), HEIGHT);
    double cell = size / Math.max(rows(), columns());
    double x = cell * columns() / 2;
    double y = cell * rows() / 2;
    words.setOpacity(0);
    grid.become(grid(-x, x, -y, y).scale(height() / HEIGHT).shift(center()));
    return this;
  }

  private Group<Mobject<?>> grid(double left, double right, double low, double high) {
    double w = (right - left) / columns();
    double h = (high - low) / rows();
    List<Line> lines = new ArrayList<>();
    for (int j = 0; j <= columns(); j++) {
      lines.add(line(at(left + j * w, low), at(left + j * w, high)));
    }
    for (int i = 0; i <= rows(); i++) {
      lines.add(line(at(left, low + i * h), at(right, low + i * h)));
    }
    Group<Mobject<?>> all = group(Joined.of(group(lines)).setStroke(WHITE, 1, 0.6));
    for (int i = 0; i < rows(); i++) {
      for (int j = 0; j < columns(); j++) {
        double weight = pattern.weight(j, i);
        if (weight >= MIN_DRAWN_WEIGHT) {
          Vec cell = at(left + (j + 0.5) * w, high - (i + 0.5) * h);
          all.add(dot(cell, PatternGrid.radius(weight, RADIUS * h)).setFill(GREY_B, 1));
        }
      }
    }
    return all;
  }

  private Group<Mobject<?>> words(double[] edges) {
    double w = (edges[1] - edges[0]) / columns();
    double h = (edges[3] - edges[2]) / rows();
    var above = words(pattern.queryTokens(), 0.9 * w, 0.25);
    Group<Tex> queries = group();
    var q = NumberedSymbols.vector("Q").largeArrow();
    for (int j = 0; j < columns(); j++) {
      double x = edges[0] + (j + 0.5) * w;
      above.get(j).moveTo(at(x, 1.78));
      queries.add(q.at(j + 1).scale(Math.min(w, 0.6)).moveTo(at(x, 1.37)));
    }
    var beside = words(pattern.keyTokens(), wide ? 1.3 : 0.75, 0.7 * h);
    Group<Tex> keys = group();
    var k = NumberedSymbols.vector("K").largeArrow();
    for (int i = 0; i < rows(); i++) {
      double y = edges[3] - (i + 0.5) * h;
      beside.get(i).moveTo(at(wide ? -2.05 : -1.02, y), RIGHT);
      keys.add(k.at(i + 1).scale(1.2 * h).moveTo(at(wide ? -1.6 : -0.84, y)));
    }
    return group(
        Joined.of(above.map(word -> word.box)),
        Joined.of(beside.map(word -> word.box)),
        Joined.of(above.map(word -> word.letters)),
        Joined.of(beside.map(word -> word.letters)),
        Joined.of(queries).setColor(YELLOW),
        Joined.of(keys).setColor(TEAL));
  }

  /** Returns words of one size within a width and a height, in units of the panel. */
  private static Group<Word> words(List<String> tokens, double widest, double highest) {
    Group<Word> words = group(tokens.stream().map(Word::new));
    double width = words.stream().mapToDouble(Mobject::width).max().orElseThrow();
    double scale = Math.min(widest / width, highest / words.first().height());
    words.forEach(word -> word.scale(scale));
    return words;
  }

  /** A word in a box with space for any letters, so that words in a row share a baseline. */
  private static final class Word extends Mobject<Word> {
    final SurroundingRectangle box;
    final Group<Glyph> letters;

    Word(String token) {
      String word = TokenGlyphs.shown(token);
      var text = text(word + " dp");
      letters = text.part(0, word.length());
      var strut = text.part("dp", -1);
      box = surroundingRectangle(letters, 0);
      box.stretchToHeight(1.2 * strut.height()).matchY(strut);
      box.stretchToWidth(box.width() + 0.12).setStroke(GREY, 0.6, 1).setFill(GREY, 0.2);
      add(box, letters);
    }
  }
}
