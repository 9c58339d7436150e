package zoetrope.internal.svg.effect;

import java.util.List;
import java.util.Set;
import org.w3c.dom.Element;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;

/** Converts the {@code filter} property: filter elements and CSS functions, in order. */
record SvgFilters(SvgDocument document, SvgStyles styles) {
  /**
   * The supported primitives, which are those that drawing tools write. Figma writes feMorphology
   * for the spread of shadows.
   */
  private static final Set<String> PRIMITIVES =
      Set.of(
          ("feGaussianBlur feOffset feFlood feMerge feColorMatrix feComponentTransfer "
                  + "feComposite feBlend feMorphology feDropShadow")
              .split(" "));

  /**
   * Returns the filter of an element with this box, in user units, or null if it cannot be drawn.
   */
  Filter of(Element element, SvgContext context, Bounds box) {
    FilterSteps steps = new FilterSteps();
    List<Value> filters = context.style().value("filter").terms();
    Bounds region = Filter.EVERYWHERE;
    for (Value filter : filters) {
      if (filter.isReference()) {
        Bounds filterRegion = read(element, filter.reference(), steps, context, box);
        if (filterRegion == null) {
          return null;
        }
        region = filters.size() == 1 ? filterRegion : region;
      } else if (!steps.isFull() && !new SvgFilterFunctions(context.style(), steps).add(filter)) {
        document.note(element, "the filter " + filter + " cannot be read and was left out");
        return null;
      }
    }
    return new Filter(context.map(), region, steps.all());
  }

  /**
   * Returns the blend mode of a filter that only blends the element with its backdrop, or null for
   * other filters. Editors wrote such filters before {@code mix-blend-mode} existed.
   */
  BlendMode backdrop(Element element, SvgStyle style) {
    Value value = style.value("filter");
    Element filter =
        value.isReference() && value.terms().size() == 1
            ? document.target(element, value.reference())
            : null;
    if (filter == null || !filter.getLocalName().equals("filter")) {
      return null;
    }
    List<Element> steps = SvgElements.children(filter);
    Element only = steps.size() == 1 ? steps.get(0) : null;
    boolean blends =
        only != null
            && only.getLocalName().equals("feBlend")
            && SvgElements.attribute(only, "in").matches("|SourceGraphic")
            && SvgElements.attribute(only, "in2").equals("BackgroundImage");
    return blends
        ? SvgElements.constant(SvgElements.attribute(only, "mode"), BlendMode.NORMAL)
        : null;
  }

  /**
   * Adds the steps of a filter element. Returns the region of the filter, or null if it cannot be
   * drawn.
   */
  private Bounds read(
      Element element, String reference, FilterSteps steps, SvgContext context, Bounds box) {
    Element filter = document.target(element, reference);
    if (filter == null || !filter.getLocalName().equals("filter")) {
      document.note(element, "filter " + reference + " does not exist and was left out");
      return null;
    }
    for (Element step : SvgElements.children(filter)) {
      String name = step.getLocalName();
      if (name.startsWith("fe") && !PRIMITIVES.contains(name)) {
        document.note(
            step,
            "<" + name + "> is not supported: elements with this filter are drawn without it");
        return null;
      }
    }
    Bounds region = SvgBoxes.region(document, filter, "filterUnits", box, context);
    boolean ofBox = SvgElements.attribute(filter, "primitiveUnits").equals("objectBoundingBox");
    if (!steps.all().isEmpty()) {
      steps.add(new Filter.Merge(), region, false, steps.last());
    }
    SvgFilterReading reading =
        new SvgFilterReading(document, steps, region, ofBox ? box.size() : Vec.of(1, 1));
    for (Element step : SvgElements.children(filter)) {
      reading.read(step, styles.of(step, styles.inDocument(filter)));
    }
    return region;
  }
}
