package zoetrope.internal.svg.style;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.internal.svg.css.CustomProperties;
import zoetrope.internal.svg.css.Declaration;
import zoetrope.internal.svg.css.Value;

/** The supported properties, with their inheritance, initial values and syntax. */
final class SvgProperties {
  record Property(int index, String name, boolean inherited, Value initial, SvgSyntax syntax) {}

  private static final Map<String, Property> BY_NAME = new HashMap<>();
  private static final List<Property> ALL = new ArrayList<>();

  /** Attributes of shapes that are also properties, but not presentation attributes. */
  private static final Set<String> GEOMETRY =
      Set.of("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry");

  /** Properties for HTML blocks, which do not exist as presentation attributes. */
  private static final List<String> SHEETS_ONLY =
      List.of(
          "background-color",
          "line-height",
          "margin-left",
          "margin-top",
          "padding-left",
          "padding-top",
          "align-items",
          "justify-content");

  /**
   * Properties that would change a drawing but are not supported. They are left out with a note.
   */
  private static final Set<String> UNSUPPORTED =
      Set.of("d", "translate", "rotate", "scale", "offset-path", "zoom");

  static {
    inherited("fill", "black", SvgSyntax.PAINT);
    inherited("stroke", "none", SvgSyntax.PAINT);
    inherited("color", "black", SvgSyntax.COLOR);
    notInherited("stop-color", "black", SvgSyntax.COLOR);
    notInherited("flood-color", "black", SvgSyntax.COLOR);
    for (String name : List.of("opacity", "stop-opacity", "flood-opacity")) {
      notInherited(name, "1", SvgSyntax.SHARE);
    }
    inherited("fill-opacity", "1", SvgSyntax.SHARE);
    inherited("stroke-opacity", "1", SvgSyntax.SHARE);
    inherited("stroke-width", "1", SvgSyntax.LENGTH);
    inherited("stroke-dasharray", "none", SvgSyntax.LENGTHS);
    inherited("stroke-dashoffset", "0", SvgSyntax.LENGTH);
    inherited("stroke-linecap", "butt", SvgSyntax.WORD);
    inherited("stroke-linejoin", "miter", SvgSyntax.WORD);
    inherited("stroke-miterlimit", "4", SvgSyntax.NUMBER);
    inherited("fill-rule", "nonzero", SvgSyntax.WORD);
    inherited("clip-rule", "nonzero", SvgSyntax.WORD);
    inherited("paint-order", "normal", SvgSyntax.WORDS);
    notInherited("vector-effect", "none", SvgSyntax.WORDS);
    notInherited("clip-path", "none", SvgSyntax.REFERENCE);
    for (String name : List.of("mask", "filter")) {
      notInherited(name, "none", SvgSyntax.ANY);
    }
    for (String name : List.of("marker-start", "marker-mid", "marker-end")) {
      inherited(name, "none", SvgSyntax.REFERENCE);
    }
    notInherited("display", "inline", SvgSyntax.WORD);
    inherited("visibility", "visible", SvgSyntax.WORD);
    notInherited("overflow", "visible", SvgSyntax.WORDS);
    notInherited("mix-blend-mode", "normal", SvgSyntax.WORD);
    notInherited("isolation", "auto", SvgSyntax.WORD);
    notInherited("mask-type", "luminance", SvgSyntax.WORD);
    inherited("color-interpolation", "srgb", SvgSyntax.WORD);
    inherited("color-interpolation-filters", "linearrgb", SvgSyntax.WORD);
    inherited("image-rendering", "auto", SvgSyntax.WORD);
    notInherited("transform", "none", SvgSyntax.TRANSFORM);
    notInherited("transform-origin", "0 0", SvgSyntax.ORIGIN);
    notInherited("transform-box", "view-box", SvgSyntax.WORD);
    inherited("font-family", "serif", SvgSyntax.ANY);
    inherited("font-size", "medium", SvgSyntax.FONT_SIZE);
    inherited("font-weight", "normal", SvgSyntax.WEIGHT);
    inherited("font-style", "normal", SvgSyntax.SLANT);
    inherited("letter-spacing", "normal", SvgSyntax.SPACING);
    inherited("word-spacing", "normal", SvgSyntax.SPACING);
    inherited("text-anchor", "start", SvgSyntax.WORD);
    inherited("text-align", "start", SvgSyntax.WORD);
    inherited("direction", "ltr", SvgSyntax.WORD);
    inherited("unicode-bidi", "normal", SvgSyntax.WORD);
    inherited("writing-mode", "horizontal-tb", SvgSyntax.WORD);
    inherited("white-space", "normal", SvgSyntax.WORDS);
    inherited("dominant-baseline", "auto", SvgSyntax.WORD);
    notInherited("alignment-baseline", "auto", SvgSyntax.WORD);
    notInherited("baseline-shift", "baseline", SvgSyntax.SPACING);
    notInherited("text-decoration-line", "none", SvgSyntax.WORDS);
    inherited("background-color", "transparent", SvgSyntax.ANY);
    inherited("line-height", "normal", SvgSyntax.ANY);
    for (String name : SHEETS_ONLY) {
      if (find(name) == null) {
        notInherited(name, "none", SvgSyntax.ANY);
      }
    }
    for (String name : GEOMETRY.stream().sorted().toList()) {
      notInherited(name, "auto", SvgSyntax.ANY);
    }
  }

