package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;
import zoetrope.reference.ReferenceEntry.Kind;

/**
 * The Javadoc of all public types, one page for each package. Types link to the functions that
 * create them, and functions link to the types.
 */
final class ApiPages {
  /** A name in an escaped Java type, but not the name of an entity such as {@code &lt;}. */
  private static final Pattern NAME = Pattern.compile("(?<!&)\\b[A-Za-z]\\w*");

  /** The class whose nested types only repeat types of other packages. */
  private static final String FUNCTIONS = "zoetrope.Zoetrope";

  /** The type variable that stands for the type of the object itself, in all types. */
  private static final String SELF = "S";

  /** The maximum number of pictures of functions that return a type. */
  private static final int MAX_CARDS = 4;

  private final SiteFolder site;
  private final Reference reference;
  private final Meanings meanings;

  /** The types by package. */
  private final Map<String, List<ReferenceEntry>> packages = new TreeMap<>();

  /** The address of each type, by its full name and by its simple name. */
  private final Map<String, String> addresses = new HashMap<>();

  /** The members by the full name of their type. */
  private final Map<String, List<ReferenceEntry>> members;

  ApiPages(SiteFolder site, Reference reference, Meanings meanings) {
    this.site = site;
    this.meanings = meanings;
    this.reference = reference;
    for (ReferenceEntry entry : reference.entries()) {
      if (entry.kind() == Kind.TYPE && !entry.owner().equals(FUNCTIONS)) {
        String folder = folder(entry.owner());
        packages.computeIfAbsent(folder, name -> new ArrayList<>()).add(entry);
        String address = page(folder) + ".html#" + id(entry);
        addresses.put(entry.qualifiedName(), address);
        if (entry.owner().equals(folder)) {
          addresses.put(entry.name(), address);
        } else {
          addresses.putIfAbsent(entry.name(), address);
        }
      }
    }
    ancestors =
        packages.values().stream()
            .flatMap(List::stream)
            .flatMap(type -> reference.withAncestors(type).stream().skip(1))
            .map(ReferenceEntry::qualifiedName)
            .collect(Collectors.toSet());
    members =
        reference.entries().stream()
            .filter(entry -> entry.kind() != Kind.TYPE && !entry.isWord())
            .collect(Collectors.groupingBy(ReferenceEntry::owner));
  }

  /** The full names of the types that other types extend or implement. */
  private final Set<String> ancestors;

  /** Returns the package of an owner of members, which may be a package or a type. */
  private static String folder(String owner) {
    return owner.replaceFirst("\\.[A-Z].*", "");
  }

  private static String page(String folder) {
    return "api-" + folder.replace("zoetrope.", "").replace('.', '-');
  }

  private static String id(ReferenceEntry type) {
    String outer = type.owner().substring(folder(type.owner()).length());
    return outer.isEmpty() ? type.name() : outer.substring(1) + "." + type.name();
  }

  /** Returns a Java type in HTML; the names in it link to their descriptions. */
  String link(String type) {
    String linked =
        NAME.matcher(escape(type))
            .replaceAll(
                name -> {
                  String address = addresses.get(name.group());
                  return address == null
                      ? name.group()
                      : "<a href=\"" + address + "\">" + name.group() + "</a>";
                });
    return "<code>" + linked + "</code>";
  }

  /** Returns the address of the description of a member; empty if its type has none. */
  String address(ReferenceEntry member) {
    String type = addresses.get(member.owner());
    return type == null ? "" : type + "." + member.name();
  }

  /**
   * Writes the pages. Each page begins with the types that functions create, and ends with the
   * types that others extend.
   *
   * @param functions the overloads of each function
   * @param cards the picture of each function that has one, with a link to the function
   */
  void write(Map<String, List<ReferenceEntry>> functions, Map<String, String> cards)
      throws IOException {
    Map<String, List<String>> creators = new HashMap<>();
    functions.forEach(
        (name, overloads) ->
            creators
                .computeIfAbsent(raw(overloads.get(0).type()), type -> new ArrayList<>())
                .add(name));
    StringBuilder index = new StringBuilder("<h1>Types</h1>\n<p>All public classes, interfaces,");
    index
        .append(" records and enums with their Javadoc, by package. Most scenes need only the")
        .append(" <a href=\"functions.html\">functions</a>, which create the objects, and their")
        .append(" <a href=\"methods.html\">methods</a>.</p>\n");
    for (var each : packages.entrySet()) {
      String name = each.getKey();
      each.getValue()
          .sort(
              Comparator.comparing((ReferenceEntry type) -> rank(type, creators))
                  .thenComparing(ApiPages::id));
      String page = page(name);
      String title = title(name);
      StringBuilder body = new StringBuilder("<h1>" + title + "</h1>\n");
      body.append("<p>Types of the package <code>" + name + "</code>.");
      body.append(variables(each.getValue()) + "</p>\n");
      index.append("<h2 id=\"" + page + "\"><a href=\"" + page + ".html\">" + title);
      index.append("</a></h2>\n<p class=\"kind\">" + name + "</p>\n<p class=\"types\">");
      for (ReferenceEntry type : each.getValue()) {
        body.append(described(type, creators.getOrDefault(type.name(), List.of()), cards));
        index.append("<a href=\"%s.html#%s\">%2$s</a> ".formatted(page, id(type)));
      }
      index.append("</p>\n");
      site.write(page, title, body + "<p><a href=\"api.html\">All packages</a></p>\n");
    }
    site.write("api", "Types", index.toString());
  }

