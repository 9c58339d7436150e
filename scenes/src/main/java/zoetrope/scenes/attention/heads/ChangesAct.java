package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/**
 * Each head proposes a change of the embedding; the new embedding is the sum of the old one and all
 * changes.
 */
final class ChangesAct extends Act<Void> {
  private static final int COLUMNS = 4;
  private static final int TERMS = 3;

  /** The column whose sum is followed. */
  private static final int FOLLOWED = 2;

  private final FrameShape shape = FrameShape.current();
  private final boolean wide = shape == FrameShape.LANDSCAPE;
  private final boolean tall = shape == FrameShape.PORTRAIT;
  private final HeadValuesAct.Result before;

  /** The columns of weighted values of each head. */
  private final Group<Group<Group<Mobject<?>>>> sums;

  ChangesAct(HeadValuesAct.Result before) {
    this.before = before;
    sums =
        before
            .boxes()
            .mapIndexed(
                (box, head) ->
                    column(head + 1)
                        .replicate(COLUMNS)
                        .arrange(RIGHT, 1)
                        .setHeight(0.85 * box.height())
                        .setMaxWidth(0.9 * box.width())
                        .setFillBorder(1)
                        .moveTo(box));
  }

  @Override
  protected Void construct() {
    weightTheValues();
    addTheOriginal(addAllChanges(followOneColumn()));
    return null;
  }

  private void weightTheValues() {
    List<Animation<?>> morphs = new ArrayList<>();
    for (int n = 0; n < sums.size(); n++) {
      morphs.add(replacementTransform(before.values().get(n), sums.get(n)));
    }
    play(laggedStart(morphs).lagRatio(0.25).runTime(2));
  }

  /** Returns w_1 v_1 + w_2 v_2 + w_3 v_3 + and dots of a head, from top to bottom. */
  private static Group<Mobject<?>> column(int head) {
    String ofHead = "^{(" + head + ")}";
    Group<Mobject<?>> values = group();
    for (int n = 1; n <= TERMS; n++) {
      values.add(tex("\\vec{\\textbf{v}}_" + n + ofHead).setColor(RED));
    }
    values.arrange(DOWN, 1);
    Group<Mobject<?>> weights = group();
    Group<Mobject<?>> plusses = group();
    for (int n = 1; n <= TERMS; n++) {
      var value = values.get(n - 1);
      var weight = tex("w_" + n + ofHead).setColor(GREY_B).nextTo(value, LEFT, SMALL_BUFF);
      weights.add(weight);
      plusses.add(tex("+").nextTo(group(weight, value), DOWN));
    }
    return group(values, weights, plusses, tex("\\vdots").nextTo(plusses, DOWN));
  }

  /** Returns the changes that the heads add to the embedding. */
  private Group<Tex> followOneColumn() {
    List<SurroundingRectangle> around = new ArrayList<>();
    List<Vector> ways = new ArrayList<>();
    List<Tex> symbols = new ArrayList<>();
    List<Animation<?>> dimming = new ArrayList<>();
    for (int n = 0; n < sums.size(); n++) {
      var columns = sums.get(n);
      columns.generateTarget().setOpacity(0);
      var followed = columns.target().get(FOLLOWED).setOpacity(1).setFillBorder(1);
      onTwoLines(followed, before.boxes().get(n));
      dimming.add(moveToTarget(columns));
      var rectangle = surroundingRectangle(followed, 0.05).setStroke(BLUE, 2);
      Vec way = tall ? RIGHT : DOWN;
      var arrow = vector(way.times(0.5)).setColor(BLUE).nextTo(rectangle, way, SMALL_BUFF);
      around.add(rectangle);
      ways.add(arrow);
      symbols.add(change(n + 1).nextTo(arrow, way, SMALL_BUFF));
    }
    var changes = group(symbols);
    play(
        laggedStart(dimming).runTime(2),
        laggedStartMap(group(around), rectangle -> showCreation(rectangle)),
        laggedStartMap(group(ways), arrow -> growArrow(arrow)),
        laggedStartMap(changes, symbol -> fadeIn(symbol).shift(tall ? right(0.5) : down(0.5))));
    pause();
    return changes;
  }

