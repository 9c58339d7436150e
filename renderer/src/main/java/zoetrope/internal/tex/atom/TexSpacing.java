package zoetrope.internal.tex.atom;

import java.util.Set;
import zoetrope.internal.tex.parse.Node;

/** Corrects spaces that differ from TeX's (The TeXbook, p. 170 and appendix G). */
final class TexSpacing {
  private static final Set<String> INNER = Set.of(("mathinner ddots").split(" "));

  private TexSpacing() {}

  /**
   * Whether TeX puts a thin space between the nodes where the typesetter puts a thick one. An
   * example is a fraction after a comma.
   */
  static boolean isTooFar(Node before, Node node) {
    boolean comma = before instanceof Node.Glyph g && g.math() && ",;".contains(g.text());
    boolean inner =
        node instanceof Node.Fence || node instanceof Node.Command c && INNER.contains(c.name());
    return comma && inner;
  }
}