  /** Returns the subject of a package, or its name if no subject is its own. */
  private static String title(String name) {
    return FunctionSubjects.named(name).map(subject -> "Types: " + subject).orElse(name);
  }

  /** Returns 0 for a type that functions create, 2 for one that others extend, and else 1. */
  private int rank(ReferenceEntry type, Map<String, List<String>> creators) {
    return creators.containsKey(type.name()) ? 0 : ancestors.contains(type.qualifiedName()) ? 2 : 1;
  }

  /** Returns what the type variable of objects means, if a method of the types returns it. */
  private String variables(List<ReferenceEntry> types) {
    boolean isUsed =
        types.stream()
            .flatMap(type -> members.getOrDefault(type.qualifiedName(), List.of()).stream())
            .anyMatch(member -> member.type().equals(SELF));
    String example = "<code>" + types.get(0).name() + "</code>";
    return isUsed
        ? " <code>S</code> is the type of the object itself: a method of %s that returns <code>S</code> returns %1$s."
            .formatted(example)
        : "";
  }

  private static String raw(String type) {
    return type.replaceFirst("[<\\[].*", "");
  }

  private String described(ReferenceEntry type, List<String> creators, Map<String, String> cards) {
    String id = id(type);
    StringBuilder html = new StringBuilder("<h2 id=\"" + id + "\">" + id + "</h2>\n");
    List<String> above =
        reference.withAncestors(type).stream().skip(1).map(each -> link(each.name())).toList();
    html.append("<p class=\"kind\">" + type.type())
        .append(above.isEmpty() ? "" : "; extends or implements " + String.join(", ", above))
        .append("</p>\n");
    if (!creators.isEmpty()) {
      html.append(created(creators, cards));
    }
    html.append(FunctionEntry.paragraphs(type.description()));
    String table = table(type, id);
    if (!table.isEmpty()) {
      boolean isHidden = creators.isEmpty() && ancestors.contains(type.qualifiedName());
      html.append(
          isHidden ? "<details><summary>Methods</summary>\n" + table + "</details>\n" : table);
    }
    return html.toString();
  }

  /** Returns the functions that return a type, the first ones with their pictures. */
  private static String created(List<String> creators, Map<String, String> cards) {
    StringBuilder html = new StringBuilder("<p>Functions that return it: ");
    for (String name : creators) {
      html.append("<a href=\"%s\"><code>%s</code></a> ".formatted(FunctionPages.page(name), name));
    }
    html.append("</p>\n");
    creators.stream()
        .filter(cards::containsKey)
        .limit(MAX_CARDS)
        .forEach(name -> html.append(cards.get(name)));
    return html.toString();
  }

  /** Returns the table of the members of a type; empty if it has none. */
  private String table(ReferenceEntry type, String id) {
    Map<String, StringBuilder> rows = new LinkedHashMap<>();
    for (ReferenceEntry member : members.getOrDefault(type.qualifiedName(), List.of())) {
      boolean first = !rows.containsKey(member.name());
      rows.computeIfAbsent(member.name(), name -> new StringBuilder())
          .append(first ? "<tr id=\"" + id + "." + member.name() + "\">" : "<tr>")
          .append("<td><code>" + escape(member.signature()) + "</code><td>")
          .append(said(member) + "</tr>\n");
    }
    return rows.isEmpty()
        ? ""
        : "<div class=\"wide\"><table class=\"pairs\">\n"
            + String.join("", rows.values())
            + "</table></div>\n";
  }

  private String said(ReferenceEntry member) {
    StringBuilder html = new StringBuilder("<p class=\"kind\">");
    html.append(
            switch (member.kind()) {
              case STATIC -> "static, returns ";
              case HOOK -> "for custom types, returns ";
              case FIELD -> "constant of type ";
              default -> "returns ";
            })
        .append(link(member.type()) + "</p>");
    html.append(FunctionEntry.paragraphs(member.description()));
    for (SignatureParameter parameter : SignatureParameter.of(member)) {
      String meaning = meanings.of(member, parameter);
      if (!meaning.isEmpty()) {
        html.append("<p><code>" + parameter.name() + "</code>: " + meaning + "</p>");
      }
    }
    return html.append(FunctionEntry.errors(member)).toString();
  }
}
