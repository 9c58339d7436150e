package zoetrope.latex;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Known packages, with the commands that identify them and the system packages that contain them.
 */
final class LatexPackages {
  /** A package, with its options before the name, that is loaded if its command occurs. */
  private record Known(Pattern command, String name) {
    static Known of(String regex, String name) {
      return new Known(Pattern.compile(regex), name);
    }
  }

  /** The packages in loading order. */
  private static final List<Known> KNOWN =
      List.of(
          Known.of("\\\\begin\\{tikzpicture\\}|\\\\tikz\\b|\\\\usetikzlibrary\\b", "tikz"),
          Known.of("\\\\begin\\{tikzcd\\}", "tikz-cd"),
          Known.of("\\\\begin\\{circuitikz\\}|\\\\ctikzset\\b", "circuitikz"),
          Known.of("\\\\begin\\{(?:semilogx|semilogy|loglog|polar)?axis\\}", "pgfplots"),
          Known.of("\\\\begin\\{forest\\}", "forest"),
          Known.of("\\\\begin\\{quantikz\\}", "quantikz"),
          Known.of("\\\\xymatrix\\b|\\\\xy\\b|\\\\begin\\{xy\\}", "[all]xy"),
          Known.of("\\\\chemfig\\b|\\\\schemestart\\b", "chemfig"),
          Known.of("\\\\ce\\b", "[version=4]mhchem"),
          Known.of("\\\\(?:SI|si|qty|unit|ang)\\b", "siunitx"),
          Known.of("\\\\includegraphics\\b|\\\\(?:rotate|scale|resize)box\\b", "graphicx"),
          Known.of("\\\\(?:top|mid|bottom)rule\\b", "booktabs"),
          Known.of("\\\\(?:text)?color(?:box)?\\b|\\\\definecolor\\b", "xcolor"));

  /** The Debian packages that contain the LaTeX packages. */
  private static final Map<String, String> DEBIAN = new HashMap<>();

  static {
    debian(
        "texlive-pictures",
        "tikz pgfplots circuitikz chemfig tikz-cd forest quantikz tikz-feynman xy");
    debian("texlive-science", "mhchem siunitx physics bussproofs");
    debian("texlive-latex-recommended", "xcolor booktabs mathtools");
    debian("texlive-plain-generic", "simplekv");
    debian("texlive-pstricks", "pstricks");
    debian("lmodern", "lmodern");
  }

  private LatexPackages() {}

  private static void debian(String debianPackage, String names) {
    for (String name : names.split(" ")) {
      DEBIAN.put(name, debianPackage);
    }
  }

  /** Returns the packages whose commands occur in a source, outside of comments. */
  static List<String> of(String source) {
    String text = withoutComments(source);
    return KNOWN.stream().filter(k -> k.command().matcher(text).find()).map(Known::name).toList();
  }

  static String withoutComments(String source) {
    return source.replaceAll("(?m)(?<!\\\\)%.*$", "");
  }

  /** Returns installation instructions for a missing file such as {@code circuitikz.sty}. */
  static String fix(String file) {
    String name = file.replaceFirst("\\.\\w+$", "");
    return "install the package "
        + name
        + ": apt-get install "
        + DEBIAN.getOrDefault(name, "texlive-latex-extra")
        + " (Debian, Ubuntu), dnf install 'tex("
        + file
        + ")' (Fedora), tlmgr install "
        + name
        + " (TeX Live, MacTeX), or the MiKTeX console";
  }
}