  /** Enlarges the terms of a column so that they fill a box on two lines. */
  private static void onTwoLines(Group<Mobject<?>> column, Mobject<?> box) {
    var values = column.get(0).children();
    var weights = column.get(1).children();
    var plusses = column.get(2).children();
    Group<Mobject<?>> first =
        group(weights.get(0), values.get(0), plusses.get(0), weights.get(1), values.get(1));
    Group<Mobject<?>> second =
        group(
            plusses.get(1),
            weights.get(2),
            values.get(2),
            plusses.get(2),
            column.get(3).rotate(PI / 2));
    double gap = 0.3 * values.get(0).width();
    var lines = group(first.arrange(RIGHT, gap), second.arrange(RIGHT, gap)).arrange(DOWN, gap);
    lines.scale(Math.min(0.85 * box.width() / lines.width(), 0.8 * box.height() / lines.height()));
    lines.moveTo(box);
  }

  private static Tex change(int head) {
    return tex("\\Delta \\vec{\\textbf{E}}^{(" + head + ")}_i").fontSize(36).setColor(BLUE);
  }

  /** Returns the changes, enlarged, in a row below, and dots. */
  private Group<Mobject<?>> addAllChanges(Group<Tex> changes) {
    var row = changes.copy();
    if (tall) {
      row.arrange(RIGHT, 0.58).moveTo(at(0.15, -6.9));
    } else {
      row.scale(1.5).arrange(RIGHT, 0.75).nextTo(changes, DOWN, shape.choose(1, 1.5, 0));
    }
    Group<Tex> plusses = row.map(change -> plus().nextTo(change, RIGHT, 0.1).shift(down(0.1)));
    var dots = tex("\\dots").fontSize(large()).nextTo(plusses, RIGHT);
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(transformFromCopy(changes, row));
    animations.add(write(plusses).runTime(1));
    animations.add(write(dots).runTime(1));
    if (shape == FrameShape.LANDSCAPE) {
      animations.add(animate(camera(), c -> c.reorient(0, 0, 0, at(-0.99, -1.51), 10.71)));
    }
    play(animations);
    pause();
    return group(row, dots);
  }

  private Tex plus() {
    return tex("+").fontSize(large());
  }

  /** Returns the font size of the sum. */
  private double large() {
    return tall ? 48 : 72;
  }

  private void addTheOriginal(Group<Mobject<?>> changes) {
    var plus = plus().nextTo(changes, LEFT, SMALL_BUFF);
    var embedding = tex("\\vec{\\textbf{E}}_i").fontSize(large()).nextTo(plus, LEFT, 0.2);
    var small = surroundingRectangle(embedding).setStroke(WHITE, 2);
    var sum = group(embedding, changes);
    var large = surroundingRectangle(sum, 0.25).setStroke(TEAL, 3);
    Text original = label("Original", WHITE, small);
    Text result = label("New", TEAL, wide ? small : large);
    play(
        fadeIn(embedding).shift(RIGHT).scale(0.5),
        write(plus).runTime(1),
        fadeIn(original).shift(RIGHT));
    play(showCreation(small));
    pause();
    play(replacementTransform(small, large), fadeTransform(original, result));
    pause();
  }

  /**
   * Returns the kind of embedding, to the left of its frame, or above it unless the frame is wide.
   */
  private Text label(String kind, Color color, SurroundingRectangle frame) {
    return !wide
        ? text(kind + " embedding").scale(0.8).setColor(color).nextTo(frame, UP, 0.3, LEFT)
        : text(kind + "\nembedding").setColor(color).nextTo(frame, LEFT, 0.5);
  }
}
