package zoetrope.internal.text;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import zoetrope.internal.files.TemporaryFile;

/**
 * Initialises AWT's font code on any machine, even without fonts or fontconfig.
 *
 * <p>AWT gets the logical fonts ("Dialog", ...) from fontconfig before it loads the first font of
 * any kind. If fontconfig finds no fonts, AWT throws an {@link InternalError}. Zoetrope never uses
 * logical fonts, so this class makes AWT read an empty description of them. Output then depends
 * only on the requested fonts.
 *
 * <p>Fonts from files and streams then always work. Do not draw with a logical font such as {@code
 * new Font("Serif", ...)}. Logical fonts differ between machines, and AWT throws an {@link Error}
 * if no font is installed.
 */
public final class AwtFonts {
  private static final String DESCRIPTION = "sun.awt.fontconfig";
  private static boolean prepared;

  private AwtFonts() {}

  /**
   * Makes {@link Font#createFont} work. Call it before the program's first use of AWT. Further
   * calls do nothing. Sets the system properties {@code java.awt.headless} to true and, except on
   * Windows and macOS, {@code sun.awt.fontconfig}. Properties that are already set stay unchanged.
   *
   * @throws UncheckedIOException if no temporary file can be written
   */
  public static synchronized void prepare() {
    if (prepared) {
      return;
    }
    if (System.getProperty("java.awt.headless") == null) {
      System.setProperty("java.awt.headless", "true");
    }
    if (System.getProperty(DESCRIPTION) == null && usesFontconfig()) {
      startWithoutLogicalFonts();
    }
    prepared = true;
  }

  private static boolean usesFontconfig() {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return !os.startsWith("windows") && !os.startsWith("mac");
  }

  private static void startWithoutLogicalFonts() {
    byte[] empty = "version=1\nsequence.allfonts=default\n".getBytes(StandardCharsets.ISO_8859_1);
    Path description = TemporaryFile.of(empty, "fonts");
    try {
      System.setProperty(DESCRIPTION, description.toString());
      startFontManager();
    } catch (IOException e) {
      throw new UncheckedIOException("fonts cannot be read", e);
    } finally {
      description.toFile().delete();
    }
  }

  /** Loads an invalid font. This initialises the font manager, which reads the description once. */
  private static void startFontManager() throws IOException {
    try {
      Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(new byte[0]));
      throw new IllegalStateException("an empty file was accepted as a font");
    } catch (FontFormatException e) {
      // Expected: the font manager is now initialised.
      return;
    }
  }
}
