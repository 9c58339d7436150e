package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.MarkupText;

/**
 * A matrix of which the film shows the upper left part, with the last row and column.
 *
 * @param numbers all of them
 * @param source where they are from
 * @param name such as "W_Q of layer 0, head 3"
 */
record ShownMatrix(RealMatrix numbers, Source source, String name) {
  private static final double LARGEST = 9.9;

  /** Where numbers are from. */
  enum Source {
    /** They were made for the phrase. */
    STORY,
    /** They are by chance, since a file has weights of attention only. */
    CHANCE,
    /** They are a model's own. */
    MODEL
  }

  /**
   * The part, magnified: so that its largest number is 9.9, or, of a model's own numbers, by a
   * round factor. A matrix that is too small goes on with zeros.
   */
  double[][] excerpt(int rows, int columns) {
    RealMatrix part = part(rows, columns);
    return source == Source.MODEL
        ? part.times(factor(part)).toRows()
        : part.scaledToMaxAbs(LARGEST).toRows();
  }

  private RealMatrix part(int rows, int columns) {
    return RealMatrix.of(
        rows,
        columns,
        (i, j) -> {
          int row = shown(i, rows, numbers.rows());
          int column = shown(j, columns, numbers.columns());
          boolean there = row < numbers.rows() && column < numbers.columns();
          return there ? numbers.get(row, column) : 0;
        });
  }

  /** Which number stands at a place: all in order, but the last at the last place. */
  private static int shown(int place, int places, int size) {
    return place == places - 1 ? Math.max(place, size - 1) : place;
  }

  /** The greatest of …, 1, 2, 5, 10, 20, … that leaves no number above 9.9. */
  private static double factor(RealMatrix part) {
    double most = LARGEST / Math.max(part.maxAbs(), 1e-9);
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(most)));
    double first = most / power;
    return power * (first >= 5 ? 5 : first >= 2 ? 2 : 1);
  }

  /** Beside {@code matrix}, whose numbers it tells of; nothing for those of the story. */
  Optional<MarkupText> caption(int rows, int columns, Mobject<?> matrix, Vec side) {
    if (source == Source.STORY) {
      return Optional.empty();
    }
    String words =
        source == Source.CHANCE
            ? "numbers by chance: the file has no " + name
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
