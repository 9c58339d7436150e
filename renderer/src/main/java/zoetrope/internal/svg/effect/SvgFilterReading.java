package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;

/** Reads the primitives of one filter element. */
final class SvgFilterReading {
  private final SvgDocument document;
  private final FilterSteps steps;
  private final int source;
  private final Bounds region;
  private final Vec unit;
  private final Map<String, Integer> named = new HashMap<>();
  private Bounds stepRegion;
  private boolean linear;

  /**
   * Creates a reader that adds to {@code steps}.
   *
   * @param region the filter's region, in user units
   * @param unit the user units along x and y in one unit of the primitives' lengths
   */
  SvgFilterReading(SvgDocument document, FilterSteps steps, Bounds region, Vec unit) {
    this.document = document;
    this.steps = steps;
    this.source = steps.last();
    this.region = region;
    this.unit = unit;
  }

  void read(Element e, SvgStyle style) {
    if (!e.getLocalName().startsWith("fe") || steps.isFull()) {
      return;
    }
    linear = !style.word("color-interpolation-filters").equals("srgb");
    stepRegion = stepRegion(e);
    int in = input(e, "in");
    switch (e.getLocalName()) {
      case "feGaussianBlur" -> add(blur(e, 0), in);
      case "feOffset" -> add(offset(e), in);
      case "feFlood" -> flood(style);
      case "feMerge" -> add(new Filter.Merge(), merged(e));
      case "feColorMatrix" -> add(matrix(e), in);
      case "feComponentTransfer" -> add(transfer(e), in);
      case "feComposite" -> add(composite(e), in, input(e, "in2"));
      case "feBlend" ->
          add(
              new Filter.Blend(
                  SvgElements.constant(SvgElements.attribute(e, "mode"), BlendMode.NORMAL)),
              in,
              input(e, "in2"));
      case "feMorphology" -> add(morphology(e), in);
      case "feDropShadow" -> shadow(e, style, in);
      default -> {
        // SvgFilters rejects filters with other primitives.
      }
    }
    String result = SvgElements.attribute(e, "result");
    if (!result.isEmpty()) {
      named.put(result, steps.last());
    }
  }

  private void add(Filter.Effect effect, Integer... inputs) {
    steps.add(effect, stepRegion, linear, inputs);
  }

  private int input(Element e, String name) {
    String text = SvgElements.attribute(e, name);
    return switch (text) {
      case "" -> steps.last();
      case "SourceGraphic" -> source;
      case "SourceAlpha" -> steps.alpha(source);
      case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint" -> Filter.NOTHING;
      default -> named.getOrDefault(text, steps.last());
    };
  }

  private Integer[] merged(Element e) {
    return SvgElements.children(e, "feMergeNode").stream()
        .limit(FilterSteps.MAX_STEPS)
        .map(node -> input(node, "in"))
        .toArray(Integer[]::new);
  }

  /**
   * Returns the region of a step. It is the region of the filter if the step does not set a region,
   * or if lengths are fractions of a box.
   */
  private Bounds stepRegion(Element e) {
    boolean whole =
        List.of("x", "y", "width", "height").stream()
            .allMatch(name -> SvgElements.attribute(e, name).isEmpty());
    if (whole || !unit.equals(Vec.of(1, 1))) {
      return region;
    }
    ViewBox base = new ViewBox(0, 0, region.size().x(), region.size().y());
    SvgLengths lengths = new SvgLengths(document, 16, base);
    double x = lengths.x(e, "x", region.min().x());
    double y = lengths.y(e, "y", region.min().y());
    double width = lengths.x(e, "width", region.size().x());
    double height = lengths.y(e, "height", region.size().y());
    return new Bounds(Vec.of(x, y), Vec.of(x + Math.max(0, width), y + Math.max(0, height)));
  }

  private double[] numbers(Element e, String name) {
    return SvgLengths.numbers(document, e, name);
  }

  private double number(Element e, String name, double otherwise) {
    return SvgLengths.number(document, e, name, otherwise);
  }

