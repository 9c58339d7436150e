package zoetrope.studio.http;

import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The page's modules as one, in the order in which a browser would run them: to ask for each of
 * them takes the server longer, while it is new, than all else that it does for the first picture.
 *
 * <p>The page's own modules share one scope, so no two of them may have a name at their outermost
 * level; imports are of the form <code>import { a, b } from './c.js';</code>, one to a line. Each
 * file of a library has a scope of its own.
 */
final class PageBundle {
  private static final String LIBRARY = "/lib/";
  private static final String IMPORT = "import {";
  private static final String EXPORT = "export ";

  /** The last words of a file of a library, which is made small. */
  private static final String EXPORTS = "export{";

  private static final Pattern PARTS =
      Pattern.compile("\\Gimport\\s*\\{([^}]*)}\\s*from\\s*[\"']([^\"']+)[\"'];?");

  private final UnaryOperator<String> read;
  private final Set<String> apart;
  private final StringBuilder head = new StringBuilder();
  private final StringBuilder body = new StringBuilder();
  private final Set<String> seen = new HashSet<>();
  private final Map<String, String> libraries = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  private PageBundle(UnaryOperator<String> read, Set<String> apart) {
    this.read = read;
    this.apart = apart;
  }

  /**
   * Puts a module and all that it imports together.
   *
   * @param main its path, such as {@code /main.js}
   * @param read the text of a module by its path
   * @param apart paths of modules that are still imported
   */
  static String of(String main, UnaryOperator<String> read, Set<String> apart) {
    PageBundle bundle = new PageBundle(read, apart);
    bundle.add(main);
    return bundle.head.append(bundle.body).toString();
  }

  private void add(String path) {
    if (!seen.add(path)) {
      return;
    }
    if (path.startsWith(LIBRARY)) {
      addLibrary(path);
      return;
    }
    String text = read.apply(path);
    int rest = text.indexOf(IMPORT);
    for (int at = rest; at >= 0; at = text.startsWith(IMPORT, rest) ? rest : -1) {
      int end = text.indexOf('\n', at) + 1;
      addImport(path, text.substring(at, end));
      rest = end;
    }
    body.append("// ").append(path.substring(1)).append('\n');
    addOwn(text, Math.max(0, rest));
  }

  /** Line by line, as patterns would look at each character, which takes long while Java is new. */
  private void addOwn(String text, int from) {
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
    Matcher parts = PARTS.matcher(line);
    if (!parts.lookingAt()) {
      throw new IllegalStateException(path + ": not an import of names: " + line);
    }
    String from = resolve(path, parts.group(2));
    if (apart.contains(from)) {
      head.append(line);
      return;
    }
    add(from);
    if (from.startsWith(LIBRARY)) {
      take(from, parts.group(1));
    }
  }

  /** Gives the page's own modules the names that they use of a library, each once. */
  private void take(String library, String names) {
    String wanted =
        names(names)
            .filter(name -> taken.add(library + ' ' + name))
            .collect(Collectors.joining(", "));
    if (!wanted.isEmpty()) {
      body.append(constants(wanted, library));
    }
  }

  private void addLibrary(String path) {
    String text = read.apply(path);
    StringBuilder own = new StringBuilder();
    Matcher imports = PARTS.matcher(text);
    int end = 0;
    while (imports.find()) {
      String from = resolve(path, imports.group(2));
      add(from);
      own.append(constants(pairs(imports.group(1)), from));
      end = imports.end();
    }
    int exports = text.lastIndexOf(EXPORTS);
    int last = text.indexOf('}', exports);
    if (exports < 0 || last < 0) {
      throw new IllegalStateException(path + " has no list of what it exports");
    }
    String name = "library" + libraries.size();
    libraries.put(path, name);
    body.append("const ").append(name).append(" = (() => {\n").append(own);
    body.append(text, end, exports);
    body.append("\nreturn { ")
        .append(swapped(text.substring(exports + EXPORTS.length(), last)))
        .append(" };\n})();\n");
  }

  private String constants(String names, String library) {
    return "const { " + names + " } = " + libraries.get(library) + ";\n";
  }

  private static Stream<String> names(String list) {
    return Stream.of(list.split(",")).map(String::strip).filter(name -> !name.isEmpty());
  }

  /** As a pattern takes it apart: {@code name as local} is {@code name: local}. */
  private static String pairs(String list) {
    return names(list).map(name -> name.replace(" as ", ": ")).collect(Collectors.joining(", "));
  }

  /** As an object has it: {@code local as name} is {@code name: local}. */
  private static String swapped(String list) {
    return names(list)
        .map(name -> name.split(" as "))
        .map(name -> name.length == 1 ? name[0] : name[1] + ": " + name[0])
        .collect(Collectors.joining(", "));
  }

  private static String resolve(String importer, String relative) {
    return URI.create(importer).resolve(relative).getPath();
  }
}
