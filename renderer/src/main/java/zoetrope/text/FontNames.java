package zoetrope.text;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Resolves the names in a font stack. */
final class FontNames {
  /** A cache of installed families. The number of installed families limits its size. */
  private static final Map<String, FontFamily> INSTALLED = new ConcurrentHashMap<>();

  private FontNames() {}

  /**
   * Returns the bundled family, the font file or the installed family called {@code name}. Files
   * are searched next to {@code owner}, unless that is null.
   *
   * @throws IllegalArgumentException if nothing has that name
   */
  static FontFamily resolve(Class<?> owner, String name) {
    String clean = name.strip();
    FontFamily bundled = FontFamily.bundled(clean);
    if (bundled != null) {
      return bundled;
    }
    if (isFile(clean)) {
      return FontFiles.face(owner, clean);
    }
    if (clean.toLowerCase(Locale.ROOT).matches("(?s).*\\.(woff2?|eot|pfb|svg)")) {
      throw new IllegalArgumentException(
          clean + " is not a supported font file: give a TTF, OTF or TTC file");
    }
    return INSTALLED.computeIfAbsent(clean, SystemFonts::family);
  }

  private static boolean isFile(String name) {
    String file = name.replaceFirst("#.*", "").toLowerCase(Locale.ROOT);
    return file.matches("(?s).*\\.(ttf|otf|ttc|otc)");
  }
}