  /** Reads one or two numbers, clamped to 0 or more. The second defaults to the first. */
  private Vec pair(Element e, String name, double otherwise) {
    double[] values = numbers(e, name);
    double x = values.length == 0 ? otherwise : values[0];
    double y = values.length < 2 ? x : values[1];
    return Vec.of(Math.max(0, x), Math.max(0, y));
  }

  private Filter.Blur blur(Element e, double otherwise) {
    Vec deviation = pair(e, "stdDeviation", otherwise);
    return new Filter.Blur(deviation.x() * unit.x(), deviation.y() * unit.y());
  }

  private Filter.Effect offset(Element e) {
    return new Filter.Offset(number(e, "dx", 0) * unit.x(), number(e, "dy", 0) * unit.y());
  }

  private void flood(SvgStyle style) {
    steps.add(new Filter.Flood(floodColor(style)), stepRegion, false);
  }

  private Color floodColor(SvgStyle style) {
    Color color = style.color(style.value("flood-color"));
    return color.withAlpha(color.alpha() * style.share("flood-opacity"));
  }

  private void shadow(Element e, SvgStyle style, int in) {
    Filter.Blur blur = blur(e, 2);
    var by = new Filter.Offset(number(e, "dx", 2) * unit.x(), number(e, "dy", 2) * unit.y());
    steps.addShadow(blur, by, floodColor(style), in, in, stepRegion, linear);
  }

  private Filter.Effect matrix(Element e) {
    double[] v = numbers(e, "values");
    return switch (SvgElements.attribute(e, "type")) {
      case "saturate" -> ColorMatrices.saturate(v.length == 1 ? v[0] : 1);
      case "hueRotate" -> ColorMatrices.hueRotate(v.length == 1 ? v[0] : 0);
      case "luminanceToAlpha" -> ColorMatrices.luminanceToAlpha();
      default -> v.length == 20 ? ColorMatrices.of(v) : ColorMatrices.saturate(1);
    };
  }

  private Filter.Effect composite(Element e) {
    Filter.Operator operator =
        SvgElements.constant(SvgElements.attribute(e, "operator"), Filter.Operator.OVER);
    return new Filter.Composite(
        operator, number(e, "k1", 0), number(e, "k2", 0), number(e, "k3", 0), number(e, "k4", 0));
  }

  private Filter.Effect morphology(Element e) {
    Vec radius = pair(e, "radius", 0);
    boolean dilate = SvgElements.attribute(e, "operator").equals("dilate");
    return new Filter.Morphology(dilate, radius.x() * unit.x(), radius.y() * unit.y());
  }

  /** Returns the lookup tables of {@code feComponentTransfer}. */
  private Filter.Effect transfer(Element e) {
    List<List<Integer>> tables = new ArrayList<>();
    for (String name : List.of("feFuncR", "feFuncG", "feFuncB", "feFuncA")) {
      List<Element> functions = SvgElements.children(e, name);
      tables.add(table(functions.isEmpty() ? null : functions.get(functions.size() - 1)));
    }
    return new Filter.Transfer(tables.get(0), tables.get(1), tables.get(2), tables.get(3));
  }

  private List<Integer> table(Element e) {
    List<Integer> table = new ArrayList<>();
    for (int i = 0; i < 256; i++) {
      double value = e == null ? i / 255.0 : transferred(e, i / 255.0);
      table.add((int) Math.max(0, Math.min(255, Math.rint(255 * value))));
    }
    return table;
  }

  private double transferred(Element e, double c) {
    double[] v = numbers(e, "tableValues");
    int n = v.length;
    return switch (SvgElements.attribute(e, "type")) {
      case "table" -> {
        int k = (int) Math.min(Math.max(0, n - 2), Math.floor(c * (n - 1)));
        yield n == 0 ? c : n == 1 ? v[0] : v[k] + (c * (n - 1) - k) * (v[k + 1] - v[k]);
      }
      case "discrete" -> n == 0 ? c : v[(int) Math.min(n - 1, Math.floor(c * n))];
      case "linear" -> number(e, "slope", 1) * c + number(e, "intercept", 0);
      case "gamma" ->
          number(e, "amplitude", 1) * StrictMath.pow(c, number(e, "exponent", 1))
              + number(e, "offset", 0);
      default -> c;
    };
  }
}
