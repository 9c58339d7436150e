package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Filter;

/** Converts {@code feConvolveMatrix}. */
final class SvgConvolutions {
  private static final int LARGEST = 15;

  private SvgConvolutions() {}

  /** The effect; null, with a note, when its matrix cannot be read or is too large. */
  static Filter.Effect of(SvgDocument document, Element e) {
    double[] order = SvgLengths.numbers(document, e, "order");
    double columns = order.length == 0 ? 3 : order[0];
    double rows = order.length < 2 ? columns : order[1];
    double[] matrix = SvgLengths.numbers(document, e, "kernelMatrix");
    if (!(columns >= 1 && rows >= 1 && columns <= LARGEST && rows <= LARGEST)
        || columns != Math.rint(columns)
        || matrix.length != columns * rows) {
      document.note(e, "a matrix of <feConvolveMatrix> is no matrix of up to 15 x 15 numbers");
      return null;
    }
    List<Double> kernel = new ArrayList<>();
    double sum = 0;
    for (double weight : matrix) {
      kernel.add(weight);
      sum += weight;
    }
    double divisor = SvgLengths.number(document, e, "divisor", 0);
    return new Filter.Convolution(
        (int) columns,
        kernel,
        divisor != 0 ? divisor : sum != 0 ? sum : 1,
        SvgLengths.number(document, e, "bias", 0),
        target(document, e, "targetX", (int) columns),
        target(document, e, "targetY", (int) rows),
        edge(SvgElements.attribute(e, "edgeMode")),
        SvgElements.attribute(e, "preserveAlpha").equals("true"));
  }

  private static int target(SvgDocument document, Element e, String name, int size) {
    double target = SvgLengths.number(document, e, name, size / 2);
    return (int) Math.max(0, Math.min(size - 1, target));
  }

  private static Filter.Edge edge(String word) {
    return switch (word) {
      case "wrap" -> Filter.Edge.WRAP;
      case "none" -> Filter.Edge.NONE;
      default -> Filter.Edge.DUPLICATE;
    };
  }
}
