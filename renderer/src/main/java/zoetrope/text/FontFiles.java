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
import java.util.stream.Stream;
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
      Face.Loaded loaded = load(file, "0");
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

  /**
   * The family of the one face in the file {@code name}; of a collection the face behind {@code #}:
   * its number from 0, or its PostScript name.
   */
  static FontFamily face(String name) {
    int hash = name.lastIndexOf('#');
    Path file = Path.of(hash < 0 ? name : name.substring(0, hash));
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          "there is no font file "
              + file
              + " (looked for it in "
              + file.toAbsolutePath().normalize().getParent()
              + "); give its path, or the name of an installed family");
    }
    Face.Loaded loaded = load(file, hash < 0 ? "0" : name.substring(hash + 1));
    String family = loaded.font().getFamily(Locale.ROOT);
    Weight weight = loaded.header().weight();
    Slant slant = loaded.header().slant();
    Face face = new Face(styled(family, weight, slant), () -> loaded);
    return new FontFamily(family, Map.of(weight, Map.of(slant, face)));
  }

  /** The family's name with what the style adds to it. */
  static String styled(String family, Weight weight, Slant slant) {
    return family
        + (weight == Weight.BOLD ? " Bold" : "")
        + (slant == Slant.ITALIC ? " Italic" : "");
  }

  private static int index(Font[] fonts, String which) {
    List<String> names = Stream.of(fonts).map(Font::getPSName).toList();
    int index = names.indexOf(which);
    if (index < 0 && which.matches("[0-9]{1,4}")) {
      index = Integer.parseInt(which);
    }
    if (index < 0 || index >= fonts.length) {
      throw new IllegalArgumentException(
          "there is no face \"" + which + "\" in it, only " + String.join(", ", names));
    }
    return index;
  }

  private static Face.Loaded load(Path file, String which) {
    AwtFonts.prepare();
    try {
      byte[] bytes = Files.readAllBytes(file);
      FontHeader.read(bytes, 0);
      Font[] fonts = Font.createFonts(file.toFile());
      int index = index(fonts, which);
      FontHeader header = FontHeader.read(bytes, index);
      Font font = fonts[index];
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