  private SvgProperties() {}

  private static void notInherited(String name, String initial, SvgSyntax syntax) {
    add(name, false, initial, syntax);
  }

  private static void inherited(String name, String initial, SvgSyntax syntax) {
    add(name, true, initial, syntax);
  }

  private static void add(String name, boolean inherited, String initial, SvgSyntax syntax) {
    Property property = new Property(ALL.size(), name, inherited, Value.of(initial), syntax);
    ALL.add(property);
    BY_NAME.put(name, property);
  }

  static List<Property> all() {
    return ALL;
  }

  /** Returns the property, or null if it is not supported. */
  static Property find(String name) {
    return BY_NAME.get(name);
  }

  /** Whether an attribute of that name is a presentation attribute. */
  static boolean isPresentation(String attribute) {
    boolean hasAttribute = !GEOMETRY.contains(attribute) && !SHEETS_ONLY.contains(attribute);
    return (BY_NAME.containsKey(attribute) && hasAttribute)
        || Set.of("text-decoration", "font", "marker").contains(attribute);
  }

  static boolean isGeometry(String name) {
    return GEOMETRY.contains(name);
  }

  /**
   * Returns the longhand properties of a declaration, without unsupported ones.
   *
   * @return null if the value cannot be read, or if the property is one of {@link #UNSUPPORTED}
   */
  static List<Declaration> expanded(Declaration d) {
    if (d.isCustom()) {
      return List.of(d);
    }
    List<Declaration> longhands = UNSUPPORTED.contains(d.name()) ? null : SvgShorthands.expanded(d);
    if (longhands == null) {
      return null;
    }
    List<Declaration> known = new ArrayList<>();
    for (Declaration longhand : longhands) {
      Property property = find(longhand.name());
      if (property != null) {
        if (!isValid(property, longhand.value())) {
          return null;
        }
        known.add(longhand);
      }
    }
    return known;
  }

  /** Whether a property can have a value. Values with {@code var()} are valid here. */
  static boolean isValid(Property property, Value value) {
    return CustomProperties.hasVariables(value)
        || isGlobal(value)
        || property.syntax().accepts(value);
  }

  /** Whether the value is a keyword that every property accepts. */
  static boolean isGlobal(Value value) {
    return switch (value.word()) {
      case "inherit", "initial", "unset", "revert", "revert-layer" -> true;
      default -> false;
    };
  }
}
