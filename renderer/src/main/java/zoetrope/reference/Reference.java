package zoetrope.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Suggestions;

/**
 * All functions, public types and their members; the members of each type are in alphabetical
 * order. Immutable.
 */
public final class Reference {
  private static final String RESOURCE = "/META-INF/zoetrope/reference.txt";

  private static final String WORDS = "zoetrope.Zoetrope";

  private static final Set<ReferenceEntry.Kind> METHODS =
      Set.of(ReferenceEntry.Kind.METHOD, ReferenceEntry.Kind.HOOK);

  private final List<ReferenceEntry> entries;
  private final Map<String, List<ReferenceEntry>> byName = new LinkedHashMap<>();
  private final Map<String, ReferenceEntry> types = new LinkedHashMap<>();

  private Reference(List<ReferenceEntry> entries) {
    this.entries = List.copyOf(entries);
    for (ReferenceEntry entry : entries) {
      byName.computeIfAbsent(entry.name(), name -> new ArrayList<>()).add(entry);
      if (entry.kind() == ReferenceEntry.Kind.TYPE) {
        types.put(entry.qualifiedName(), entry);
      }
    }
  }

  /** Reads the reference that was written when the renderer was compiled. */
  public static Reference load() {
    List<ReferenceEntry> all = new ArrayList<>();
    String[] head = null;
    List<String> comment = new ArrayList<>();
    for (String line : ResourceLines.of(RESOURCE)) {
      if (line.startsWith(" ")) {
        comment.add(line.substring(1));
      } else {
        add(head, comment, all);
        head = line.split("\t", -1);
        comment.clear();
      }
    }
    add(head, comment, all);
    return new Reference(all);
  }

  private static void add(String[] head, List<String> comment, List<ReferenceEntry> all) {
    if (head != null) {
      ReferenceEntry.Kind kind = ReferenceEntry.Kind.valueOf(head[0].toUpperCase(Locale.ROOT));
      all.add(new ReferenceEntry(kind, head[1], head[2], head[3], head[4], comment));
    }
  }

  public List<ReferenceEntry> entries() {
    return entries;
  }

  /**
   * Returns the entries of a name, functions first. {@code circle} finds functions, types and
   * members of all types; {@code Mobject.shift} finds a member of one type, inherited ones
   * included; {@code circle.shift} finds a member of the type that the function returns. Overloads
   * are separate entries.
   */
  public List<ReferenceEntry> find(String name) {
    int dot = name.lastIndexOf('.');
    List<ReferenceEntry> named = byName.getOrDefault(name.substring(dot + 1), List.of());
    if (dot < 0) {
      return named.stream().sorted(Comparator.comparing(ReferenceEntry::kind)).toList();
    }
    String owner = name.substring(0, dot);
    List<ReferenceEntry> direct = named.stream().filter(entry -> isOwner(entry, owner)).toList();
    return direct.isEmpty() ? inherited(owner, named) : direct;
  }

  private List<ReferenceEntry> inherited(String owner, List<ReferenceEntry> named) {
    Set<String> owners =
        find(owner).stream()
            .flatMap(
                entry ->
                    switch (entry.kind()) {
                      case TYPE -> Stream.of(entry);
                      case WORD -> typesNamed(entry.type().replaceAll("<.*", "")).stream();
                      default -> Stream.of();
                    })
            .flatMap(type -> withAncestors(type).stream())
            .map(ReferenceEntry::qualifiedName)
            .collect(Collectors.toSet());
    return named.stream().filter(entry -> owners.contains(entry.owner())).toList();
  }

  /**
   * Returns the entries that a {@link ReferenceEntry#reference()} names. A reference without an
   * owner names only functions and types.
   */
  public List<ReferenceEntry> resolve(String reference) {
    return find(reference).stream()
        .filter(
            entry ->
                reference.contains(".")
                    || entry.isWord()
                    || entry.kind() == ReferenceEntry.Kind.TYPE)
        .toList();
  }

  private static boolean isOwner(ReferenceEntry entry, String owner) {
    return entry.owner().equals(owner) || entry.owner().endsWith("." + owner);
  }

  public List<ReferenceEntry> typesNamed(String name) {
    return byName.getOrDefault(name, List.of()).stream()
        .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
        .toList();
  }

  /**
   * Returns the entries without aliases. An alias is a type of {@code zoetrope.Zoetrope} that makes
   * a type of the same name available to scenes.
   */
  public List<ReferenceEntry> withoutAliases(List<ReferenceEntry> found) {
    return found.stream().filter(entry -> !isAlias(entry)).toList();
  }

  /** Whether a type can be used with {@code import static zoetrope.Zoetrope.*} alone. */
  public boolean isImportedWithWords(ReferenceEntry type) {
    return typesNamed(type.name()).stream()
        .anyMatch(other -> isAlias(other) && other.signature().equals(type.qualifiedName()));
  }

  private static boolean isAlias(ReferenceEntry entry) {
    return entry.kind() == ReferenceEntry.Kind.TYPE
        && entry.owner().equals(WORDS)
        && entry.signature().endsWith("." + entry.name());
  }

  /** Returns the methods of objects of a type, including inherited ones and hooks. */
  public List<ReferenceEntry> methodsOf(ReferenceEntry type) {
    Set<String> owners =
        withAncestors(type).stream().map(ReferenceEntry::qualifiedName).collect(Collectors.toSet());
    return entries.stream()
        .filter(entry -> METHODS.contains(entry.kind()))
        .filter(entry -> owners.contains(entry.owner()))
        .toList();
  }

  /** Returns a type, and the types that it extends and implements, the nearest first. */
  public List<ReferenceEntry> withAncestors(ReferenceEntry type) {
    List<ReferenceEntry> found = new ArrayList<>(List.of(type));
    for (int i = 0; i < found.size(); i++) {
      Stream.of(found.get(i).signature().split(" "))
          .map(types::get)
          .filter(ancestor -> ancestor != null && !found.contains(ancestor))
          .forEach(found::add);
    }
    return found;
  }

  /** Returns at most {@code limit} references whose names are similar to {@code name}. */
  public List<String> near(String name, List<ReferenceEntry> among, int limit) {
    Map<String, String> references = new LinkedHashMap<>();
    among.forEach(entry -> references.putIfAbsent(entry.name(), entry.reference()));
    return Suggestions.to(name, references.keySet(), limit).stream().map(references::get).toList();
  }
}
