package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    members =
        reference.entries().stream()
            .filter(entry -> entry.kind() != Kind.TYPE && !entry.isWord())
            .collect(Collectors.groupingBy(ReferenceEntry::owner));
  }

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
   * Writes the pages.
   *
   * @param functions the address of each function
   */
  void write(Map<String, List<ReferenceEntry>> functions) throws IOException {
    Map<String, List<String>> creators = new HashMap<>();
    functions.forEach(
        (name, overloads) ->
            creators
                .computeIfAbsent(raw(overloads.get(0).type()), type -> new ArrayList<>())
                .add(
                    "<a href=\"%s\"><code>%s</code></a>"
                        .formatted(FunctionPages.page(name), name)));
    StringBuilder index = new StringBuilder("<h1>Types</h1>\n<p>All public classes, interfaces,");
    index
        .append(" records and enums with their Javadoc, by package. Most scenes need only the")
        .append(" <a href=\"functions.html\">functions</a>, which create the objects, and their")
        .append(" <a href=\"methods.html\">methods</a>.</p>\n");
    for (var each : packages.entrySet()) {
      each.getValue().sort(Comparator.comparing(ApiPages::id));
      String page = page(each.getKey());
      StringBuilder body = new StringBuilder("<h1>" + each.getKey() + "</h1>\n");
      index.append("<h2 id=\"" + page + "\"><a href=\"" + page + ".html\">" + each.getKey());
      index.append("</a></h2>\n<p class=\"types\">");
      for (ReferenceEntry type : each.getValue()) {
        body.append(described(type, creators.getOrDefault(type.name(), List.of())));
        index.append("<a href=\"%s.html#%s\">%2$s</a> ".formatted(page, id(type)));
      }
      index.append("</p>\n");
      site.write(page, each.getKey(), body + "<p><a href=\"api.html\">All packages</a></p>\n");
    }
    site.write("api", "Types", index.toString());
  }

  private static String raw(String type) {
    return type.replaceFirst("[<\\[].*", "");
  }

  private String described(ReferenceEntry type, List<String> creators) {
    String id = id(type);
    StringBuilder html = new StringBuilder("<h2 id=\"" + id + "\">" + id + "</h2>\n");
    List<String> ancestors =
        reference.withAncestors(type).stream().skip(1).map(each -> link(each.name())).toList();
    html.append("<p class=\"kind\">" + type.type())
        .append(
            ancestors.isEmpty() ? "" : "; extends or implements " + String.join(", ", ancestors))
        .append("</p>\n");
    if (!creators.isEmpty()) {
      html.append("<p>Functions that return it: " + String.join(" ", creators) + "</p>\n");
    }
    html.append(FunctionEntry.paragraphs(type.description()));
    Map<String, StringBuilder> rows = new LinkedHashMap<>();
    for (ReferenceEntry member : members.getOrDefault(type.qualifiedName(), List.of())) {
      boolean first = !rows.containsKey(member.name());
      rows.computeIfAbsent(member.name(), name -> new StringBuilder())
          .append(first ? "<tr id=\"" + id + "." + member.name() + "\">" : "<tr>")
          .append("<td><code>" + escape(member.signature()) + "</code><td>")
          .append(said(member) + "</tr>\n");
    }
    if (!rows.isEmpty()) {
      html.append("<div class=\"wide\"><table class=\"pairs\">\n");
      html.append(String.join("", rows.values()) + "</table></div>\n");
    }
    return html.toString();
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
