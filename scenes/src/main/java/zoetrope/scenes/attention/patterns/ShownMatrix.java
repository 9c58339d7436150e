package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.MarkupText;

/**
 * A matrix that the film shows in part: the upper left corner, with the last row and column.
 *
 * @param numbers all numbers
 * @param source the origin of the numbers
 * @param name the name, such as "W_Q of layer 0, head 3"
 */
record ShownMatrix(RealMatrix numbers, Source source, String name) {
  private static final double MAX_SHOWN = 9.9;

  /** The origin of the numbers. */
  enum Source {
    /** Numbers computed for the phrase. */
    STORY,
    /** Random numbers, because the model file only has attention weights. */
    CHANCE,
    /** Numbers of the model. */
    MODEL
  }

  /**
   * Returns the shown part, scaled so that its largest absolute value is 9.9. A model's numbers are
   * scaled by a round factor instead. A matrix that is too small is padded with zeros.
   */
  double[][] excerpt(int rows, int columns) {
    RealMatrix part = part(rows, columns);
    return source == Source.MODEL
        ? part.times(factor(part)).toRows()
        : part.scaledToMaxAbs(MAX_SHOWN).toRows();
  }

  private RealMatrix part(int rows, int columns) {
    return RealMatrix.of(
        rows,
        columns,
        (i, j) -> {
          int row = shown(i, rows, numbers.rows());
          int column = shown(j, columns, numbers.columns());
          boolean inMatrix = row < numbers.rows() && column < numbers.columns();
          return inMatrix ? numbers.get(row, column) : 0;
        });
  }

  /**
   * Returns the index of the number at a place. The places show the first numbers in order, except
   * the last place, which shows the last number.
   */
  private static int shown(int place, int places, int size) {
    return place == places - 1 ? Math.max(place, size - 1) : place;
  }

  /**
   * Returns the largest factor among …, 1, 2, 5, 10, 20, … that scales no number to more than 9.9.
   */
  private static double factor(RealMatrix part) {
    double maxFactor = MAX_SHOWN / Math.max(part.maxAbs(), 1e-9);
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(maxFactor)));
    double first = maxFactor / power;
    return power * (first >= 5 ? 5 : first >= 2 ? 2 : 1);
  }

  /**
   * Returns a caption beside {@code matrix} about its numbers, or nothing for {@link Source#STORY}.
   */
  Optional<MarkupText> caption(int rows, int columns, Mobject<?> matrix, Vec side) {
    if (source == Source.STORY) {
      return Optional.empty();
    }
    String words =
        source == Source.CHANCE
            ? "random numbers: the file has no " + name
            : String.format(
                Locale.ROOT,
                "%s, times %s:\na part of its %,d × %,d numbers",
                name,
                number(factor(part(rows, columns))),
                numbers.rows(),
                numbers.columns());
    String markup = words.replaceFirst("_(.)", "<sub>$1</sub>");
    return Optional.of(markupText(markup).fontSize(30).setColor(GREY_B).nextTo(matrix, side, 0.35));
  }

  private static String number(double factor) {
    return factor >= 1
        ? String.format(Locale.ROOT, "%,.0f", factor)
        : String.format(Locale.ROOT, "%s", factor);
  }
}
