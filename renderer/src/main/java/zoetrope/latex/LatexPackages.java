package zoetrope.latex;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What is known of packages: the commands by which they are recognised, and where they come from.
 */
final class LatexPackages {
  /** A package, its options before it, that is loaded where its command occurs. */
  private record Known(Pattern command, String name) {
    static Known of(String regex, String name) {
      return new Known(Pattern.compile(regex), name);
    }
  }

  /** In the order in which they are loaded. */
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

  private static final Map<String, String> DEBIAN =
      Map.ofEntries(
          Map.entry("simplekv", "texlive-plain-generic"),
          Map.entry("tikz", "texlive-pictures"),
          Map.entry("pgfplots", "texlive-pictures"),
          Map.entry("circuitikz", "texlive-pictures"),
          Map.entry("chemfig", "texlive-pictures"),
          Map.entry("tikz-cd", "texlive-pictures"),
          Map.entry("forest", "texlive-pictures"),
          Map.entry("quantikz", "texlive-pictures"),
          Map.entry("tikz-feynman", "texlive-pictures"),
          Map.entry("xy", "texlive-pictures"),
          Map.entry("mhchem", "texlive-science"),
          Map.entry("siunitx", "texlive-science"),
          Map.entry("physics", "texlive-science"),
          Map.entry("bussproofs", "texlive-science"),
          Map.entry("xcolor", "texlive-latex-recommended"),
          Map.entry("booktabs", "texlive-latex-recommended"),
          Map.entry("mathtools", "texlive-latex-recommended"),
          Map.entry("lmodern", "lmodern"),
          Map.entry("pstricks", "texlive-pstricks"));

  private LatexPackages() {}

  /** The packages whose commands occur in a source, outside of comments. */
  static List<String> of(String source) {
    String text = withoutComments(source);
    return KNOWN.stream().filter(k -> k.command().matcher(text).find()).map(Known::name).toList();
  }

  static String withoutComments(String source) {
    return source.replaceAll("(?m)(?<!\\\\)%.*$", "");
  }

  /** What to install for a file that LaTeX has not found, such as {@code circuitikz.sty}. */
  static String remedy(String file) {
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
