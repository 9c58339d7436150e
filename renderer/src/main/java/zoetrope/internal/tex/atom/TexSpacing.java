package zoetrope.internal.tex.atom;

import java.util.List;
import java.util.Set;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Signatures;

/** Corrects spaces that differ from TeX's (The TeXbook, p. 170 and appendix G). */
final class TexSpacing {
  private static final Set<String> INNER = Set.of(("mathinner ddots").split(" "));

  private TexSpacing() {}

  /**
   * Whether TeX puts a thin space before a node where the typesetter puts a thick one. An example
   * is {@code \left(} after a comma, even with commands for space between them.
   */
  static boolean isTooFar(List<Node> nodes, int index) {
    Node node = nodes.get(index);
    int before = index - 1;
    while (before > 0
        && nodes.get(before) instanceof Node.Command c
        && Signatures.drawsNothing(c.name())) {
      before--;
    }
    boolean inner =
        node instanceof Node.Fence || node instanceof Node.Command c && INNER.contains(c.name());
    return inner
        && before >= 0
        && nodes.get(before) instanceof Node.Glyph g
        && g.math()
        && ",;".contains(g.text());
  }
}
