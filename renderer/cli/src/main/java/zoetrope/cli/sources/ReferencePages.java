package zoetrope.cli.sources;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The reference, formatted for a terminal. */
public record ReferencePages(Reference reference, ManimNames manim, SceneSources sources) {
  private static final int WIDTH = 96;

  /** The column of the summaries in a list of members. */
  private static final int MEMBER_WIDTH = 40;

  /** The maximum number of owners whose entries of one name are shown in full. */
  private static final int MAX_FULL = 3;

  /**
   * The rank of entries that are neither functions nor members of objects or animations; see {@link
   * #rank}.
   */
  static final int OTHER = 3;

  /**
   * Types whose members many other types inherit. The pages of these other types do not repeat the
   * members.
   */
  private static final Set<String> WIDELY_INHERITED =
      Set.of("Mobject", "VMobject", "TypedGroup", "Group", "Animation", "Scene");

  /** Returns all functions, grouped by the type of their result. */
  public List<String> overview() {
    Map<String, Set<String>> groups = new TreeMap<>();
    for (ReferenceEntry entry : reference.entries()) {
      if (entry.isWord()) {
        groups.computeIfAbsent(groupOf(entry), g -> new LinkedHashSet<>()).add(entry.name());
      }
    }
    List<String> lines = new ArrayList<>();
    groups.forEach(
        (group, names) -> {
          lines.add(group);
          lines.addAll(wrapped(String.join(" ", names), "  ", "  "));
          lines.add("");
        });
    lines.add(
        "render doc NAME shows one of them, and render doc --manim NAME the function for a Manim"
            + " name.");
    return lines;
  }

  private String groupOf(ReferenceEntry word) {
    if (word.kind() == ReferenceEntry.Kind.CONSTANT) {
      return "constants of type " + word.type().replaceAll("<.*", "");
    }
    return reference.typesNamed(word.type().replaceAll("<.*", "")).stream()
        .findFirst()
        .map(type -> type.owner().replaceFirst("^zoetrope\\.(mobject\\.)?", ""))
        .orElse("Java types");
  }

