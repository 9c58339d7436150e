package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.internal.svg.css.Selector.Compound;
import zoetrope.internal.svg.css.Selector.Matching;

/**
 * A selector that begins at an element, as {@code :has} takes it.
 *
 * @param whole its first compound is that element
 * @param beside whether it goes on to the siblings behind the element, and not to what is in it
 */
record RelativeSelector(Selector whole, boolean beside) {
  /** The selector {@code rest} behind a combinator that follows the element. */
  static RelativeSelector of(char combinator, Selector rest) {
    List<Compound> compounds = new ArrayList<>();
    compounds.add(new Compound("", "", "", List.of((e, m) -> m.isAnchor(e))));
    compounds.addAll(rest.compounds());
    List<Character> combinators = new ArrayList<>(List.of(combinator));
    combinators.addAll(rest.combinators());
    Selector whole = new Selector(compounds, combinators, rest.specificity(), rest.isOfElement());
    return new RelativeSelector(whole, combinator == '+' || combinator == '~');
  }

  /** Whether it finds something from an element. */
  boolean finds(Element anchor, Matching matching) {
    return matching.from(anchor, () -> beside ? besides(anchor, matching) : in(anchor, matching));
  }

  private boolean besides(Element anchor, Matching matching) {
    for (Node n = anchor.getNextSibling(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element e && (whole.matches(e, matching) || in(e, matching))) {
        return true;
      }
    }
    return false;
  }

  private boolean in(Element around, Matching matching) {
    Node n = around.getFirstChild();
    while (n != null) {
      if (n instanceof Element e && whole.matches(e, matching)) {
        return true;
      }
      n = next(n, around);
    }
    return false;
  }

  /** The node that begins next within {@code around}, in the order of the document. */
  private static Node next(Node node, Element around) {
    if (node.getFirstChild() != null) {
      return node.getFirstChild();
    }
    Node up = node;
    while (up != around && up.getNextSibling() == null) {
      up = up.getParentNode();
    }
    return up == around ? null : up.getNextSibling();
  }
}
