package zoetrope.text;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.files.SpelledPath;
import zoetrope.internal.files.TemporaryFile;
import zoetrope.internal.text.AwtFonts;

/** A loader of fonts from the author's files. */
final class FontFiles {
  private static final int MAX_RECENT_FACES = 16;
  private static final int MAX_MEGABYTES = 256;

  /** The most recently used faces, so that texts share their outlines. */
  private static final Map<String, FontFamily> RECENT =
      new LinkedHashMap<>(MAX_RECENT_FACES, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, FontFamily> eldest) {
          return size() > MAX_RECENT_FACES;
        }
      };

  private FontFiles() {}

  /** Returns the family of the faces in {@code files}, at least one. */
  static FontFamily family(List<Path> files) {
    Map<Weight, Map<Slant, Face>> faces = new EnumMap<>(Weight.class);
    Map<String, Path> styles = new HashMap<>();
    String name = null;
    for (Path file : files) {
      Face.Loaded loaded = load(read(file), file.toString(), "0");
      Weight weight = loaded.header().weight();
      Slant slant = loaded.header().slant();
      if (name == null) {
        name = loaded.font().getFamily(Locale.ROOT);
      }
      String styled = styled(name, weight, slant);
      Path same = styles.putIfAbsent(styled, file);
      Preconditions.require(
          same == null, "%s and %s are both %s; give one file for each style", same, file, styled);
      faces
          .computeIfAbsent(weight, w -> new EnumMap<>(Slant.class))
          .put(slant, new Face(styled, () -> loaded));
    }
    return new FontFamily(name, faces);
  }

  /**
   * Returns a family of a single face from the file {@code name}, searched next to {@code owner}
   * unless that is null. For a collection, {@code #} and an index from 0 or a PostScript name
   * select the face.
   */
  static FontFamily face(Class<?> owner, String name) {
    int hash = name.lastIndexOf('#');
    String file = hash < 0 ? name : name.substring(0, hash);
    String which = hash < 0 ? "0" : name.substring(hash + 1);
    byte[] bytes = read(owner, file);
    synchronized (RECENT) {
      return RECENT.computeIfAbsent(digest(bytes) + which, key -> face(bytes, file, which));
    }
  }

  private static FontFamily face(byte[] bytes, String file, String which) {
    Face.Loaded loaded = load(bytes, file, which);
    String family = loaded.font().getFamily(Locale.ROOT);
    Weight weight = loaded.header().weight();
    Slant slant = loaded.header().slant();
    Face face = new Face(styled(family, weight, slant), () -> loaded);
    return new FontFamily(family, Map.of(weight, Map.of(slant, face)));
  }

  private static byte[] read(Class<?> owner, String name) {
    try (InputStream in = owner == null ? null : owner.getResourceAsStream(name)) {
      if (in != null) {
        return in.readAllBytes();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the font file " + name + " cannot be read", e);
    }
    Path file = SpelledPath.existing(Path.of(name));
    ReadFiles.note(file);
    if (Files.isRegularFile(file)) {
      return read(file);
    }
    throw new IllegalArgumentException(
        Messages.of(
            "there is no font file %s%s in %s. Give its path, or the name of an installed family.",
            name,
            owner == null ? "" : " next to " + owner.getSimpleName() + " or",
            file.toAbsolutePath().normalize().getParent()));
  }

  private static byte[] read(Path file) {
    ReadFiles.note(file);
    try {
      return BoundedFile.read(file, MAX_MEGABYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the font file " + file + " cannot be read: " + BoundedFile.reason(e), e);
    }
  }

  private static String digest(byte[] bytes) {
    return new BigInteger(1, ContentKey.sha256().digest(bytes)).toString(16);
  }

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

  private static Face.Loaded load(byte[] bytes, String file, String which) {
    AwtFonts.prepare();
    try {
      FontHeader.read(bytes);
      Font[] fonts = Font.createFonts(TemporaryFile.of(bytes, "fonts").toFile());
      int index = index(fonts, which);
      FontHeader header = FontHeader.read(bytes, index);
      return new Face.Loaded(fonts[index].deriveFont((float) header.unitsPerEm()), header);
    } catch (IOException e) {
      throw new UncheckedIOException("the font file " + file + " cannot be read", e);
    } catch (FontFormatException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          file + " cannot be used as a font (" + e.getMessage() + "); give a TTF, OTF or TTC file",
          e);
    }
  }
}
