package zoetrope.internal.svg.style;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.svg.css.CustomProperties;
import zoetrope.internal.svg.css.Declaration;
import zoetrope.internal.svg.css.Value;

/** The supported properties, from the table {@code properties.tsv}. */
final class SvgProperties {
  /**
   * A property.
   *
   * @param source where it is declared
   */
  record Property(
      int index, String name, boolean inherited, Value initial, SvgSyntax syntax, Source source) {}

  enum Source {
    /** In style sheets and as a presentation attribute. */
    ATTRIBUTE,
    /** In style sheets only: a property of HTML blocks. */
    SHEET,
    /** In style sheets, or as an attribute of shapes that is not a presentation attribute. */
    GEOMETRY
  }

  private static final Map<String, Property> BY_NAME = new LinkedHashMap<>();

  /**
   * Properties that would change a drawing but are not supported. They are left out with a note.
   */
  private static final Set<String> UNSUPPORTED =
      Set.of("d", "translate", "rotate", "scale", "offset-path", "zoom");

  static {
    for (String[] row : TextResource.table(SvgProperties.class, "properties.tsv")) {
      BY_NAME.put(
          row[0],
          new Property(
              BY_NAME.size(),
              row[0],
              row[1].equals("inherited"),
              Value.of(row[2]),
              SvgSyntax.valueOf(row[3]),
              Source.valueOf(row[4])));
    }
  }

  private static final List<Property> ALL = List.copyOf(BY_NAME.values());

  private SvgProperties() {}

  static List<Property> all() {
    return ALL;
  }

  /** Returns the property, or null if it is not supported. */
  static Property find(String name) {
    return BY_NAME.get(name);
  }

  static boolean isPresentation(String attribute) {
    Property property = find(attribute);
    return property == null
        ? Set.of("text-decoration", "font", "marker").contains(attribute)
        : property.source() == Source.ATTRIBUTE;
  }

  static boolean isGeometry(String name) {
    return BY_NAME.containsKey(name) && find(name).source() == Source.GEOMETRY;
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
