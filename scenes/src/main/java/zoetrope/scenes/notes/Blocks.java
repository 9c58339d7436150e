package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

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
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.ValueColors;

/** Whole matrices that the core computed, small enough to be read, with their names and shapes. */
public final class Blocks {
  private static final double ROW = 0.8;

  /** How far below the middle of a row its words stand, in em. */
  private static final double BELOW = 0.3;

  /** Rows and columns of all blocks are equally far apart, so that they can stand in line. */
  private static final MatrixLayout LAYOUT = matrixLayout().pitch(ROW, 1.1).bracketBuff(0.12, 0.3);

  /**
   * Like {@link ValueColors#EMBEDDING}, a little brighter: there are no dots, all is to be read.
   */
  private static final ValueColors VECTORS = new ValueColors(GREY_B, WHITE, GREY_B, WHITE, 1);

  private Blocks() {}

  /** Blue and red by sign, brighter the farther from 0: weights. */
  static DecimalMatrix weights(RealMatrix values) {
    return colored(values, ValueColors.WEIGHTS);
  }

  /** Light grey to white: vectors, one in each row. */
  static DecimalMatrix vectors(RealMatrix values) {
    return colored(values, VECTORS);
  }

  /** The same with two decimal places: sums can be checked. */
  static DecimalMatrix precise(RealMatrix values) {
    return colored(values, VECTORS, 2, LAYOUT.pitch(ROW, 1.4));
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

  /** Numbers that are shown as 0.0 or 0.00 have no sign. */
  static void hideSignsOfZeros(Iterable<DecimalNumber> numbers) {
    for (DecimalNumber number : numbers) {
      if (Math.abs(number.value()) < 0.5 * StrictMath.pow(10, -number.decimals())) {
        number.first().setOpacity(0);
      }
    }
  }

  /** Colours {@code numbers} by sign and size, in full from {@code reach} on. */
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

  /** A formula above {@code block}, close to it. */
  static Tex name(String formula, Color color, DecimalMatrix block) {
    return tex(formula).fontSize(44).setColor(color).nextTo(block, UP, 0.15);
  }

  /** "6 × 4" below {@code block}: rows and columns. */
  static Text shape(DecimalMatrix block) {
    return text(block.rowCount() + " × " + block.columnCount())
        .fontSize(30)
        .setColor(GREY_B)
        .nextTo(block, DOWN, 0.15);
  }

  /** {@code words} in a column right of which the rows of {@code block} stand. */
  static Group<Text> namesOfRows(Group<Text> words, DecimalMatrix block, double buff) {
    for (int i = 0; i < words.size(); i++) {
      before(words.get(i), block.x(LEFT) - buff, rowY(block, i));
    }
    return words;
  }

  /** {@code word} ends at {@code x}; its letters without ascenders are level with {@code y}. */
  public static Text before(Text word, double x, double y) {
    return Baselines.before(word, x, y, BELOW);
  }

  /** {@code word} with its baseline a little below {@code y}, whatever letters it has. */
  public static Text level(Text word, double y) {
    return Baselines.level(word, y, BELOW);
  }

  /** The height at which the numbers of row {@code i} stand. */
  static double rowY(DecimalMatrix block, int i) {
    return block.get(i, 0).y();
  }

  /** A yellow frame around {@code what}. */
  public static SurroundingRectangle frame(Mobject<?> what) {
    return surroundingRectangle(what).buff(0.08).setStroke(YELLOW, 2);
  }
}
