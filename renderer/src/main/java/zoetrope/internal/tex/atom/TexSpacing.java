package zoetrope.internal.tex.atom;

import java.util.Set;
import zoetrope.internal.tex.parse.Node;

/** Corrects two kinds of spaces that differ from TeX's (The TeXbook, p. 170 and appendix G). */
final class TexSpacing {
  private static final Set<String> INNER =
      Set.of(("frac dfrac tfrac cfrac mathinner ddots").split(" "));
  private static final Set<String> WITH_LIMITS =
      Set.of(
          ("operatorname* mathop underbrace overbrace underbrack overbrack underparen "
                  + "overparen underset overset stackrel")
              .split(" "));

  private TexSpacing() {}

  /**
   * Whether TeX puts a thin space between the nodes where the typesetter puts a thick one. An
   * example is a fraction after a comma.
   */
  static boolean isTooFar(Node before, Node node) {
    boolean comma = before instanceof Node.Glyph g && g.math() && ",;".contains(g.text());
    boolean inner =
        node instanceof Node.Fence
            || node instanceof Node.Infix
            || node instanceof Node.Command c && INNER.contains(c.name());
    return comma && inner;
  }

  /**
   * Whether TeX's {@code \scriptspace} is missing. The typesetter omits it if there is only a
   * subscript.
   */
  static boolean needsScriptSpace(Node base, Node node) {
    boolean lowOnly = node instanceof Node.Scripts s && s.above().isEmpty() && s.primes().isEmpty();
    boolean plainBase =
        base instanceof Node.Glyph
            || base instanceof Node.Group
            || base instanceof Node.Fence
            || base instanceof Node.Command c
                && !c.arguments().isEmpty()
                && !WITH_LIMITS.contains(c.name());
    return lowOnly && plainBase;
  }
}
