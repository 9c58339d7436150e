package zoetrope.mobject.text;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.color.Palette;

/** Colours as markup names them: by hexadecimal digits, or as in the palette. */
final class MarkupColors {
  private static final Map<String, Color> NAMES = new HashMap<>();

  static {
    family("BLUE", Palette.BLUE_A, Palette.BLUE_B, Palette.BLUE_C, Palette.BLUE_D, Palette.BLUE_E);
    family("TEAL", Palette.TEAL_A, Palette.TEAL_B, Palette.TEAL_C, Palette.TEAL_D, Palette.TEAL_E);
    family(
        "GREEN",
        Palette.GREEN_A,
        Palette.GREEN_B,
        Palette.GREEN_C,
        Palette.GREEN_D,
        Palette.GREEN_E);
    family(
        "YELLOW",
        Palette.YELLOW_A,
        Palette.YELLOW_B,
        Palette.YELLOW_C,
        Palette.YELLOW_D,
        Palette.YELLOW_E);
    family("GOLD", Palette.GOLD_A, Palette.GOLD_B, Palette.GOLD_C, Palette.GOLD_D, Palette.GOLD_E);
    family("RED", Palette.RED_A, Palette.RED_B, Palette.RED_C, Palette.RED_D, Palette.RED_E);
    family(
        "MAROON",
        Palette.MAROON_A,
        Palette.MAROON_B,
        Palette.MAROON_C,
        Palette.MAROON_D,
        Palette.MAROON_E);
    family(
        "PURPLE",
        Palette.PURPLE_A,
        Palette.PURPLE_B,
        Palette.PURPLE_C,
        Palette.PURPLE_D,
        Palette.PURPLE_E);
    family("GREY", Palette.GREY_A, Palette.GREY_B, Palette.GREY_C, Palette.GREY_D, Palette.GREY_E);
    family("GRAY", Palette.GREY_A, Palette.GREY_B, Palette.GREY_C, Palette.GREY_D, Palette.GREY_E);
    NAMES.put("WHITE", Palette.WHITE);
    NAMES.put("BLACK", Palette.BLACK);
    NAMES.put("GREY_BROWN", Palette.GREY_BROWN);
    NAMES.put("DARK_BROWN", Palette.DARK_BROWN);
    NAMES.put("LIGHT_BROWN", Palette.LIGHT_BROWN);
    NAMES.put("PINK", Palette.PINK);
    NAMES.put("LIGHT_PINK", Palette.LIGHT_PINK);
    NAMES.put("ORANGE", Palette.ORANGE);
    NAMES.put("PURE_RED", Palette.PURE_RED);
    NAMES.put("PURE_GREEN", Palette.PURE_GREEN);
    NAMES.put("PURE_BLUE", Palette.PURE_BLUE);
  }

  private MarkupColors() {}

  private static void family(String name, Color... shades) {
    NAMES.put(name, shades[2]);
    for (int i = 0; i < shades.length; i++) {
      NAMES.put(name + "_" + (char) ('A' + i), shades[i]);
    }
  }

  /** The colour {@code #RRGGBB}, {@code #RGB} or of a name, upper and lower case alike. */
  static Optional<Color> find(String text) {
    if (text.matches("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")) {
      return Optional.of(Color.hex(text));
    }
    return Optional.ofNullable(NAMES.get(text.toUpperCase(Locale.ROOT)));
  }
}
