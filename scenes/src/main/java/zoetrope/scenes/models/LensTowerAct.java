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
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * The act that shows the last token's vector from the embeddings to the last layer, which predicts
 * the next token.
 */
final class LensTowerAct extends Act<LensTowerAct.Result> {
  /** The value of the brightest tiles, divided by the root mean square of the vector. */
  private static final double FULL_COLOR = 2;

  private final FrameShape shape = FrameShape.current();
  private final LensLayout layout = LensLayout.current();
  private final double stripX = shape.choose(-4.1, -3.1, -2.1);
  private final double stripWidth = shape.choose(3.7, 3, 2.3);
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
   * @param layout the places of the rows
   * @param pitch the distance between rows
   */
  record Result(
      Group<Group<Glyph>> words,
      Group<Mobject<?>> names,
      Group<Group<Rectangle>> strips,
      Group<Mobject<?>> otherObjects,
      Group<Mobject<?>> legend,
      LensLayout layout,
      double pitch) {
    double y(int row) {
      return layout.bottom() + row * pitch;
    }
  }

  LensTowerAct(StudiedModel model, Lens lens, Commentary narration) {
    this.model = model;
    this.lens = lens;
    this.narration = narration;
    pitch = layout.pitch(lens.rows().size());
  }

  @Override
  protected Result construct() {
    var words =
        TokenGlyphs.of(model.texts(), shape.choose(11, 9.5, 7.6))
            .moveTo(up(shape.choose(3.35, 4.6, 6.4)));
    var caption = text(model.description()).fontSize(28).setColor(GREY_B);
    caption.setMaxWidth(layout.maxWidth()).moveTo(up(layout.captionY()));
    var frame = surroundingRectangle(words.last()).buff(0.08).setStroke(YELLOW, 3);
    var phrase = group(words, frame);
    phrase.generateTarget();
    phrase.scale(Math.min(1.5, layout.maxWidth() / words.width())).toCenter();
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
    group(names, strips).shift(right(layout.aside()));
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
    return new Result(words, names, strips, group(frame), legend, layout, pitch);
  }

  /** Returns the legend of the colours, which are relative to each vector. */
  private Group<Mobject<?>> legend() {
    Group<Mobject<?>> scale = ColorLegend.of(new HeatMap(0.3, 0.24), FULL_COLOR);
    var unit = text("× mean size of its numbers").fontSize(24).setColor(GREY_A);
    Group<Mobject<?>> both = group(scale, unit.nextTo(scale, DOWN, 0.12));
    return both.moveTo(shape.choose(at(5, -2.5), at(3.3, -4.4), at(1.4, -6.2)));
  }

  private Group<Mobject<?>> names() {
    Group<Mobject<?>> names = group();
    double size = Math.min(shape.choose(32, 32, 28), 68 * pitch);
    for (int row = 0; row < lens.rows().size(); row++) {
      var name = text(lens.rows().get(row).name()).fontSize(size).setColor(GREY_A);
      double y = layout.bottom() + row * pitch - 0.003 * size;
      names.add(name.setX(layout.names(), RIGHT).shift(up(y - name.baseline().y())));
    }
    return names;
  }

  /** Returns the first numbers of the vector as tiles, with a brightness relative to the vector. */
  private Group<Rectangle> strip(int row) {
    double[] numbers = lens.rows().get(row).numbers();
    double square = Arrays.stream(numbers).map(x -> x * x).sum() / numbers.length;
    var map = new HeatMap(stripWidth / numbers.length, Math.min(0.42, 0.8 * pitch));
    map.reach(Math.max(1e-9, FULL_COLOR * Math.sqrt(square)));
    List<Group<Rectangle>> tiles = map.of(new double[][] {numbers}).stream().toList();
    return tiles.get(0).moveTo(at(stripX, layout.bottom() + row * pitch), LEFT);
  }
}
