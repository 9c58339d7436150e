package zoetrope.text;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.font.FontRenderContext;
import java.awt.font.LineMetrics;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.text.AwtFonts;

/** Fonts installed on the machine. */
final class SystemFonts {
  /** The usual units per em. Outlines of fonts with another value are rounded to 1/64 of a unit. */
  private static final int UNITS_PER_EM = 2048;

  /** Families that AWT composes from others. */
  private static final Set<String> LOGICAL =
      Set.of(Font.DIALOG, Font.DIALOG_INPUT, Font.SERIF, Font.SANS_SERIF, Font.MONOSPACED);

  private SystemFonts() {}

  static FontFamily family(String name) {
    AwtFonts.prepare();
    Font regular = new Font(name, Font.PLAIN, 1);
    if (LOGICAL.contains(regular.getFamily(Locale.ROOT))) {
      List<String> installed = names();
      throw new IllegalArgumentException(
          Messages.of(
              "no font \"%s\" is installed on this machine%s. Bundled are %s; or give a font file,"
                  + " such as \"file.ttf\".",
              name,
              installed.isEmpty()
                  ? " (there are no fonts at all)"
                  : FontFamily.hint(name, installed),
              String.join(", ", FontFamily.bundledNames())));
    }
    return new FontFamily(regular.getFamily(Locale.ROOT), faces(name));
  }

  /** Returns the installed styles, without those that AWT synthesises. */
  private static Map<Weight, Map<Slant, Face>> faces(String name) {
    Map<Weight, Map<Slant, Face>> faces = new EnumMap<>(Weight.class);
    Set<String> seen = new HashSet<>();
    for (Weight weight : Weight.values()) {
      for (Slant slant : Slant.values()) {
        int style =
            (weight == Weight.BOLD ? Font.BOLD : Font.PLAIN)
                | (slant == Slant.ITALIC ? Font.ITALIC : Font.PLAIN);
        Font font = new Font(name, style, 1);
        if (seen.add(font.getPSName())) {
          faces
              .computeIfAbsent(weight, w -> new EnumMap<>(Slant.class))
              .put(slant, new Face(FontFiles.styled(name, weight, slant), () -> load(font)));
        }
      }
    }
    return faces;
  }

  private static Face.Loaded load(Font installed) {
    Font font = installed.deriveFont((float) UNITS_PER_EM);
    LineMetrics metrics = font.getLineMetrics("x", new FontRenderContext(null, true, true));
    return new Face.Loaded(
        font,
        new FontHeader(
            UNITS_PER_EM,
            metrics.getAscent() / (double) UNITS_PER_EM,
            metrics.getDescent() / (double) UNITS_PER_EM,
            installed.isBold() ? Weight.BOLD : Weight.NORMAL,
            installed.isItalic() ? Slant.ITALIC : Slant.NORMAL));
  }

  static List<String> names() {
    AwtFonts.prepare();
    return Stream.of(
            GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getAvailableFontFamilyNames(Locale.ROOT))
        .filter(family -> !LOGICAL.contains(family))
        .toList();
  }
}
