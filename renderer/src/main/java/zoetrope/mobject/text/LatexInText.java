package zoetrope.mobject.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A search for LaTeX in plain text, where it would be shown as written. */
final class LatexInText {
  /**
   * A common command, or a formula with a command or a script between dollar signs. Does not match
   * paths such as {@code C:\new}, line breaks or prices.
   */
  private static final Pattern LATEX =
      Pattern.compile(
          "\\\\(?:frac|sqrt|text[a-z]{2}|math[a-z]{2,4}|vec|hat|bar|sum|int|prod|lim)\\b"
              + "|\\\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|iota|kappa|lambda|mu"
              + "|nu|xi|pi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta"
              + "|Lambda|Xi|Pi|Sigma|Phi|Psi|Omega|infty|cdot|times|leq|geq|neq|approx|nabla"
              + "|partial|rightarrow|leftarrow|Rightarrow)(?![A-Za-z])|\\$[^$]*[\\\\^_][^$]*\\$");

  private LatexInText() {}

  static Optional<String> first(String source) {
    if (source.indexOf('\\') < 0 && source.indexOf('$') < 0) {
      return Optional.empty();
    }
    Matcher matcher = LATEX.matcher(source);
    return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
  }
}
