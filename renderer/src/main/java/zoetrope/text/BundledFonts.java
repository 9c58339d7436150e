package zoetrope.text;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import zoetrope.internal.files.TemporaryFile;
import zoetrope.internal.text.AwtFonts;

/** The fonts in the resources next to this class. */
final class BundledFonts {
  private BundledFonts() {}

  /**
   * Returns a family from files for normal, bold, italic and bold italic, in this order. Files at
   * the end of the list may be left out.
   */
  static FontFamily family(String name, String... files) {
    Map<Weight, Map<Slant, Face>> faces = new EnumMap<>(Weight.class);
    for (int i = 0; i < files.length; i++) {
      Weight weight = i % 2 == 0 ? Weight.NORMAL : Weight.BOLD;
      Slant slant = i < 2 ? Slant.NORMAL : Slant.ITALIC;
      String file = files[i];
      faces
          .computeIfAbsent(weight, w -> new EnumMap<>(Slant.class))
          .put(slant, new Face(FontFiles.styled(name, weight, slant), () -> load(file)));
    }
    return new FontFamily(name, faces);
  }

  private static Face.Loaded load(String file) {
    AwtFonts.prepare();
    try (InputStream in = BundledFonts.class.getResourceAsStream("fonts/" + file)) {
      if (in == null) {
        throw new IllegalStateException("the bundled font " + file + " is not in the class path");
      }
      byte[] bytes = in.readAllBytes();
      FontHeader header = FontHeader.read(bytes);
      Font font = Font.createFont(Font.TRUETYPE_FONT, TemporaryFile.of(bytes, "fonts").toFile());
      return new Face.Loaded(font.deriveFont((float) header.unitsPerEm()), header);
    } catch (IOException e) {
      throw new UncheckedIOException("the bundled font " + file + " cannot be read", e);
    } catch (FontFormatException e) {
      throw new IllegalStateException("the bundled font " + file + " is damaged", e);
    }
  }
}
