package zoetrope.text;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.internal.text.AwtFonts;

/** Faces from font files of the author's. */
final class FontFiles {
  private FontFiles() {}

  /** The family of the faces in {@code files}, at least one. */
  static FontFamily family(List<Path> files) {
    Map<Weight, Map<Slant, Face>> faces = new EnumMap<>(Weight.class);
    Map<String, Path> styles = new HashMap<>();
    String name = null;
    for (Path file : files) {
      Face.Loaded loaded = load(file);
      Weight weight = loaded.header().weight();
      Slant slant = loaded.header().slant();
      if (name == null) {
        name = loaded.font().getFamily(Locale.ROOT);
      }
      String styled = styled(name, weight, slant);
      Path same = styles.putIfAbsent(styled, file);
      if (same != null) {
        throw new IllegalArgumentException(
            same + " and " + file + " are both " + styled + "; give one file for each style");
      }
      faces
          .computeIfAbsent(weight, w -> new EnumMap<>(Slant.class))
          .put(slant, new Face(styled, () -> loaded));
    }
    return new FontFamily(name, faces);
  }

  /** The family's name with what the style adds to it. */
  static String styled(String family, Weight weight, Slant slant) {
    return family
        + (weight == Weight.BOLD ? " Bold" : "")
        + (slant == Slant.ITALIC ? " Italic" : "");
  }

  private static Face.Loaded load(Path file) {
    AwtFonts.prepare();
    try {
      FontHeader header = FontHeader.read(Files.readAllBytes(file));
      Font font = Font.createFont(Font.TRUETYPE_FONT, file.toFile());
      return new Face.Loaded(font.deriveFont((float) header.unitsPerEm()), header);
    } catch (IOException e) {
      throw new UncheckedIOException("the font file " + file + " cannot be read", e);
    } catch (FontFormatException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          file + " cannot be used as a font (" + e.getMessage() + "); give a TTF, OTF or TTC file",
          e);
    }
  }
}
