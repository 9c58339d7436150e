package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ValueColors;

/** The act where six words become columns of numbers, which become arrows in space. */
final class WordsAct extends Act<WordsAct.Result> {
  private static final int SHOWN = 8;
  private static final int FIRST = 4;
  private static final MatrixLayout LAYOUT = matrixLayout().bracketBuff(0.1, 0.25);

  private final FrameShape shape = FrameShape.current();
  private final WordVectors vectors;
  private final WordSpace space;
  private final Commentary narration;

  private final Group<Arrow> arrows;
  private final Group<Text> labels;
  private final Group<Group<Glyph>> words;
  private final Group<DecimalMatrix> columns;
  private final Group<Arrow> pointers;

  /**
   * The objects that later acts use.
   *
   * @param arrows the arrows in the order of the vocabulary
   * @param labels the words at their tips
   */
  record Result(Group<Arrow> arrows, Group<Text> labels) {
    /** Returns the label of {@code word}. */
    Text label(String word) {
      return labels.get(WordSpace.words().indexOf(word));
    }
  }

  WordsAct(WordVectors vectors, WordSpace space, Commentary narration) {
    this.vectors = vectors;
    this.narration = narration;
    this.space = space;
    arrows = group(WordSpace.words().stream().map(space::arrow));
    labels = group(WordSpace.words().stream().map(space::label));
    words = text(String.join("   ", WordSpace.words().subList(0, FIRST))).words();
    words.moveTo(shape.choose(at(-2.7, 2.6), at(-1, 4.5), at(0.5, 6.2)));
    RealMatrix shown = vectors.table().vectors();
    columns =
        group(
            IntStream.range(0, FIRST)
                .mapToObj(i -> column(shown.row(i)).moveTo(at(0, shape.choose(0.9, 3, 4.6)), UP)));
    for (int i = 0; i < FIRST; i++) {
      words.get(i).setColor(WordSpace.color(WordSpace.words().get(i)));
      columns.get(i).setX(words.get(i).x());
    }
    pointers =
        words.mapIndexed((word, i) -> arrow(at(word.x(), words.y(DOWN)), columns.get(i).top()));
  }

  @Override
  protected Result construct() {
    narration.tell("A word becomes a column of numbers,");
    turnWordsIntoColumns();
    narration.tell("which is an arrow in a space.");
    turnColumnsIntoArrows();
    narration.tell("Words that are used alike share a side.");
    addTheFruits();
    return new Result(arrows, labels);
  }

  private void turnWordsIntoColumns() {
    var brace = brace(columns.first(), LEFT, SMALL_BUFF);
    var count = integerNumber(vectors.dimensions()).setColor(YELLOW).nextTo(brace, LEFT);
    group(words, pointers, columns, brace, count).fixInFrame();
    play(laggedStart(words, word -> fadeIn(word).shift(up(0.3))), fadeIn(space.axes));
    play(
        laggedStart(pointers, p -> growArrow(p)).lagRatio(0.2),
        laggedStart(columns, c -> fadeIn(c).shift(down(0.4))).lagRatio(0.2));
    play(growFromCenter(brace), fadeIn(count).shift(left(0.3)));
    pause(0.5);
    play(fadeOut(brace), fadeOut(count));
  }

  /** Returns a column with all numbers, or the first ones, dots, and the last one. */
  private static DecimalMatrix column(double[] values) {
    double[] some = new double[Math.min(SHOWN, values.length)];
    System.arraycopy(values, 0, some, 0, some.length);
    some[some.length - 1] = values[values.length - 1];
    double[][] rows = new double[some.length][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new double[] {some[i]};
    }
    MatrixLayout layout =
        values.length > SHOWN ? LAYOUT.ellipses(-2, MatrixLayout.NO_ELLIPSES) : LAYOUT;
    var column = decimalMatrix(rows, v -> decimalNumber(v, 2).includeSign(), layout);
    Blocks.tint(column.entries(), ValueColors.EMBEDDING, 0.8);
    // Columns of few numbers are not higher, so that they do not become wider than their words.
    return column.setHeight(3.4 * rows.length / SHOWN);
  }

  private void turnColumnsIntoArrows() {
    List<Animation<?>> flights = new ArrayList<>();
    for (int i = 0; i < FIRST; i++) {
      flights.add(
          animationGroup(
              fadeOut(group(pointers.get(i), columns.get(i), words.get(i))).shift(up(0.3)),
              growArrow(arrows.get(i)),
              fadeIn(labels.get(i)).timeSpan(0.5, 1)));
    }
    play(
        laggedStart(flights).lagRatio(0.3).runTime(3),
        animate(space.offset, o -> o.setValue(0)).timeSpan(1, 3));
  }

  private void addTheFruits() {
    var claim = text("words that are used alike lie on the same side").fontSize(40);
    var source = text("made by hand for this film: trained vectors are less tidy").fontSize(28);
    claim.setMaxWidth(frameWidth() - 0.6);
    source.setMaxWidth(frameWidth() - 0.6);
    var caption = group(claim, source.setColor(GREY_B).nextTo(claim, DOWN, 0.15));
    caption.toEdge(UP, shape.choose(0.3, 0.8, 2)).fixInFrame();
    List<Animation<?>> fruits = new ArrayList<>();
    for (int i = FIRST; i < arrows.size(); i++) {
      fruits.add(animationGroup(growArrow(arrows.get(i)), fadeIn(labels.get(i)).timeSpan(0.5, 1)));
    }
    play(laggedStart(fruits).lagRatio(0.4).runTime(2), fadeIn(caption).shift(up(0.3)));
    pause(1.5);
    play(fadeOut(caption));
  }
}
