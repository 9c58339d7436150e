package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The table of Zoetrope names with their counterparts in Manim. */
record ReverseNames(SiteFolder site, Reference reference, ApiPages types) {
  /** Writes the page. */
  void write() throws IOException {
    Map<String, TreeSet<String>> names =
        new TreeMap<>(
            Comparator.comparing((String name) -> name.contains("."))
                .thenComparing(String.CASE_INSENSITIVE_ORDER)
                .thenComparing(Comparator.naturalOrder()));
    for (ManimName name : ManimNames.load().all()) {
      for (String word : name.words()) {
        if (!reference.resolve(word).isEmpty()) {
          names.computeIfAbsent(word, key -> new TreeSet<>()).add(name.qualified());
        }
      }
    }
    StringBuilder rows = new StringBuilder();
    names.forEach(
        (name, manim) -> rows.append("<tr><td>" + here(name) + "<td>" + there(manim) + "</tr>\n"));
    site.write(
        "zoetrope-to-manim",
        "From Zoetrope to Manim",
        """
        <h1>From Zoetrope to Manim</h1>
        <p>Functions, types and methods of Zoetrope with the names in Manim Community and manimgl \
        that they correspond to. <a href="manim.html">Names of Manim</a> has the other direction, \
        with notes.</p>
        <input id="filter" type="search" aria-label="Show names with" \
        placeholder="Show names with ...">
        <p id="count" role="status">%s names</p>
        <div class="wide"><table class="names pairs">
        <thead><tr><th>Zoetrope<th>Manim</tr></thead>
        <tbody>
        %s</tbody></table></div>
        <script src="filter.js"></script>
        """
            .formatted(names.size(), rows));
  }

  private String here(String name) {
    ReferenceEntry entry = reference.resolve(name).get(0);
    String address =
        entry.isWord()
            ? FunctionPages.page(name)
            : entry.kind() == ReferenceEntry.Kind.TYPE ? "" : types.address(entry);
    String code = "<code>" + escape(name) + "</code>";
    return address.isEmpty() ? types.link(name) : "<a href=\"" + address + "\">" + code + "</a>";
  }

  private static String there(TreeSet<String> names) {
    List<String> links =
        names.stream()
            .map(SiteFolder::escape)
            .map(name -> "<a href=\"manim.html#%s\"><code>%1$s</code></a>".formatted(name))
            .toList();
    return String.join(" ", links);
  }
}
