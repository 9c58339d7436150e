package zoetrope.internal.render.sheet;

import zoetrope.color.Color;
import zoetrope.text.Alignment;
import zoetrope.text.FontFamily;
import zoetrope.text.Slant;
import zoetrope.text.TextStyle;
import zoetrope.text.Weight;

/** Fonts and colours of storyboards: dark grey on white, and one accent. */
final class SheetStyle {
  static final Color PAPER = Color.rgb(1, 1, 1);
  static final Color INK = Color.hex("1D2125");
  static final Color QUIET = Color.hex("7A828A");
  static final Color FAINT = Color.hex("C9CED3");
  static final Color ACCENT = Color.hex("B4532A");
  static final Color MARK = Color.hex("D6204E");

  private static final TextStyle PLAIN =
      TextStyle.DEFAULT.alignment(Alignment.LEFT).ligatures(true);

  static final TextStyle SERIF = PLAIN;
  static final TextStyle ITALIC = PLAIN.slant(Slant.ITALIC);
  static final TextStyle SANS = PLAIN.family(FontFamily.CMU_SANS_SERIF);
  static final TextStyle BOLD = SANS.weight(Weight.BOLD);
  static final TextStyle MONO = PLAIN.family(FontFamily.CMU_TYPEWRITER_TEXT).ligatures(false);

  private SheetStyle() {}
}
