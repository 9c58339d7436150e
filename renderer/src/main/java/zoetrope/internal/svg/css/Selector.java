package zoetrope.internal.svg.css;

import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * A complex selector: compound selectors with combinators between them.
 *
 * @param compounds from left to right; at least one
 * @param combinators one fewer: a blank for a descendant, or {@code > + ~}
 * @param specificity ordered as specificities are: ids, then classes, then names
 * @param isOfElement false for pseudo-elements such as {@code ::before}, which drawings have not
 */
public record Selector(
    List<Compound> compounds, List<Character> combinators, int specificity, boolean isOfElement) {
  static final int ID = 1 << 20;
  static final int CLASS = 1 << 10;
  static final int TYPE = 1;

  /** Copies the lists. */
  public Selector {
    compounds = List.copyOf(compounds);
    combinators = List.copyOf(combinators);
  }

  /** One element's conditions. */
  interface Condition {
    boolean holds(Element element, Matching matching);
  }

  /**
   * The conditions on one element.
   *
   * @param id an id that it must have; empty for any, as with the others
   * @param className a class that it must have
   * @param type a name that it must have
   * @param conditions all of them
   */
  record Compound(String id, String className, String type, List<Condition> conditions) {
    boolean matches(Element element, Matching matching) {
      for (Condition condition : conditions) {
        if (!condition.holds(element, matching)) {
          return false;
        }
      }
      return true;
    }
  }

  /** What the matching of one document keeps. */
  static final class Matching {
    /** One or two seconds' worth. */
    private static final long MOST_STEPS = 25_000_000;

    private final Siblings siblings = new Siblings();
    private long steps;

    Siblings.Position position(Element element) {
      return siblings.of(element);
    }

    void step() {
      if (++steps > MOST_STEPS) {
        throw new CssException(
            "the style sheets take too long to apply: use classes instead of combined selectors");
      }
    }
  }

  Compound last() {
    return compounds.get(compounds.size() - 1);
  }

  boolean matches(Element element, Matching matching) {
    return isOfElement && matches(element, compounds.size() - 1, matching);
  }

  private boolean matches(Element element, int index, Matching matching) {
    matching.step();
    if (!compounds.get(index).matches(element, matching)) {
      return false;
    }
    if (index == 0) {
      return true;
    }
    char combinator = combinators.get(index - 1);
    boolean above = combinator == '>' || combinator == ' ';
    boolean once = combinator == '>' || combinator == '+';
    Node next = above ? element.getParentNode() : element.getPreviousSibling();
    while (next != null) {
      if (next instanceof Element candidate) {
        if (matches(candidate, index - 1, matching)) {
          return true;
        }
        if (once) {
          return false;
        }
      }
      next = above ? next.getParentNode() : next.getPreviousSibling();
    }
    return false;
  }
}
