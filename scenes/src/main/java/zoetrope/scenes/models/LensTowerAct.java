package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.HeatMap;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * The act that shows the last token's vector from the embeddings to the last layer, which predicts
 * the next token.
 */
final class LensTowerAct extends Act<LensTowerAct.Result> {
  /** The y coordinate of the lowest row. The highest row is at most {@link #HEIGHT} above it. */
  static final double BOTTOM = -2.75;

  private static final double HEIGHT = 4.75;
  private static final double MAX_PITCH = 1.05;
  private static final double STRIP_X = -4.1;

  /** The x coordinate of the right ends of the rows' names and of objects aligned with them. */
  static final double NAMES = -4.35;

  /** While the tower is alone, it is this far to the right of its later place. */
  static final double ASIDE = 3;

  private static final double STRIP_WIDTH = 3.7;

  /** The value of the brightest tiles, divided by the root mean square of the vector. */
  private static final double FULL_COLOR = 2;

  private final StudiedModel model;
  private final Lens lens;
  private final Commentary narration;
  private final double pitch;

  /**
   * The objects that later acts use.
   *
   * @param words the words of the phrase
   * @param names the names of the rows, from the lowest
   * @param strips the vectors, row by row
   * @param otherObjects the objects that are removed before the table appears
   * @param legend the legend of the colours, which leaves when other objects need its place
   * @param pitch the distance between rows
   */
  record Result(
      Group<Group<Glyph>> words,
      Group<Mobject<?>> names,
      Group<Group<Rectangle>> strips,
      Group<Mobject<?>> otherObjects,
      Group<Mobject<?>> legend,
      double pitch) {
    double y(int row) {
      return BOTTOM + row * pitch;
    }
  }

  LensTowerAct(StudiedModel model, Lens lens, Commentary narration) {
    this.model = model;
    this.lens = lens;
    this.narration = narration;
    pitch = Math.min(MAX_PITCH, HEIGHT / (lens.rows().size() - 1));
  }

  @Override
  protected Result construct() {
    var words = TokenGlyphs.of(model.texts(), 11).moveTo(up(3.35));
    var caption = text(model.description()).fontSize(28).setColor(GREY_B);
    caption.setMaxWidth(13).moveTo(down(3.65));
    var frame = surroundingRectangle(words.last()).buff(0.08).setStroke(YELLOW, 3);
    var phrase = group(words, frame);
    phrase.generateTarget();
    phrase.scale(Math.min(1.5, 13 / words.width())).toCenter();
    narration.tell("What comes next? The last token's vector has to tell.");
    play(fadeIn(words).shift(down(0.2)), fadeIn(caption));
    play(create(frame));
    pause(1.2);

    Group<Mobject<?>> names = names();
    Group<Group<Rectangle>> strips = group();
    for (int row = 0; row < lens.rows().size(); row++) {
      strips.add(strip(row));
    }
    narration.tell("It begins as an embedding, and each layer adds to it.");
    group(names, strips).shift(right(ASIDE));
    Group<Mobject<?>> legend = legend();
    play(
        moveToTarget(phrase),
        fadeInFromPoint(strips.first(), words.last().center()),
        fadeIn(names.first()),
        fadeIn(legend));
    double seconds = Math.max(0.4, 4.5 / lens.rows().size());
    for (int row = 1; row < strips.size(); row++) {
      play(
          lasting(seconds),
          transformFromCopy(strips.get(row - 1), strips.get(row)),
          fadeIn(names.get(row)));
    }
    pause(0.8);
    return new Result(words, names, strips, group(frame), legend, pitch);
  }

  /** Returns the legend of the colours, which are relative to each vector. */
  private static Group<Mobject<?>> legend() {
    Group<Mobject<?>> scale = ColorLegend.of(new HeatMap(0.3, 0.24), FULL_COLOR);
    var unit = text("× mean size of its numbers").fontSize(24).setColor(GREY_A);
    Group<Mobject<?>> both = group(scale, unit.nextTo(scale, DOWN, 0.12));
    return both.moveTo(at(5, -2.5));
  }

  private Group<Mobject<?>> names() {
    Group<Mobject<?>> names = group();
    double size = Math.min(32, 68 * pitch);
    for (int row = 0; row < lens.rows().size(); row++) {
      var name = text(lens.rows().get(row).name()).fontSize(size).setColor(GREY_A);
      double y = BOTTOM + row * pitch - 0.003 * size;
      names.add(name.setX(NAMES, RIGHT).shift(up(y - name.baseline().y())));
    }
    return names;
  }

  /** Returns the first numbers of the vector as tiles, with a brightness relative to the vector. */
  private Group<Rectangle> strip(int row) {
    double[] numbers = lens.rows().get(row).numbers();
    double square = Arrays.stream(numbers).map(x -> x * x).sum() / numbers.length;
    var map = new HeatMap(STRIP_WIDTH / numbers.length, Math.min(0.42, 0.8 * pitch));
    map.reach(Math.max(1e-9, FULL_COLOR * Math.sqrt(square)));
    List<Group<Rectangle>> tiles = map.of(new double[][] {numbers}).stream().toList();
    return tiles.get(0).moveTo(at(STRIP_X, BOTTOM + row * pitch), LEFT);
  }
}
