package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;

/**
 * Collects the declarations that apply to an element, from style sheets and from its attributes.
 */
public final class Cascade {
  private final Map<String, List<Entry>> byId = new HashMap<>();
  private final Map<String, List<Entry>> byClass = new HashMap<>();
  private final Map<String, List<Entry>> byType = new HashMap<>();
  private final List<Entry> forAll = new ArrayList<>();
  private final Selector.Matching matching = new Selector.Matching();

  private record Entry(Selector selector, int order, List<Declaration> declarations) {}

  /** Creates a cascade of rules in source order. */
  public Cascade(List<Rule> rules) {
    int order = 0;
    for (Rule rule : rules) {
      for (Selector selector : rule.selectors()) {
        list(selector.last()).add(new Entry(selector, order, rule.declarations()));
      }
      order++;
    }
  }

  private List<Entry> list(Selector.Compound last) {
    if (!last.id().isEmpty()) {
      return byId.computeIfAbsent(last.id(), k -> new ArrayList<>());
    }
    if (!last.className().isEmpty()) {
      return byClass.computeIfAbsent(last.className(), k -> new ArrayList<>());
    }
    return last.type().isEmpty()
        ? forAll
        : byType.computeIfAbsent(last.type(), k -> new ArrayList<>());
  }

  /**
   * Returns the value of each property that a matching rule or an attribute of the element
   * declares.
   *
   * @param hints declarations from its presentation attributes, which any rule overrides
   * @param inline declarations from its style attribute, which override all rules except important
   *     ones
   * @throws CssException if matching takes too long
   */
  public Map<String, Value> declared(
      Element element, List<Declaration> hints, List<Declaration> inline) {
    Map<String, Value> values = new LinkedHashMap<>();
    hints.forEach(d -> values.put(d.name(), d.value()));
    List<Entry> matched = matched(element);
    matched.forEach(entry -> put(entry.declarations(), false, values));
    put(inline, false, values);
    matched.forEach(entry -> put(entry.declarations(), true, values));
    put(inline, true, values);
    return values;
  }

  private static void put(
      Collection<Declaration> declarations, boolean important, Map<String, Value> values) {
    for (Declaration d : declarations) {
      if (d.important() == important) {
        values.put(d.name(), d.value());
      }
    }
  }

  private List<Entry> matched(Element element) {
    List<Entry> matched = new ArrayList<>();
    add(forAll, element, matched);
    add(byType.get(element.getLocalName()), element, matched);
    add(byId.get(element.getAttribute("id")), element, matched);
    String classes = element.getAttribute("class").trim();
    if (!classes.isEmpty() && !byClass.isEmpty()) {
      for (String name : classes.split("\\s+")) {
        add(byClass.get(name), element, matched);
      }
    }
    matched.sort(
        Comparator.comparingInt((Entry e) -> e.selector.specificity())
            .thenComparingInt(e -> e.order));
    return matched;
  }

  private void add(List<Entry> entries, Element element, List<Entry> matched) {
    if (entries != null) {
      for (Entry entry : entries) {
        if (entry.selector.matches(element, matching)) {
          matched.add(entry);
        }
      }
    }
  }
}
