package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Statement;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.ValueColors;
import zoetrope.scenes.numbers.Relation;

/**
 * Matrices of the attention library that are small enough to show every number, with their names
 * and sizes.
 */
public final class Blocks {
  private static final double ROW_PITCH = 0.8;

  /** The distance from the middle of a row down to the baseline of its words, in em. */
  private static final double BASELINE_DROP = 0.3;

  /** The layout of all blocks. Rows and columns have the same pitch, so that blocks align. */
  private static final MatrixLayout LAYOUT =
      matrixLayout().pitch(ROW_PITCH, 1.1).bracketBuff(0.12, 0.3);

  /**
   * Colours like those of {@link ValueColors#EMBEDDING}, but a little brighter, because every
   * number must be readable.
   */
  private static final ValueColors VECTORS = new ValueColors(GREY_B, WHITE, GREY_B, WHITE, 1);

  private Blocks() {}

  /** Returns a block of weights: blue and red by sign, and brighter with the distance from 0. */
  static DecimalMatrix weights(RealMatrix values) {
    return colored(values, ValueColors.WEIGHTS);
  }

  /** Returns a block of vectors, one in each row, in light grey to white. */
  static DecimalMatrix vectors(RealMatrix values) {
    return colored(values, VECTORS);
  }

  /** Returns a block of vectors with room for numbers of two digits before the point. */
  static DecimalMatrix sums(RealMatrix values) {
    return colored(values, VECTORS, 1, LAYOUT.pitch(ROW_PITCH, 1.35));
  }

  /** Returns a block of vectors with two decimal places, so that viewers can check sums. */
  static DecimalMatrix precise(RealMatrix values) {
    return colored(values, VECTORS, 2, LAYOUT.pitch(ROW_PITCH, 1.4));
  }

  private static DecimalMatrix colored(RealMatrix values, ValueColors colors) {
    return colored(values, colors, 1, LAYOUT);
  }

  private static DecimalMatrix colored(
      RealMatrix values, ValueColors colors, int decimals, MatrixLayout layout) {
    var block =
        decimalMatrix(values.toRows(), v -> decimalNumber(v, decimals).includeSign(), layout);
    tint(block.entries(), colors, values.maxAbs());
    hideSignsOfZeros(block.entries());
    return block;
  }

  /** Removes the signs of numbers that are shown as 0.0 or 0.00. */
  static void hideSignsOfZeros(Iterable<DecimalNumber> numbers) {
    for (DecimalNumber number : numbers) {
      if (Math.abs(number.value()) < 0.5 * StrictMath.pow(10, -number.decimals())) {
        number.first().setOpacity(0);
      }
    }
  }

  /**
   * Colours {@code numbers} by sign and size. Numbers of at least {@code reach} have the full
   * colour.
   */
  public static void tint(Iterable<DecimalNumber> numbers, ValueColors colors, double reach) {
    var scaled =
        new ValueColors(
            colors.lowPositive(),
            colors.highPositive(),
            colors.lowNegative(),
            colors.highNegative(),
            reach == 0 ? 1 : reach);
    for (DecimalNumber number : numbers) {
      number.setColor(scaled.of(number.value()));
    }
  }

  /** Returns a formula close above {@code block}. */
  static Tex name(String formula, Color color, DecimalMatrix block) {
    return tex(formula).fontSize(44).setColor(color).nextTo(block, UP, 0.15);
  }

  /** Returns the number of rows and columns, such as "6 × 4", below {@code block}. */
  static Text shape(DecimalMatrix block) {
    return text(block.rowCount() + " × " + block.columnCount())
        .fontSize(30)
        .setColor(GREY_B)
        .nextTo(block, DOWN, 0.15);
  }

  /** Returns a word of at most {@code letters} letters. Dots stand for those that are left out. */
  static String shortened(String word, int letters) {
    return word.length() <= letters ? word : word.substring(0, letters - 1) + "…";
  }

  /** Moves {@code words} into a column left of the rows of {@code block}. */
  static Group<Text> namesOfRows(Group<Text> words, DecimalMatrix block, double buff) {
    for (int i = 0; i < words.size(); i++) {
      before(words.get(i), block.x(LEFT) - buff, rowY(block, i));
    }
    return words;
  }

  /**
   * Moves {@code word} so that it ends at {@code x} and its letters without ascenders are centred
   * at {@code y}.
   */
  public static Text before(Text word, double x, double y) {
    return Baselines.before(word, x, y, BASELINE_DROP);
  }

  /** Moves {@code word} so that its baseline is a little below {@code y}, for any letters. */
  public static Text level(Text word, double y) {
    return Baselines.level(word, y, BASELINE_DROP);
  }

  /** Returns the y coordinate of the numbers of row {@code i}. */
  static double rowY(DecimalMatrix block, int i) {
    return block.get(i, 0).y();
  }

  /** States that each entry of {@code sum} is the sum of the entries at its place. */
  static void statesSum(
      Consumer<Statement> states, DecimalMatrix a, DecimalMatrix b, DecimalMatrix sum) {
    for (int i = 0; i < sum.rowCount(); i++) {
      for (int j = 0; j < sum.columnCount(); j++) {
        states.accept(Relation.sum(List.of(a.get(i, j), b.get(i, j)), sum.get(i, j)));
      }
    }
  }

  /** States that {@code product} is the matrix product of {@code a} and {@code b}. */
  static void statesProduct(
      Consumer<Statement> states, DecimalMatrix a, DecimalMatrix b, DecimalMatrix product) {
    for (int i = 0; i < product.rowCount(); i++) {
      for (int j = 0; j < product.columnCount(); j++) {
        states.accept(Relation.dotProduct(a.rowOf(i), b.columnOf(j), 1, product.get(i, j)));
      }
    }
  }

  /** Returns a yellow frame around {@code what}. */
  public static SurroundingRectangle frame(Mobject<?> what) {
    return surroundingRectangle(what).buff(0.08).setStroke(YELLOW, 2);
  }
}
