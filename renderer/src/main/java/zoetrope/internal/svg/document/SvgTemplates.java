package zoetrope.internal.svg.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.w3c.dom.Element;

/** An element, and those that it refers to for what it lacks, as gradients and patterns can. */
public final class SvgTemplates {
  private static final int LONGEST = 32;

  private final List<Element> chain = new ArrayList<>();

  public SvgTemplates(SvgDocument document, Element element) {
    Element next = element;
    while (next != null) {
      if (chain.contains(next) || chain.size() == LONGEST) {
        document.note(
            element,
            "<"
                + element.getLocalName()
                + "> refers to itself, or to too long a chain of others, of which the rest was left"
                + " out");
        return;
      }
      chain.add(next);
      String reference = SvgElements.href(next);
      next = reference.isEmpty() ? null : document.target(next, reference);
    }
  }

  /** The element itself. */
  public Element first() {
    return chain.get(0);
  }

  /** The first of which something holds. */
  public Optional<Element> where(Predicate<Element> holds) {
    return chain.stream().filter(holds).findFirst();
  }

  /** The first that has the attribute, or the element itself. */
  public Element with(String attribute) {
    return where(e -> e.hasAttributeNS(null, attribute)).orElse(first());
  }

  /** The attribute of the first that has it; empty without it. */
  public String attribute(String name) {
    return SvgElements.attribute(with(name), name);
  }
}