  /**
   * Returns the page about entries with the same name. Overloads of one owner are shown together.
   */
  public List<String> page(List<ReferenceEntry> entries) {
    Map<String, List<ReferenceEntry>> owners =
        entries.stream()
            .sorted(Comparator.comparing(ReferencePages::rank))
            .collect(
                Collectors.groupingBy(
                    entry -> entry.kind() + entry.owner(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    List<String> lines = new ArrayList<>();
    owners.values().stream()
        .limit(MAX_FULL)
        .forEach(
            overloads ->
                lines.addAll(
                    overloads.get(0).kind() == ReferenceEntry.Kind.TYPE
                        ? type(overloads.get(0))
                        : overloads(overloads)));
    List<ReferenceEntry> others =
        owners.values().stream().skip(MAX_FULL).flatMap(List::stream).toList();
    if (!others.isEmpty()) {
      lines.add("Others with this name:");
      lines.addAll(list(others, Integer.MAX_VALUE));
      lines.add("");
    }
    return lines;
  }

  /**
   * Returns the place of an entry among those with its name: functions and methods of scenes, then
   * methods of all objects, then other members of objects and animations, then the rest.
   */
  static int rank(ReferenceEntry entry) {
    if (entry.isWord() || entry.owner().startsWith("zoetrope.scene.Staging")) {
      return 0;
    }
    if (!entry.qualifiedName().matches("zoetrope\\.(?:mobject|animation)\\..*")) {
      return OTHER;
    }
    return entry.owner().matches("zoetrope\\.mobject\\.\\w+|.*\\.TypedGroup") ? 1 : 2;
  }

  /** Whether an entry is a function, a type, or a method of scenes or of all objects. */
  public static boolean isCommon(ReferenceEntry entry) {
    return rank(entry) < 2 || entry.kind() == ReferenceEntry.Kind.TYPE;
  }

  private List<String> overloads(List<ReferenceEntry> overloads) {
    ReferenceEntry first = overloads.get(0);
    List<String> lines = new ArrayList<>();
    Set<String> said = new LinkedHashSet<>();
    for (ReferenceEntry entry : overloads) {
      String owner = entry.isWord() ? "" : entry.ownerName() + ".";
      lines.add(owner + entry.signature() + " -> " + entry.type());
      for (String line : entry.comment()) {
        if (!line.isEmpty() && said.add(line)) {
          lines.addAll(comment(line));
        }
      }
    }
    example(first)
        .ifPresent(
            line -> {
              lines.add("");
              lines.add("  example (" + line.scene() + "):");
              lines.add("    " + line.text());
            });
    lines.addAll(calledInManim(first));
    lines.add("");
    return lines;
  }

  /**
   * Returns a line of an example scene that uses an entry. Empty if members of other types have the
   * same name, because the line might use one of them.
   */
  Optional<SceneSources.Line> example(ReferenceEntry entry) {
    boolean ambiguous =
        reference.find(entry.name()).stream().map(ReferenceEntry::owner).distinct().count() > 1;
    return entry.isWord() || !ambiguous ? sources.exampleOf(entry) : Optional.empty();
  }

  private List<String> calledInManim(ReferenceEntry entry) {
    String names = String.join(", ", manimNames(entry));
    return names.isEmpty() ? List.of() : wrapped("Manim: " + names, "  ", "    ");
  }

  List<String> manimNames(ReferenceEntry entry) {
    return manim.calledHere(entry.reference()).stream()
        .map(ManimName::qualified)
        .distinct()
        .toList();
  }

  private static List<String> comment(String line) {
    if (line.startsWith("    ")) {
      return List.of("  " + line);
    }
    if (line.startsWith("@")) {
      return wrapped(
          line.replaceFirst("^@(param|throws|return) ?", "").strip(), tag(line), "      ");
    }
    return wrapped(line, "  ", line.startsWith("- ") ? "    " : "  ");
  }

  private static String tag(String line) {
    return line.startsWith("@throws")
        ? "    throws "
        : line.startsWith("@return") ? "    returns " : "    ";
  }

  private List<String> type(ReferenceEntry type) {
    List<String> lines = new ArrayList<>();
    String ancestors =
        type.signature().isEmpty()
            ? ""
            : " of "
                + type.signature().replaceAll("(?:[a-z]\\w*\\.)+(?=[A-Z])", "").replace(" ", ", ");
    lines.add(type.name() + ": " + type.type() + ancestors);
    type.comment().stream().filter(line -> !line.isEmpty()).forEach(l -> lines.addAll(comment(l)));
    lines.add(
        reference.isImportedWithWords(type)
            ? "    import static zoetrope.Zoetrope.*;"
            : "    import " + type.qualifiedName() + ";");
    List<ReferenceEntry> members = membersOf(type);
    if (!members.isEmpty()) {
      lines.add("");
      lines.addAll(list(members));
    }
    lines.addAll(inherited(type));
    lines.add("");
    return lines;
  }

  /**
   * Returns the members that a type inherits. Instead of the members of a type in {@link
   * #WIDELY_INHERITED}, the command that shows them is returned.
   */
  private List<String> inherited(ReferenceEntry type) {
    List<String> lines = new ArrayList<>();
    List<ReferenceEntry> all = reference.withAncestors(type);
    List<ReferenceEntry> ancestors = all.subList(1, all.size());
    List<ReferenceEntry> wide =
        ancestors.stream().filter(a -> WIDELY_INHERITED.contains(a.name())).toList();
    Set<ReferenceEntry> described = new LinkedHashSet<>();
    wide.forEach(ancestor -> described.addAll(reference.withAncestors(ancestor)));
    for (ReferenceEntry ancestor : ancestors) {
      List<ReferenceEntry> members = described.contains(ancestor) ? List.of() : membersOf(ancestor);
      if (!members.isEmpty()) {
        lines.add("");
        lines.addAll(list(members));
      }
    }
    wide.stream()
        .limit(1)
        .map(ReferenceEntry::name)
        .forEach(n -> lines.addAll(List.of("", "  and the methods of " + n + ": render doc " + n)));
    return lines;
  }

  private List<ReferenceEntry> membersOf(ReferenceEntry type) {
    return reference.entries().stream()
        .filter(entry -> entry.owner().equals(type.qualifiedName()))
        .toList();
  }

  /**
   * Returns a line for each member of a type, and the names of those that only the engine calls.
   */
  private List<String> list(List<ReferenceEntry> members) {
    Map<Boolean, List<ReferenceEntry>> byHook =
        members.stream()
            .collect(Collectors.partitioningBy(m -> m.kind() == ReferenceEntry.Kind.HOOK));
    List<String> lines = new ArrayList<>();
    byHook.get(false).stream()
        .collect(
            Collectors.groupingBy(
                ReferenceEntry::reference, LinkedHashMap::new, Collectors.toList()))
        .values()
        .forEach(overloads -> lines.addAll(member(overloads)));
    if (!byHook.get(true).isEmpty()) {
      String names =
          byHook.get(true).stream()
              .map(ReferenceEntry::name)
              .distinct()
              .collect(Collectors.joining(", "));
      lines.addAll(wrapped("for classes of your own: " + names, "  ", "    "));
    }
    return lines;
  }

  /**
   * Returns the overloads of a member with the types of their parameters, and its summary. The
   * summary is in a line of its own if it would begin too far right.
   */
  private static List<String> member(List<ReferenceEntry> overloads) {
    ReferenceEntry first = overloads.get(0);
    String calls =
        overloads.stream()
            .map(ReferencePages::arguments)
            .distinct()
            .collect(Collectors.joining(" "));
    String summary =
        overloads.stream().map(ReferenceEntry::summary).reduce("", ReferencePages::first);
    String name = "  " + first.reference() + calls;
    String indent = " ".repeat(MEMBER_WIDTH);
    if (name.length() + 2 <= MEMBER_WIDTH) {
      return wrapped(summary, name + indent.substring(name.length()), indent);
    }
    List<String> lines = new ArrayList<>(wrapped(name.strip(), "  ", "    "));
    if (!summary.isEmpty()) {
      lines.addAll(wrapped(summary, indent, indent));
    }
    return lines;
  }

  /** Returns the types of the parameters in parentheses; empty for a constant. */
  private static String arguments(ReferenceEntry entry) {
    return entry.signature().endsWith(")")
        ? "(" + String.join(", ", entry.parameterTypes()) + ")"
        : "";
  }

  /** Returns a line for each entry, at most {@code limit}. Overloads share a line. */
  public List<String> list(List<ReferenceEntry> entries, int limit) {
    Map<String, String> summaries = new LinkedHashMap<>();
    entries.forEach(
        entry -> summaries.merge(entry.reference(), entry.summary(), ReferencePages::first));
    int width = summaries.keySet().stream().limit(limit).mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    summaries.entrySet().stream()
        .limit(limit)
        .forEach(
            named ->
                lines.addAll(
                    wrapped(
                        named.getValue(),
                        "  " + named.getKey() + " ".repeat(width - named.getKey().length() + 2),
                        " ".repeat(width + 4))));
    if (summaries.size() > limit) {
      lines.add("  and " + (summaries.size() - limit) + " more");
    }
    return lines;
  }

  private static String first(String one, String other) {
    return one.isEmpty() ? other : one;
  }

  /** Returns a line for each Manim name, with the name in this library. */
  public List<String> manim(List<ManimName> rows) {
    List<String> lines = new ArrayList<>();
    for (ManimName row : rows) {
      String answer = row.words().isEmpty() ? "not in Zoetrope: " + row.note() : row.answer();
      lines.addAll(
          wrapped(
              answer,
              row.qualified() + " (" + row.dialectNames() + ", " + row.kind() + "): ",
              "  "));
    }
    if (!lines.isEmpty()) {
      lines.add("");
    }
    return lines;
  }

  static List<String> wrapped(String text, String first, String next) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : text.split(" ")) {
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(next);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }
}
