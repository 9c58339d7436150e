package zoetrope.color;

import java.lang.reflect.Field;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import zoetrope.internal.diagnostics.Suggestions;

/** The colours of the palette by their names, read when a name is first looked up. */
final class PaletteNames {
  private static final SortedMap<String, Color> COLORS = new TreeMap<>();

  static {
    for (Field field : Palette.class.getFields()) {
      try {
        COLORS.put(field.getName(), (Color) field.get(null));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException("the fields of an interface are public", e);
      }
    }
  }

  private PaletteNames() {}

  static SortedMap<String, Color> all() {
    return Collections.unmodifiableSortedMap(COLORS);
  }

  /** Finds a colour by its name. Case is ignored, and blanks and hyphens count as underscores. */
  static Optional<Color> find(String name) {
    return Optional.ofNullable(COLORS.get(folded(name)));
  }

  /** Returns a question that suggests similar names, or an empty string. */
  static String question(String name) {
    return Suggestions.question(folded(name), COLORS.keySet()).map(q -> "; " + q).orElse("");
  }

  private static String folded(String name) {
    return name.strip().toUpperCase(Locale.ROOT).replaceAll("[ -]", "_");
  }
}
