package zoetrope.internal.tex.parse;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zoetrope.color.Color;

/**
 * The colour names of a formula: xcolor's names, hexadecimal digits, and the formula's definitions.
 */
final class ColorNames {
  private static final Map<String, Color> XCOLOR = new TreeMap<>();

  static {
    String[] words =
        ("black 000000 white FFFFFF red FF0000 green 00FF00 blue 0000FF cyan 00FFFF magenta FF00FF "
                + "yellow FFFF00 gray 808080 grey 808080 darkgray 404040 lightgray BFBFBF "
                + "brown BF8040 lime BFFF00 olive 808000 orange FF8000 pink FFBFBF purple BF0040 "
                + "teal 008080 violet 800080")
            .split(" ");
    for (int i = 0; i < words.length; i += 2) {
      XCOLOR.put(words[i], Color.hex(words[i + 1]));
    }
  }

  private final Map<String, Color> colors = new TreeMap<>(XCOLOR);

  /**
   * Returns the colour of a name, of {@code #RRGGBB} or {@code #RGB}, or of a mixture such as
   * {@code red!70!black}. The {@code #} is optional, and the last colour of a mixture is white by
   * default.
   */
  Optional<Color> find(String spec) {
    String[] parts = spec.trim().split("!");
    Optional<Color> color = plain(parts[0]);
    for (int i = 1; i < parts.length; i += 2) {
      Optional<Color> other = plain(i + 1 < parts.length ? parts[i + 1] : "white");
      if (color.isEmpty() || other.isEmpty() || !parts[i].matches("[0-9]{1,2}|100")) {
        return Optional.empty();
      }
      color = Optional.of(other.get().lerp(color.get(), Integer.parseInt(parts[i]) / 100.0));
    }
    return color;
  }

  private Optional<Color> plain(String spec) {
    String name = spec.trim();
    Color named = colors.get(name);
    if (named == null) {
      named = colors.get(name.toLowerCase(Locale.ROOT));
    }
    if (named == null && name.matches("#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")) {
      named = Color.hex(name);
    }
    return Optional.ofNullable(named);
  }

  /**
   * Returns the colour of a specification such as {@code 1,0.5,0} in a model of xcolor: {@code
   * rgb}, {@code RGB}, {@code gray} or {@code HTML}. Returns empty for other models and for wrong
   * numbers.
   */
  Optional<Color> inModel(String model, String spec) {
    if (model.equals("HTML")) {
      return find(spec);
    }
    String[] parts = spec.split(",");
    double[] v = new double[parts.length];
    try {
      for (int i = 0; i < parts.length; i++) {
        v[i] = Double.parseDouble(parts[i].trim()) / (model.equals("RGB") ? 255 : 1);
      }
      if (model.equals("gray") && v.length == 1) {
        return Optional.of(Color.rgb(v[0], v[0], v[0]));
      }
      boolean threeParts = model.equals("rgb") || model.equals("RGB");
      return threeParts && v.length == 3
          ? Optional.of(Color.rgb(v[0], v[1], v[2]))
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  void define(String name, Color color) {
    colors.put(name, color);
  }
}
