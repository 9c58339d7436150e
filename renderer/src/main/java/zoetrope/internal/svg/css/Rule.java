package zoetrope.internal.svg.css;

import java.util.List;

/**
 * Declarations for the elements that one of the selectors matches.
 *
 * @param selectors at least one
 * @param layer where its {@code @layer} stands among others; {@link #UNLAYERED} without one
 */
public record Rule(List<Selector> selectors, List<Declaration> declarations, int layer) {
  /** Behind all layers. */
  static final int UNLAYERED = Integer.MAX_VALUE;

  /** Copies the lists. */
  public Rule {
    selectors = List.copyOf(selectors);
    declarations = List.copyOf(declarations);
  }
}
