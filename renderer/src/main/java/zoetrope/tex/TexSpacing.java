package zoetrope.tex;

import java.util.Set;

/**
 * Mends two places where the typesetter's spaces are not TeX's (The TeXbook, p. 170 and appendix
 * G).
 */
final class TexSpacing {
  private static final Set<String> INNER =
      Set.of("frac", "dfrac", "tfrac", "cfrac", "mathinner", "ddots");
  private static final Set<String> WITH_LIMITS =
      Set.of(
          "operatorname*",
          "mathop",
          "underbrace",
          "overbrace",
          "underbrack",
          "overbrack",
          "underparen",
          "overparen",
          "underset",
          "overset",
          "stackrel");

  private TexSpacing() {}

  /**
   * A comma before a fraction, fence or dots takes a thin space; the typesetter puts a thick one.
   */
  static String between(Node before, Node node) {
    boolean comma = before instanceof Node.Glyph g && g.math() && g.text().matches("[,;]");
    boolean inner =
        node instanceof Node.Fence
            || node instanceof Node.Infix
            || node instanceof Node.Command c && INNER.contains(c.name());
    return comma && inner ? "\\kern{-2mu}" : "";
  }

  /** TeX's {@code \scriptspace} after a subscript alone, which the typesetter leaves out. */
  static String after(Node base, Node node) {
    boolean lowOnly = node instanceof Node.Scripts s && s.above().isEmpty() && s.primes().isEmpty();
    boolean plainBase =
        base instanceof Node.Glyph
            || base instanceof Node.Group
            || base instanceof Node.Fence
            || base instanceof Node.Command c
                && !c.arguments().isEmpty()
                && !WITH_LIMITS.contains(c.name());
    return lowOnly && plainBase ? "\\kern{0.5pt}" : "";
  }
}
