package zoetrope.cli.sources;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Json;
import zoetrope.reference.ManimName;
import zoetrope.reference.ReferenceEntry;

/**
 * The answer of {@code render doc} to names or to a question.
 *
 * @param manim the names of Manim that the user gave, with their translations
 * @param entries one list of entries for each name, or a single list with all results of a search
 * @param search the terms of a search, whose results are listed with one line each; empty if the
 *     user gave names of entries
 * @param guides the sections of the guides, as lines
 */
public record ReferenceAnswer(
    List<ManimName> manim,
    List<List<ReferenceEntry>> entries,
    Optional<SearchTerms> search,
    List<String> guides) {
  private static final int VERSION = 1;

  /** Returns the answer as text, with at most {@code limit} entries of a search. */
  public List<String> lines(ReferencePages pages, int limit) {
    List<String> lines = new ArrayList<>();
    search.ifPresent(terms -> lines.addAll(remarks(terms)));
    lines.addAll(pages.manim(manim));
    boolean isList = search.isPresent();
    entries.forEach(group -> lines.addAll(isList ? pages.list(group, limit) : pages.page(group)));
    lines.addAll(guides);
    return lines;
  }

  /**
   * Returns a line for each word of the question that was ignored or replaced by a similar word.
   */
  private static List<String> remarks(SearchTerms terms) {
    List<String> lines = new ArrayList<>();
    terms.corrected().forEach((word, meant) -> lines.add(word + ": read as " + meant));
    terms.unknown().forEach(word -> lines.add(word + ": unknown, ignored"));
    return lines;
  }

  /** Returns answers as data for JSON; {@code doc.schema.json} describes it. */
  public static Map<String, Object> data(List<ReferenceAnswer> answers, ReferencePages pages) {
    return Json.object(
        "version", VERSION,
        "entries", answers.stream().flatMap(answer -> answer.entries(pages)).toList(),
        "manim",
            answers.stream().flatMap(a -> a.manim().stream()).map(ReferenceAnswer::data).toList(),
        "remarks",
            answers.stream()
                .flatMap(answer -> answer.search().stream())
                .flatMap(terms -> remarks(terms).stream())
                .toList(),
        "guides",
            answers.stream().flatMap(a -> a.guides().stream()).collect(Collectors.joining("\n")));
  }

  private Stream<Map<String, Object>> entries(ReferencePages pages) {
    return entries.stream().flatMap(List::stream).map(entry -> data(entry, pages));
  }

  private Map<String, Object> data(ReferenceEntry entry, ReferencePages pages) {
    return Json.object(
        "name", entry.name(),
        "kind", entry.kind().name().toLowerCase(Locale.ROOT),
        "owner", entry.owner(),
        "signature", entry.signature(),
        "parameters", parameters(entry),
        "type", entry.type(),
        "summary", entry.summary(),
        "description", String.join("\n", entry.comment()),
        "example",
            search.isPresent() ? "" : pages.example(entry).map(SceneSources.Line::text).orElse(""),
        "manim", pages.manimNames(entry));
  }

  /** Returns the parameters of a signature: {@code name(Type<A, B> first, double... others)}. */
  private static List<Map<String, Object>> parameters(ReferenceEntry entry) {
    List<Map<String, Object>> parameters = new ArrayList<>();
    Map<String, String> comments = entry.parameters();
    String signature = entry.signature();
    int start = signature.indexOf('(') + 1;
    int depth = 0;
    for (int i = start; start > 0 && i < signature.length(); i++) {
      char c = signature.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0 && (c == ',' || c == ')') && i > start) {
        String parameter = signature.substring(start, i).strip();
        int blank = parameter.lastIndexOf(' ');
        String name = parameter.substring(blank + 1);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", name);
        data.put("type", parameter.substring(0, Math.max(0, blank)));
        data.put("description", comments.getOrDefault(name, ""));
        parameters.add(data);
        start = i + 1;
      }
    }
    return parameters;
  }

  private static Map<String, Object> data(ManimName name) {
    return Json.object(
        "name", name.qualified(),
        "dialects", List.of(name.dialects().split(" ")),
        "kind", name.kind(),
        "words", name.words(),
        "note", name.note());
  }
}
