package zoetrope.studio.http;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Bundles the page's own modules into one, in the order that a browser would run them. This saves
 * requests, because a server that has just started needs much time for each of them.
 *
 * <p>The modules share one scope, so names at their top level must be unique. Imports have the form
 * <code>import { a, b } from './c.js';</code>, one per line, at the top.
 */
final class PageBundle {
  private static final String IMPORT = "import { ";
  private static final String FROM = " } from './";
  private static final String EXPORT = "export ";

  private final UnaryOperator<String> read;
  private final Predicate<String> apart;

  /** The names that are still imported, by module. */
  private final Map<String, Set<String>> imported = new TreeMap<>();

  private final StringBuilder body = new StringBuilder();
  private final Set<String> seen = new HashSet<>();

  private PageBundle(UnaryOperator<String> read, Predicate<String> apart) {
    this.read = read;
    this.apart = apart;
  }

  /**
   * Bundles a module with everything it imports.
   *
   * @param main the path of the module, such as {@code /main.js}
   * @param read returns the text of a module by its path
   * @param apart whether the module with this path is not bundled, so that its import remains
   */
  static String of(String main, UnaryOperator<String> read, Predicate<String> apart) {
    PageBundle bundle = new PageBundle(read, apart);
    bundle.add(main);
    StringBuilder head = new StringBuilder();
    bundle.imported.forEach(
        (module, names) ->
            head.append(IMPORT + String.join(", ", names) + FROM + module.substring(1) + "';\n"));
    return head.append(bundle.body).toString();
  }

  private void add(String path) {
    if (!seen.add(path)) {
      return;
    }
    String text = read.apply(path);
    int at = Math.max(0, text.indexOf(IMPORT));
    while (text.startsWith(IMPORT, at)) {
      int end = text.indexOf('\n', at);
      addImport(path, text.substring(at, end));
      at = end + 1;
    }
    body.append("// ").append(path.substring(1)).append('\n');
    addWithoutExports(text, at);
  }

  /**
   * Removes exports line by line. Regular expressions over the whole text are slow before the JIT
   * has compiled them.
   */
  private void addWithoutExports(String text, int from) {
    int at = from;
    while (true) {
      at += text.startsWith(EXPORT, at) ? EXPORT.length() : 0;
      int next = text.indexOf('\n' + EXPORT, at) + 1;
      if (next == 0) {
        body.append(text, at, text.length());
        return;
      }
      body.append(text, at, next);
      at = next;
    }
  }

  private void addImport(String path, String line) {
    int from = line.indexOf(FROM);
    if (from < 0 || !line.endsWith("';")) {
      throw new IllegalStateException(path + ": not an import of names: " + line);
    }
    String module = '/' + line.substring(from + FROM.length(), line.length() - 2);
    if (apart.test(module)) {
      List<String> names = List.of(line.substring(IMPORT.length(), from).split(", "));
      imported.computeIfAbsent(module, m -> new TreeSet<>()).addAll(names);
    } else {
      add(module);
    }
  }
}
