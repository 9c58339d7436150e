package zoetrope.internal.svg.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.w3c.dom.Element;
import zoetrope.internal.diagnostics.Messages;

/**
 * The chain of an element and its templates: gradients and patterns inherit missing attributes and
 * content from other elements by reference.
 */
public final class SvgTemplates {
  private static final int MAX_LENGTH = 32;

  private final List<Element> chain = new ArrayList<>();

  public SvgTemplates(SvgDocument document, Element element) {
    Element next = element;
    while (next != null) {
      if (chain.contains(next) || chain.size() == MAX_LENGTH) {
        document.note(
            element,
            Messages.of(
                "<%s> refers to itself, or to a chain of more than %s elements; the rest of the"
                    + " chain was left out",
                element.getLocalName(), MAX_LENGTH));
        return;
      }
      chain.add(next);
      String reference = SvgElements.href(next);
      next = reference.isEmpty() ? null : document.target(next, reference);
    }
  }

  /** Returns the element at the start of the chain. */
  public Element first() {
    return chain.get(0);
  }

  /** Returns the first element of the chain that satisfies a condition. */
  public Optional<Element> where(Predicate<Element> holds) {
    return chain.stream().filter(holds).findFirst();
  }

  /**
   * Returns the first element of the chain that has the attribute. If there is none, returns {@link
   * #first()}.
   */
  public Element with(String attribute) {
    return where(e -> e.hasAttributeNS(null, attribute)).orElse(first());
  }

  /** Returns the first value of the attribute in the chain; empty if all lack it. */
  public String attribute(String name) {
    return SvgElements.attribute(with(name), name);
  }
}
