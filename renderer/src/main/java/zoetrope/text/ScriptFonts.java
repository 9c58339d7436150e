package zoetrope.text;

import java.lang.Character.UnicodeScript;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;

/** Font families for scripts that the bundled fonts lack, and the packages that contain them. */
final class ScriptFonts {
  private static final String CJK =
      "Debian: fonts-noto-cjk, Fedora: google-noto-sans-cjk-fonts, macOS: font-noto-sans-cjk";

  /** Scripts whose Noto family does not have the name of the script. */
  private static final Map<UnicodeScript, String> NAMES =
      Map.of(
          UnicodeScript.HAN, "CJK SC",
          UnicodeScript.BOPOMOFO, "CJK TC",
          UnicodeScript.HIRAGANA, "CJK JP",
          UnicodeScript.KATAKANA, "CJK JP",
          UnicodeScript.HANGUL, "CJK KR");

  private ScriptFonts() {}

  /**
   * Returns instructions to install and use a font for {@code codePoint}; empty for a character of
   * no script.
   */
  static Optional<String> fix(int codePoint) {
    if (isEmoji(codePoint)) {
      return Optional.of(
          fix(
              "emoji",
              "Symbola",
              "Debian: fonts-symbola, Fedora: gdouros-symbola-fonts, macOS: font-symbola;"
                  + " Noto Emoji has outlines, too, Noto Color Emoji has only bitmaps"));
    }
    String known = NAMES.get(UnicodeScript.of(codePoint));
    return script(codePoint)
        .map(
            name ->
                known != null
                    ? fix("the script " + name, "Noto Sans " + known, CJK)
                    : fix("the script " + name, "Noto Sans " + name, packages(name)));
  }

  /** Returns the script of a character by name; empty for a character of no script. */
  static Optional<String> script(int codePoint) {
    UnicodeScript script = UnicodeScript.of(codePoint);
    return script == UnicodeScript.COMMON
            || script == UnicodeScript.INHERITED
            || script == UnicodeScript.UNKNOWN
        ? Optional.empty()
        : Optional.of(name(script));
  }

  private static String fix(String what, String family, String packages) {
    return Messages.of(
        "for %s install a font such as %s (%s) and name it: text(\"...\", fonts(\"%s\")); or give a"
            + " font file: fonts(\"file.ttf\")",
        what, family, packages, family);
  }

  private static String packages(String name) {
    String hyphened = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    return "Debian: fonts-noto-core, Fedora: google-noto-sans-"
        + hyphened
        + "-fonts, macOS: font-noto-sans-"
        + hyphened;
  }

  /** Returns the script's Unicode name with blanks: "Devanagari", "Old Persian". */
  private static String name(UnicodeScript script) {
    return Stream.of(script.name().split("_"))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  /** Whether the character is in the blocks of emoji and pictographs from U+1F000 to U+1FAFF. */
  private static boolean isEmoji(int codePoint) {
    return codePoint >= 0x1F000 && codePoint <= 0x1FAFF;
  }
}
