package zoetrope.internal.svg.css;

import java.util.List;

/**
 * Declarations for the elements that match one of the selectors.
 *
 * @param selectors the selectors, at least one
 */
public record Rule(List<Selector> selectors, List<Declaration> declarations) {
  public Rule {
    selectors = List.copyOf(selectors);
    declarations = List.copyOf(declarations);
  }
}
