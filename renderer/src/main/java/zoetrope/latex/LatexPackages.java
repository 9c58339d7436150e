package zoetrope.latex;

import java.util.List;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.TextResource;

/**
 * Known packages, with the commands that identify them and the system packages that contain them.
 */
final class LatexPackages {
  /**
   * A row of the table {@code packages.tsv}.
   *
   * @param name the name, with options in brackets before it
   * @param command a pattern of the commands that load the package; null if none do
   * @param debian the Debian package that contains it; empty for the usual one
   */
  private record Known(String name, Pattern command, String debian) {}

  private static final List<Known> KNOWN =
      TextResource.table(LatexPackages.class, "packages.tsv").stream()
          .map(r -> new Known(r[0], r[1].isEmpty() ? null : Pattern.compile(r[1]), r[2]))
          .toList();

  private LatexPackages() {}

  /** Returns the packages whose commands occur in a source, outside of comments. */
  static List<String> of(String source) {
    String text = withoutComments(source);
    return KNOWN.stream()
        .filter(k -> k.command() != null && k.command().matcher(text).find())
        .map(Known::name)
        .toList();
  }

  /** Returns a name without the options before it. */
  static String bare(String name) {
    return name.substring(name.indexOf(']') + 1);
  }

  static String withoutComments(String source) {
    return source.replaceAll("(?m)(?<!\\\\)%.*$", "");
  }

  /** Returns installation instructions for a missing file such as {@code circuitikz.sty}. */
  static String fix(String file) {
    String name = file.replaceFirst("\\.\\w+$", "");
    String debian =
        KNOWN.stream()
            .filter(k -> bare(k.name()).equals(name) && !k.debian().isEmpty())
            .map(Known::debian)
            .findFirst()
            .orElse("texlive-latex-extra");
    return Messages.of(
        "install the package %s: apt-get install %s (Debian, Ubuntu), dnf install 'tex(%s)'"
            + " (Fedora), tlmgr install %s (TeX Live, MacTeX), or the MiKTeX console",
        name, debian, file, name);
  }
}
