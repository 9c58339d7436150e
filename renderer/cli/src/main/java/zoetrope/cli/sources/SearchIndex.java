package zoetrope.cli.sources;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.cli.sources.SearchTerms.Known;
import zoetrope.cli.sources.SearchTerms.Term;

/**
 * A set of documents that can be searched by words. A rare word has a greater weight than a
 * frequent one. Words in one field of a document have a greater weight than words in different
 * fields.
 */
final class SearchIndex<T> {
  /** The weight of a synonym, relative to the word itself. */
  private static final double SYNONYM = 0.7;

  /** The least score of a document that is found, divided by the best score. */
  private static final double MIN_OF_BEST = 0.45;

  /** A part of a document: the stems of its words, and the weight of each of them. */
  private record Field(Set<String> stems, double weight) {}

  private record Document<T>(T value, double factor, List<Field> fields) {}

  private record Scored<T>(T value, double score) {}

  private final List<Document<T>> documents = new ArrayList<>();
  private final Map<String, Known> words = new HashMap<>();

  /** The document that is being built. */
  final class Builder {
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, Known> known = new HashMap<>();

    Builder field(String text, double weight) {
      Map<String, String> stems = SearchTerms.stems(text);
      fields.add(new Field(stems.keySet(), weight));
      stems.forEach((stem, word) -> known.putIfAbsent(stem, new Known(word, 1)));
      return this;
    }

    /** Adds the document; its score is multiplied by {@code factor}. */
    void add(T value, double factor) {
      documents.add(new Document<>(value, factor, List.copyOf(fields)));
      known.forEach((stem, word) -> words.merge(stem, word, Known::and));
    }
  }

  Builder document() {
    return new Builder();
  }

  /** Returns the words of the documents by their stems. */
  Map<String, Known> vocabulary() {
    return words;
  }

  /** Returns the documents that fit the terms, the best first. */
  List<T> find(List<Term> terms) {
    List<Scored<T>> scored =
        documents.stream()
            .map(document -> new Scored<>(document.value(), score(document, terms)))
            .filter(found -> found.score() > 0)
            .sorted(Comparator.comparingDouble(found -> -found.score()))
            .toList();
    double least = scored.isEmpty() ? 0 : scored.get(0).score() * MIN_OF_BEST;
    return scored.stream().takeWhile(found -> found.score() >= least).map(Scored::value).toList();
  }

  /**
   * Returns how well a document fits the terms: 0 if it contains none of them. Each missing term
   * makes the score smaller.
   */
  private double score(Document<T> document, List<Term> terms) {
    double[] best = new double[terms.size()];
    double[] part = new double[terms.size()];
    double together = 0;
    for (Field field : document.fields()) {
      double inField = 0;
      for (int i = 0; i < best.length; i++) {
        double score = score(field, terms.get(i));
        inField += field.weight() * score;
        best[i] = Math.max(best[i], field.weight() * score);
        part[i] = Math.max(part[i], score);
      }
      together = Math.max(together, inField);
    }
    double sum = together;
    double covered = 0;
    double all = 0;
    for (int i = 0; i < best.length; i++) {
      sum += best[i];
      covered += part[i];
      all += rarity(terms.get(i));
    }
    return all == 0 ? 0 : sum * Math.min(1, covered / all) * document.factor();
  }

  private double score(Field field, Term term) {
    double score = field.stems().contains(term.stem()) ? rarity(term) : 0;
    return score == 0 && term.synonyms().stream().anyMatch(field.stems()::contains)
        ? SYNONYM * rarity(term)
        : score;
  }

  /**
   * Returns the rarity of a term. If no document contains the term, returns the rarity of its most
   * frequent synonym.
   */
  private double rarity(Term term) {
    return words.containsKey(term.stem())
        ? rarity(term.stem())
        : term.synonyms().stream().mapToDouble(this::rarity).min().orElse(0);
  }

  private double rarity(String stem) {
    Known known = words.get(stem);
    return StrictMath.log(1 + documents.size() / (1.0 + (known == null ? 0 : known.texts())));
  }
}
