package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.ModelSize;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyModel;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.MatrixExcerpt;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

/**
 * The act that shows the embedding matrix, with one column for each token. It shows the matrix of
 * the toy model, and then counts its size up to that of a real model.
 */
final class EmbeddingMatrixAct extends Act<Void> {
  private static final int ROWS = 8;
  private static final int COLUMNS = 9;
  private static final int PICKED = 1;
  private static final double FULL_COLOR = 1.2;

  private final FrameShape shape = FrameShape.current();
  private final Vec place = shape.choose(at(-1, -0.6), at(-0.2, 0.2), at(0.75, 2.2));
  private final Vec vectorPlace = shape.choose(at(5.2, -0.6), at(4.4, 0.2), at(0.9, -2.3));

  /** The middle of the texts above and below the matrix. */
  private final double textX = shape.choose(-1, 0, 0);

  private final double sourceY = shape.choose(-2.9, -2.7, -4.9);
  private final double productY = shape.choose(-3.5, -3.9, -5.9);

  private final ToyModel model;
  private final ModelSize real;
  private final WeightMatrix matrix;
  private final Group<Mobject<?>> names = group();

  EmbeddingMatrixAct(ToyModel model, ModelSize real) {
    this.model = model;
    this.real = real;
    RealMatrix columns = model.table().vectors().transpose();
    matrix =
        new WeightMatrix(MatrixExcerpt.of(columns, ROWS, COLUMNS).toRows()).fullFrom(FULL_COLOR);
    matrix.setHeight(shape.choose(3.3, 3, 2.9)).moveTo(place);
    for (int j = 0; j < COLUMNS; j++) {
      double x = matrix.get(0, j).x();
      String word = name(j);
      Mobject<?> name =
          word.isEmpty()
              ? tex("\\cdots").fontSize(32).moveTo(at(x, matrix.y(UP) + 0.3))
              : Blocks.level(text(word).fontSize(26).setX(x), matrix.y(UP) + 0.3);
      names.add(name);
    }
  }

  /** Returns the token of a shown column, or an empty text for dots. */
  private String name(int column) {
    List<String> words = model.table().words();
    if (column == COLUMNS - 2) {
      return "";
    }
    return column == COLUMNS - 1 ? words.get(words.size() - 1) : words.get(column);
  }

  @Override
  protected Void construct() {
    Group<Mobject<?>> title = group(text("Embedding matrix").fontSize(48), tex("W_E").fontSize(56));
    title.arrange(RIGHT, 0.3).moveTo(at(textX, shape.choose(3.4, 4, 5.9))).setColor(BLUE_B);
    play(fadeIn(title), fadeIn(matrix).lagRatio(0.01), fadeIn(names).lagRatio(0.1));
    var above = brace(names, UP, 0.15);
    var beside = brace(matrix, LEFT, 0.15);
    IntegerNumber tokens = integerNumber(model.table().words().size()).fontSize(40);
    IntegerNumber numbers = integerNumber(model.size().channels()).fontSize(40);
    tokens.nextTo(above, UP, 0.15).setColor(YELLOW);
    numbers.nextTo(beside, LEFT, 0.15).setColor(YELLOW);
    Text source =
        text("the toy model's, whose tokens are whole words")
            .fontSize(36)
            .setColor(GREY_B)
            .setMaxWidth(frameWidth() - 0.8)
            .moveTo(at(textX, sourceY));
    play(growFromCenter(above), growFromCenter(beside), fadeIn(tokens, numbers), fadeIn(source));
    pause();
    Group<Mobject<?>> column = pick();
    pause();
    Text gpt = text("as large as GPT-3's").fontSize(36).setColor(YELLOW).moveTo(source);
    var product =
        tex(parameters()).fontSize(40).setMaxWidth(frameWidth() - 0.8).moveTo(at(textX, productY));
    play(
        fadeOut(source).timeSpan(0, 0.5),
        fadeIn(gpt).timeSpan(0.5, 1),
        count(tokens, real.vocabulary(), above, UP),
        count(numbers, real.embedding(), beside, LEFT));
    play(write(product).runTime(1));
    pause(2);
    play(
        fadeOut(group(title, matrix, names, above, beside, tokens, numbers, gpt, product, column)));
    return null;
  }

  private static Animation<?> count(IntegerNumber number, int end, Mobject<?> beside, Vec side) {
    double start = number.value();
    return updateFromAlpha(
            number,
            (n, alpha) ->
                n.setValue(Math.rint(start + alpha * (end - start))).nextTo(beside, side, 0.15))
        .runTime(2);
  }

  /** Returns a TeX formula for the number of parameters: rows times columns. */
  private String parameters() {
    String plain =
        String.format(
            Locale.ROOT,
            "%,d \\times %,d = %,d \\text{ parameters}",
            real.embedding(),
            real.vocabulary(),
            (long) real.embedding() * real.vocabulary());
    return plain.replace(",", "{,}");
  }

  /**
   * Frames the column of a token, and shows a copy with its token to the right of the matrix.
   * Returns the frame, the copy and the token.
   */
  private Group<Mobject<?>> pick() {
    var frame = Blocks.frame(group(matrix.columnOf(PICKED), names.get(PICKED)));
    double[] values = new double[ROWS];
    for (int i = 0; i < ROWS; i++) {
      values[i] = matrix.value(i, PICKED);
    }
    var vector = new NumericEmbedding(values).fullFrom(FULL_COLOR).matchHeight(matrix);
    vector.moveTo(vectorPlace);
    var name =
        Blocks.level(text(name(PICKED)).fontSize(40).setX(vectorPlace.x()), vector.y(UP) + 0.35);
    name.setColor(YELLOW);
    play(showCreation(frame));
    play(fadeIn(vector).shift(right(0.8)), fadeIn(name).shift(right(0.8)));
    return group(frame, vector, name);
  }
}
