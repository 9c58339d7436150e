package zoetrope.color;

/**
 * Manim's named colours, from manimgl and Manim CE. There are five shades per hue, from A, the
 * lightest, to E; the name without a letter is shade C. If a name has different colours in manimgl
 * and Manim CE, it has the colour of manimgl here. {@code color("BLUE_E")} finds colours by name.
 */
public interface Palette {
  Color BLUE_A = Color.hex("C7E9F1");
  Color BLUE_B = Color.hex("9CDCEB");
  Color BLUE_C = Color.hex("58C4DD");
  Color BLUE_D = Color.hex("29ABCA");
  Color BLUE_E = Color.hex("1C758A");
  Color BLUE = BLUE_C;

  Color TEAL_A = Color.hex("ACEAD7");
  Color TEAL_B = Color.hex("76DDC0");
  Color TEAL_C = Color.hex("5CD0B3");
  Color TEAL_D = Color.hex("55C1A7");
  Color TEAL_E = Color.hex("49A88F");
  Color TEAL = TEAL_C;

  Color GREEN_A = Color.hex("C9E2AE");
  Color GREEN_B = Color.hex("A6CF8C");
  Color GREEN_C = Color.hex("83C167");
  Color GREEN_D = Color.hex("77B05D");
  Color GREEN_E = Color.hex("699C52");
  Color GREEN = GREEN_C;

  Color YELLOW_A = Color.hex("FFF1B6");
  Color YELLOW_B = Color.hex("FFEA94");
  Color YELLOW_C = Color.hex("FFFF00");
  Color YELLOW_D = Color.hex("F4D345");
  Color YELLOW_E = Color.hex("E8C11C");
  Color YELLOW = YELLOW_C;

  Color GOLD_A = Color.hex("F7C797");
  Color GOLD_B = Color.hex("F9B775");
  Color GOLD_C = Color.hex("F0AC5F");
  Color GOLD_D = Color.hex("E1A158");
  Color GOLD_E = Color.hex("C78D46");
  Color GOLD = GOLD_C;

  Color RED_A = Color.hex("F7A1A3");
  Color RED_B = Color.hex("FF8080");
  Color RED_C = Color.hex("FC6255");
  Color RED_D = Color.hex("E65A4C");
  Color RED_E = Color.hex("CF5044");
  Color RED = RED_C;

  Color MAROON_A = Color.hex("ECABC1");
  Color MAROON_B = Color.hex("EC92AB");
  Color MAROON_C = Color.hex("C55F73");
  Color MAROON_D = Color.hex("A24D61");
  Color MAROON_E = Color.hex("94424F");
  Color MAROON = MAROON_C;

  Color PURPLE_A = Color.hex("CAA3E8");
  Color PURPLE_B = Color.hex("B189C6");
  Color PURPLE_C = Color.hex("9A72AC");
  Color PURPLE_D = Color.hex("715582");
  Color PURPLE_E = Color.hex("644172");
  Color PURPLE = PURPLE_C;

  Color GREY_A = Color.hex("DDDDDD");
  Color GREY_B = Color.hex("BBBBBB");
  Color GREY_C = Color.hex("888888");
  Color GREY_D = Color.hex("444444");
  Color GREY_E = Color.hex("222222");
  Color GREY = GREY_C;

  Color GRAY_A = GREY_A;
  Color GRAY_B = GREY_B;
  Color GRAY_C = GREY_C;
  Color GRAY_D = GREY_D;
  Color GRAY_E = GREY_E;
  Color GRAY = GREY;

  Color LIGHTER_GREY = GREY_A;
  Color LIGHT_GREY = GREY_B;
  Color DARK_GREY = GREY_D;
  Color DARKER_GREY = GREY_E;
  Color LIGHTER_GRAY = GREY_A;
  Color LIGHT_GRAY = GREY_B;
  Color DARK_GRAY = GREY_D;
  Color DARKER_GRAY = GREY_E;

  Color WHITE = Color.hex("FFFFFF");
  Color BLACK = Color.hex("000000");
  Color DARK_BLUE = Color.hex("236B8E");
  Color GREY_BROWN = Color.hex("736357");
  Color GRAY_BROWN = GREY_BROWN;
  Color DARK_BROWN = Color.hex("8B4513");
  Color LIGHT_BROWN = Color.hex("CD853F");
  Color PINK = Color.hex("D147BD");
  Color LIGHT_PINK = Color.hex("DC75CD");
  Color ORANGE = Color.hex("FF862F");
  Color GREEN_SCREEN = Color.hex("00FF00");
  Color PURE_RED = Color.hex("FF0000");
  Color PURE_GREEN = Color.hex("00FF00");
  Color PURE_BLUE = Color.hex("0000FF");
  Color PURE_CYAN = Color.hex("00FFFF");
  Color PURE_MAGENTA = Color.hex("FF00FF");
  Color PURE_YELLOW = Color.hex("FFFF00");

  Color LOGO_WHITE = Color.hex("ECE7E2");
  Color LOGO_GREEN = Color.hex("87C2A5");
  Color LOGO_BLUE = Color.hex("525893");
  Color LOGO_RED = Color.hex("E07A5F");
  Color LOGO_BLACK = Color.hex("343434");
}
