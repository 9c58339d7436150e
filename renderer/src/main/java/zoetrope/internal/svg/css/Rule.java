package zoetrope.internal.svg.css;

import java.util.List;

/**
 * Declarations for the elements that one of the selectors matches.
 *
 * @param selectors at least one
 */
public record Rule(List<Selector> selectors, List<Declaration> declarations) {
  /** Copies the lists. */
  public Rule {
    selectors = List.copyOf(selectors);
    declarations = List.copyOf(declarations);
  }
}
