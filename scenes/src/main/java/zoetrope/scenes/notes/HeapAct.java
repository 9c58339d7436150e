package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/**
 * The act of the words and their embeddings: the same word has the same numbers at every position.
 */
final class HeapAct extends Act<HeapAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final WordOrder order;

  private final Group<Group<Glyph>> words;
  private final Group<Group<Rectangle>> columns;

  /**
   * The objects that later acts use.
   *
   * @param words the words at equal distances
   * @param columns their embeddings
   */
  record Result(Group<Group<Glyph>> words, Group<Group<Rectangle>> columns) {}

  HeapAct(WordOrder order) {
    this.order = order;
    var tiles = new Tiles(order.channels());
    words = words();
    columns =
        group(
            IntStream.range(0, order.length())
                .mapToObj(
                    i -> tiles.meaning(order.embeddings(), i).moveTo(at(x(order, i), meaningY()))));
  }

  /** Returns the y coordinate of the words. */
  static double wordsY() {
    return FrameShape.current().choose(3.1, 4.4, 6);
  }

  /** Returns the y coordinate of the middles of the embeddings. */
  static double meaningY() {
    return FrameShape.current().choose(0.9, 1.9, 3.2);
  }

  /** Returns the name of a row of columns, at the left edge. */
  static Text name(String words, double y) {
    FrameShape shape = FrameShape.current();
    var name = text(words).fontSize(shape.choose(36, 32, 24));
    return name.moveTo(at(shape.choose(-6.05, -4.45, -3.4), y));
  }

  /** Returns the x coordinate of the word at {@code position} of {@code order}. */
  static double x(WordOrder order, double position) {
    return FrameShape.current().choose(-4.3, -3.2, -2.4) + pitch(order) * position;
  }

  /** Returns the distance from a word to the next. */
  private static double pitch(WordOrder order) {
    return FrameShape.current().choose(10.6, 7.7, 5.65) / (order.length() - 1);
  }

  @Override
  protected Result construct() {
    var name = name("meaning", meaningY());
    var legend =
        ColorLegend.of(new HeatMap(0.4, 0.24), 2).moveTo(at(0, shape.choose(-3.5, -4.6, -6.3)));
    play(laggedStart(words, word -> fadeIn(word).shift(up(0.3))).lagRatio(0.2));
    play(
        laggedStart(columns, c -> fadeIn(c).shift(down(0.4))).lagRatio(0.2),
        fadeIn(name),
        fadeIn(legend));
    showTheSameTwice();
    play(fadeOut(name), fadeOut(columns), fadeOut(legend));
    return new Result(words, columns);
  }

  /** Returns the words on one line, each centred at its place. */
  private Group<Group<Glyph>> words() {
    var line = text(String.join(" ", order.words())).fontSize(44).moveTo(at(0, wordsY()));
    var all = line.words();
    double widest = all.stream().mapToDouble(Mobject::width).max().orElseThrow();
    all.scale(Math.min(1, 0.85 * pitch(order) / widest));
    for (int i = 0; i < all.size(); i++) {
      all.get(i).setX(x(order, i));
    }
    return all;
  }

  private void showTheSameTwice() {
    String gap = shape == FrameShape.LANDSCAPE ? " " : "\n";
    var caption =
        text("the same word, the same numbers:" + gap + "nothing tells where it stands")
            .fontSize(40);
    caption.moveTo(at(0, -1.6));
    List<SurroundingRectangle> frames = new ArrayList<>();
    for (int i : order.twice()) {
      var whole = group(words.get(i), columns.get(i));
      frames.add(surroundingRectangle(whole).buff(0.15).setStroke(YELLOW, 3));
    }
    var around = group(frames);
    List<Animation<?>> all = new ArrayList<>();
    all.add(fadeIn(caption).shift(up(0.3)));
    if (!frames.isEmpty()) {
      all.add(showCreation(around).lagRatio(0.3));
    }
    play(all);
    pause(2);
    all.clear();
    all.add(fadeOut(caption));
    if (!frames.isEmpty()) {
      all.add(fadeOut(around));
    }
    play(all);
  }
}
