package zoetrope.svg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.w3c.dom.Element;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/** Converts filters. */
final class SvgFilters {
  /** More steps are not drawn. */
  private static final int MOST_STEPS = 100;

  private final SvgDocument document;
  private final SvgStyles styles;

  SvgFilters(SvgDocument document, SvgStyles styles) {
    this.document = document;
    this.styles = styles;
  }

  /** The filter of an element with this box, in user units; null where there is none. */
  Filter of(Element element, SvgContext context, Bounds box) {
    String reference = context.style().reference("filter");
    Element filter = document.target(element, reference);
    if (filter == null || !filter.getLocalName().equals("filter")) {
      document.note(element, "filter " + reference + " does not exist and was left out");
      return null;
    }
    Bounds region = SvgBoxes.region(document, filter, "filterUnits", box, context);
    boolean ofBox = SvgElements.attribute(filter, "primitiveUnits").equals("objectBoundingBox");
    Vec unit = ofBox ? box.size() : Vec.of(1, 1);
    Reading reading = new Reading(region, unit);
    for (Element step : SvgElements.children(filter)) {
      if (reading.steps.size() < MOST_STEPS) {
        reading.read(step, styles.of(step, styles.inDocument(filter)));
      }
    }
    return new Filter(context.map(), region, reading.steps);
  }

  /** One filter that is being read. */
  private final class Reading {
    private final Bounds region;
    private final Vec unit;
    private final List<Filter.Step> steps = new ArrayList<>();
    private final Map<String, Integer> named = new HashMap<>();
    private Bounds part;
    private boolean linear;

    Reading(Bounds region, Vec unit) {
      this.region = region;
      this.unit = unit;
    }

    void read(Element e, SvgStyle style) {
      if (!e.getLocalName().startsWith("fe")) {
        return;
      }
      linear = !style.word("color-interpolation-filters").equals("srgb");
      part = part(e);
      int in = input(e, "in");
      switch (e.getLocalName()) {
        case "feGaussianBlur" -> add(blur(e), in);
        case "feOffset" -> add(offset(e), in);
        case "feFlood" -> flood(style);
        case "feMerge" -> add(new Filter.Merge(), merged(e));
        case "feColorMatrix" -> add(matrix(e), in);
        case "feComponentTransfer" -> add(transfer(e), in);
        case "feComposite" -> add(composite(e), in, input(e, "in2"));
        case "feBlend" -> add(new Filter.Blend(mode(e)), in, input(e, "in2"));
        case "feMorphology" -> add(morphology(e), in);
        case "feTile" -> add(new Filter.Tile(), in);
        case "feDropShadow" -> shadow(e, style, in);
        default -> {
          document.note(
              e, "<" + e.getLocalName() + "> is not supported: the filter does without it");
          add(new Filter.Merge(), in);
        }
      }
      String result = SvgElements.attribute(e, "result");
      if (!result.isEmpty()) {
        named.put(result, steps.size() - 1);
      }
    }

    private void add(Filter.Effect effect, Integer... inputs) {
      steps.add(new Filter.Step(effect, List.of(inputs), part, linear));
    }

    private int last() {
      return steps.isEmpty() ? Filter.SOURCE : steps.size() - 1;
    }

    private int input(Element e, String name) {
      String text = SvgElements.attribute(e, name);
      return switch (text) {
        case "" -> last();
        case "SourceGraphic" -> Filter.SOURCE;
        case "SourceAlpha" -> Filter.SOURCE_ALPHA;
        case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint" -> Filter.NOTHING;
        default -> named.getOrDefault(text, last());
      };
    }

    private Integer[] merged(Element e) {
      return SvgElements.children(e, "feMergeNode").stream()
          .limit(MOST_STEPS)
          .map(node -> input(node, "in"))
          .toArray(Integer[]::new);
    }

    /** The region of a step; that of the filter where it names none. */
    private Bounds part(Element e) {
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
      double[] values = numbers(e, name);
      return values.length == 0 ? otherwise : values[0];
    }

    private Filter.Effect blur(Element e) {
      double[] values = numbers(e, "stdDeviation");
      double x = values.length == 0 ? 0 : values[0];
      double y = values.length < 2 ? x : values[1];
      return new Filter.Blur(Math.max(0, x) * unit.x(), Math.max(0, y) * unit.y());
    }

    private Filter.Effect offset(Element e) {
      return new Filter.Offset(number(e, "dx", 0) * unit.x(), number(e, "dy", 0) * unit.y());
    }

    private void flood(SvgStyle style) {
      steps.add(new Filter.Step(new Filter.Flood(floodColor(style)), List.of(), part, false));
    }

    private Color floodColor(SvgStyle style) {
      Color color = style.color(style.value("flood-color"));
      return color.withAlpha(color.alpha() * style.share("flood-opacity"));
    }

    private void shadow(Element e, SvgStyle style, int in) {
      double[] deviation = numbers(e, "stdDeviation");
      double x = deviation.length == 0 ? 2 : deviation[0];
      double y = deviation.length < 2 ? x : deviation[1];
      add(new Filter.Blur(Math.max(0, x) * unit.x(), Math.max(0, y) * unit.y()), in);
      add(new Filter.Offset(number(e, "dx", 2) * unit.x(), number(e, "dy", 2) * unit.y()), last());
      int moved = last();
      flood(style);
      add(new Filter.Composite(Filter.Operator.IN), last(), moved);
      add(new Filter.Merge(), last(), in);
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

    private Filter.Effect composite(Element e) {
      Filter.Operator operator =
          switch (SvgElements.attribute(e, "operator")) {
            case "in" -> Filter.Operator.IN;
            case "out" -> Filter.Operator.OUT;
            case "atop" -> Filter.Operator.ATOP;
            case "xor" -> Filter.Operator.XOR;
            case "lighter" -> Filter.Operator.LIGHTER;
            case "arithmetic" -> Filter.Operator.ARITHMETIC;
            default -> Filter.Operator.OVER;
          };
      return new Filter.Composite(
          operator, number(e, "k1", 0), number(e, "k2", 0), number(e, "k3", 0), number(e, "k4", 0));
    }

    private BlendMode mode(Element e) {
      String name = SvgElements.attribute(e, "mode").toUpperCase(Locale.ROOT).replace('-', '_');
      for (BlendMode mode : BlendMode.values()) {
        if (mode.name().equals(name)) {
          return mode;
        }
      }
      return BlendMode.NORMAL;
    }

    private Filter.Effect morphology(Element e) {
      double[] radius = numbers(e, "radius");
      double x = radius.length == 0 ? 0 : radius[0];
      double y = radius.length < 2 ? x : radius[1];
      boolean dilate = SvgElements.attribute(e, "operator").equals("dilate");
      return new Filter.Morphology(dilate, Math.max(0, x) * unit.x(), Math.max(0, y) * unit.y());
    }
  }
}
