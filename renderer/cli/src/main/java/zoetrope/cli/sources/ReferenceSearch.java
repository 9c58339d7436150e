package zoetrope.cli.sources;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import zoetrope.cli.sources.SearchTerms.Known;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** A search for entries of the reference by their names, their descriptions and the guides. */
public final class ReferenceSearch {
  private static final double NAME = 2.5;
  private static final double SUMMARY = 1.5;
  private static final double GUIDE = 3;
  private static final double DESCRIPTION = 0.6;
  private static final Pattern CALL = Pattern.compile("(?<!\\w)(\\w+)\\(");

  private final GuideSections guides;
  private final SearchIndex<String> index = new SearchIndex<>();
  private final Map<String, List<ReferenceEntry>> byReference = new LinkedHashMap<>();

  public ReferenceSearch(Reference reference, GuideSections guides) {
    this.guides = guides;
    Map<String, Set<Use>> uses = usesInGuides();
    for (ReferenceEntry entry : reference.entries()) {
      byReference.computeIfAbsent(entry.reference(), name -> new ArrayList<>()).add(entry);
    }
    byReference.forEach((name, overloads) -> add(name, overloads, uses));
  }

  /** A line of a guide that calls functions and methods. */
  private record Use(String line, int calls) {}

  /** Returns the lines of the guides that call each function or method. */
  private Map<String, Set<Use>> usesInGuides() {
    Map<String, Set<Use>> uses = new HashMap<>();
    guides
        .lines()
        .forEach(
            line -> {
              List<String> called =
                  CALL.matcher(line).results().map(call -> call.group(1)).distinct().toList();
              Use use = new Use(line, called.size());
              called.forEach(n -> uses.computeIfAbsent(n, name -> new LinkedHashSet<>()).add(use));
            });
    return uses;
  }

  private void add(String name, List<ReferenceEntry> overloads, Map<String, Set<Use>> uses) {
    ReferenceEntry first = overloads.get(0);
    SearchIndex<String>.Builder document = index.document().field(first.name(), nameWeight(first));
    for (ReferenceEntry entry : overloads) {
      document.field(entry.summary(), SUMMARY);
      document.field(String.join(" ", entry.description()), DESCRIPTION);
    }
    if (first.isWord() || ReferencePages.rank(first) < ReferencePages.OTHER) {
      Set<Use> lines = uses.getOrDefault(first.name(), Set.of());
      double weight = GUIDE / Math.sqrt(Math.max(1, lines.size()));
      lines.forEach(use -> document.field(use.line(), weight / use.calls()));
    }
    document.add(name, factor(first));
  }

  /**
   * Returns the weight of each word in the name of an entry. The fewer words the name has, the
   * greater is the weight.
   */
  private static double nameWeight(ReferenceEntry entry) {
    return NAME + 1.0 / SearchTerms.stems(entry.name()).size();
  }

  /**
   * Returns a factor for the score of an entry. It is greater for entries that authors of scenes
   * need more often.
   */
  private static double factor(ReferenceEntry entry) {
    double ofKind =
        switch (entry.kind()) {
          case WORD -> 1.2;
          case TYPE -> 0.8;
          case METHOD -> 1;
          case CONSTANT, STATIC, FIELD -> 0.7;
          case HOOK -> 0.3;
        };
    return ofKind * (ReferencePages.rank(entry) < ReferencePages.OTHER ? 1 : 0.6);
  }

  public SearchTerms terms(List<String> question) {
    Map<String, Known> vocabulary = new TreeMap<>(index.vocabulary());
    guides.vocabulary().forEach((stem, word) -> vocabulary.merge(stem, word, Known::and));
    return SearchTerms.of(question, vocabulary);
  }

  /** Returns the entries that fit the terms, the best first. Overloads follow each other. */
  public List<ReferenceEntry> about(SearchTerms terms) {
    return index.find(terms.terms()).stream().flatMap(n -> byReference.get(n).stream()).toList();
  }
}
