package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.attention.WordTokens;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.WordLimits;

/**
 * The board of AttentionPatterns with its complete grid: words, embeddings and queries above,
 * words, embeddings and keys to the left, and lines between them, all at the film's positions. It
 * also holds the story with the film's numbers.
 */
final class ThumbnailBoard {
  private static final WordLimits WORD_LIMITS = new WordLimits(3, 12);
  private static final double LEFT_END = -5.74;
  private static final double TOP_END = -1.85;

  /** The distance between two columns for eight words, in stage units. */
  private static final double WIDTH = 1.6;

  /** The distance between two rows for eight words, in stage units. */
  private final double height = FrameShape.current().choose(1.2933, 1.6, 2.7);

  private final double lowEnd = FrameShape.current().choose(-12.62, -15.2, -24.3);

  /** The objects above the grid, column by column: box and word, arrow, E, arrow and W_Q. */
  final Group<Group<Mobject<?>>> columns = group();

  /** The queries, just above the grid. */
  final Group<Tex> queries = group();

  /** The objects to the left of the grid, row by row: box and word, arrow, E, arrow and W_K. */
  final Group<Group<Mobject<?>>> rows = group();

  /** The keys, just left of the grid. */
  final Group<Tex> keys = group();

  final Group<Line> rowLines = group();
  final Group<Line> columnLines = group();

  private final Story story;
  private final double shrink;

  /**
   * Creates the board for {@code phrase}.
   *
   * @throws IllegalArgumentException if {@code phrase} does not have 3 to 12 words
   */
  ThumbnailBoard(String phrase) {
    WORD_LIMITS.require("the phrase", WordTokens.of(phrase));
    story = Stories.of(phrase);
    shrink = 8.0 / size();
    Group<Group<Mobject<?>>> words = words();
    for (int i = 0; i < size(); i++) {
      placeColumn(i, words.get(i).copy());
      placeRow(i, words.get(i).copy());
    }
    placeLines();
  }

  /** Returns the number of words. */
  int size() {
    return story.size();
  }

  /** Returns the scale of objects in a cell relative to eight words; at most 1. */
  double shrink() {
    return Math.min(1, shrink);
  }

  /** Returns how much higher the board is than in a landscape frame. */
  double moreHeight() {
    return FrameShape.current() == FrameShape.LANDSCAPE ? 0 : -12.62 - lowEnd;
  }

  /** Returns the words and their numbers, the same as in the film. */
  Story story() {
    return story;
  }

  /** Returns the crossing of the row of {@code key} and the column of {@code query}. */
  Vec cell(int key, int query) {
    return at(LEFT_END + WIDTH * shrink * (query + 0.5), TOP_END - height * shrink * (key + 0.5));
  }

  /** Returns the lines between rows and columns. */
  Group<Line> lines() {
    return group(Stream.concat(rowLines.stream(), columnLines.stream()));
  }

  private Group<Group<Mobject<?>>> words() {
    var text = text(String.join(" ", story.words()));
    List<Group<Mobject<?>>> all = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      var word = text.words().get(i);
      var box = surroundingRectangle(word).stretchToHeight(text.height() + 0.1).matchY(text);
      boolean noun = Story.contains(story.nouns(), i);
      box.setStroke(GREY, noun ? 3 : 2).setFill(GREY, 0.2).setColor(color(i));
      all.add(group(box, word));
    }
    return group(all);
  }

  private Color color(int word) {
    if (Story.contains(story.nouns(), word)) {
      return GREY_BROWN;
    }
    if (!Story.contains(story.adjectives(), word)) {
      return GREY;
    }
    return Story.contains(story.adjectivesOf(story.hero()), word) ? BLUE_C : GREEN;
  }

  private void placeColumn(int i, Group<Mobject<?>> word) {
    double x = cell(0, i).x();
    double scale = shrink();
    word.scale(0.7 * scale).moveTo(at(x, 1.67));
    var first = vector(down(0.5)).moveTo(at(x, 1.1));
    var embedding = symbol("E", i).scale(scale).moveTo(at(x, 0.43));
    var second = vector(down(0.75)).moveTo(at(x, -0.35));
    var label = tex("W_Q").fontSize(30 * scale).setColor(YELLOW).nextTo(second, RIGHT, 0.1);
    columns.add(group(word, first, embedding, second, label));
    queries.add(symbol("Q", i).scale(scale).setColor(YELLOW).moveTo(at(x, -1.15)));
  }

  private void placeRow(int i, Group<Mobject<?>> word) {
    double y = cell(i, 0).y();
    double scale = shrink();
    word.scale(scale).moveTo(at(-9.2, y), RIGHT);
    var first = vector(right(0.5)).moveTo(at(-8.85, y));
    var embedding = symbol("E", i).scale(scale).moveTo(at(-8.23, y));
    var second = vector(right(0.75)).moveTo(at(-7.37, y));
    var label = tex("W_K").fontSize(30 * scale).setColor(TEAL);
    label.nextTo(second, UP, 0.25 * scale);
    rows.add(group(word, first, embedding, second, label));
    keys.add(symbol("K", i).scale(scale).setColor(TEAL).moveTo(at(-6.45, y)));
  }

  private static Tex symbol(String letter, int i) {
    return NumberedSymbols.vector(letter).largeArrow().at(i + 1);
  }

  private void placeLines() {
    for (int i = 0; i <= size(); i++) {
      double x = cell(0, i).x() - WIDTH / 2 * shrink;
      columnLines.add(line(at(x, lowEnd), at(x, 1.38)));
      if (i < size()) {
        double y = cell(i, 0).y() + height / 2 * shrink;
        rowLines.add(line(at(-11.09, y), at(8.91, y)));
      }
    }
    lines().setStroke(GREY_A, 1, 0.5);
  }
}
