package zoetrope.internal.svg.css;

import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * A complex selector: compound selectors with combinators between them.
 *
 * @param compounds the compounds from left to right; at least one
 * @param combinators the signs between the compounds: a blank for a descendant, or {@code > + ~}
 * @param specificity 2<sup>20</sup> for each id, 2<sup>10</sup> for each class, attribute and
 *     pseudo-class, and 1 for each element name and pseudo-element
 * @param isOfElement false for pseudo-elements such as {@code ::before}, which are not drawn
 */
public record Selector(
    List<Compound> compounds, List<Character> combinators, int specificity, boolean isOfElement) {
  static final int ID = 1 << 20;
  static final int CLASS = 1 << 10;
  static final int TYPE = 1;

  public Selector {
    compounds = List.copyOf(compounds);
    combinators = List.copyOf(combinators);
  }

  interface Condition {
    boolean holds(Element element, Matching matching);
  }

  /**
   * The conditions on one element.
   *
   * @param id the required id; empty for any
   * @param className a required class; empty for any
   * @param type the required name; empty for any
   * @param conditions all conditions, including the three above
   */
  record Compound(String id, String className, String type, List<Condition> conditions) {
    boolean matches(Element element, Matching matching) {
      return conditions.stream().allMatch(condition -> condition.holds(element, matching));
    }
  }

  /**
   * The state of matching the selectors of one document: the known positions of elements, and the
   * number of comparisons so far.
   */
  static final class Matching {
    /** The maximum number of comparisons. They take about one or two seconds. */
    private static final long MAX_STEPS = 25_000_000;

    private final Siblings siblings = new Siblings();
    private long steps;

    Siblings.Position position(Element element) {
      return siblings.of(element);
    }

    void step() {
      if (++steps > MAX_STEPS) {
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
