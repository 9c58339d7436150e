package zoetrope.internal.svg.css;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Positions of elements among their siblings, computed once for each parent. */
final class Siblings {
  private final Map<Element, Position> positions = new IdentityHashMap<>();

  /**
   * Positions starting at 1, from the start and from the end: among all siblings, and among
   * siblings of the same name.
   */
  static final class Position {
    int fromStart;
    int fromEnd;
    int ofType;
    int ofTypeFromEnd;
  }

  Position of(Element element) {
    Position known = positions.get(element);
    if (known == null) {
      number(element.getParentNode() instanceof Element parent ? parent.getFirstChild() : element);
      known = positions.get(element);
    }
    return known;
  }

  private void number(Node first) {
    int count = 0;
    Map<String, Integer> ofType = new HashMap<>();
    Node last = first;
    for (Node n = first; n != null; n = n.getNextSibling()) {
      last = n;
      if (n instanceof Element e) {
        Position p = new Position();
        p.fromStart = ++count;
        p.ofType = ofType.merge(e.getLocalName(), 1, Integer::sum);
        positions.put(e, p);
      }
    }
    count = 0;
    ofType.clear();
    for (Node n = last; n != null; n = n.getPreviousSibling()) {
      if (n instanceof Element e) {
        Position p = positions.get(e);
        p.fromEnd = ++count;
        p.ofTypeFromEnd = ofType.merge(e.getLocalName(), 1, Integer::sum);
      }
    }
  }
}
