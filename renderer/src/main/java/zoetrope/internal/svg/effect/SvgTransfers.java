package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Filter;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.style.SvgLengths;

/** Converts the functions of {@code feComponentTransfer} to lookup tables. */
final class SvgTransfers {
  private SvgTransfers() {}

  static Filter.Effect of(SvgDocument document, Element e) {
    List<List<Integer>> tables = new ArrayList<>();
    for (String name : List.of("feFuncR", "feFuncG", "feFuncB", "feFuncA")) {
      List<Element> functions = SvgElements.children(e, name);
      tables.add(table(document, functions.isEmpty() ? null : functions.get(functions.size() - 1)));
    }
    return new Filter.Transfer(tables.get(0), tables.get(1), tables.get(2), tables.get(3));
  }

  private static List<Integer> table(SvgDocument document, Element e) {
    List<Integer> table = new ArrayList<>();
    for (int i = 0; i < 256; i++) {
      double value = e == null ? i / 255.0 : transferred(document, e, i / 255.0);
      table.add((int) Math.max(0, Math.min(255, Math.rint(255 * value))));
    }
    return table;
  }

  private static double transferred(SvgDocument document, Element e, double c) {
    double[] v = SvgLengths.numbers(document, e, "tableValues");
    int n = v.length;
    return switch (SvgElements.attribute(e, "type")) {
      case "table" -> {
        int k = (int) Math.min(Math.max(0, n - 2), Math.floor(c * (n - 1)));
        yield n == 0 ? c : n == 1 ? v[0] : v[k] + (c * (n - 1) - k) * (v[k + 1] - v[k]);
      }
      case "discrete" -> n == 0 ? c : v[(int) Math.min(n - 1, Math.floor(c * n))];
      case "linear" ->
          SvgLengths.number(document, e, "slope", 1) * c
              + SvgLengths.number(document, e, "intercept", 0);
      case "gamma" ->
          SvgLengths.number(document, e, "amplitude", 1)
                  * StrictMath.pow(c, SvgLengths.number(document, e, "exponent", 1))
              + SvgLengths.number(document, e, "offset", 0);
      default -> c;
    };
  }
}
