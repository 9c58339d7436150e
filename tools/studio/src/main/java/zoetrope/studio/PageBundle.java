package zoetrope.studio;

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
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import\\s*\\{([^}]*)}\\s*from\\s*[\"']([^\"']+)[\"'];?");
  private static final Pattern NEXT_IMPORT =
      Pattern.compile("\\Gimport\\s*\\{([^}]*)}\\s*from\\s*[\"']([^\"']+)[\"'];?");
  private static final Pattern EXPORT = Pattern.compile("(?m)^export (?=[a-z])");
  private static final Pattern EXPORTS = Pattern.compile("export\\s*\\{([^}]*)};?");
  private static final Pattern MAP = Pattern.compile("(?m)^//# sourceMappingURL=.*$");

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
    Matcher imports = IMPORT.matcher(text);
    while (imports.find()) {
      String from = resolve(path, imports.group(2));
      if (apart.contains(from)) {
        head.append(imports.group()).append('\n');
        continue;
      }
      add(from);
      if (from.startsWith(LIBRARY)) {
        take(from, imports.group(1));
      }
    }
    body.append("// ").append(path.substring(1)).append('\n');
    body.append(EXPORT.matcher(IMPORT.matcher(text).replaceAll("")).replaceAll(""));
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
    String text = MAP.matcher(read.apply(path)).replaceAll("");
    StringBuilder own = new StringBuilder();
    Matcher imports = NEXT_IMPORT.matcher(text);
    int end = 0;
    while (imports.find()) {
      String from = resolve(path, imports.group(2));
      add(from);
      own.append(constants(pairs(imports.group(1)), from));
      end = imports.end();
    }
    Matcher exports = EXPORTS.matcher(text);
    if (!exports.find(end)) {
      throw new IllegalStateException(path + " has no list of what it exports");
    }
    String name = "library" + libraries.size();
    libraries.put(path, name);
    body.append("const ").append(name).append(" = (() => {\n").append(own);
    body.append(text, end, exports.start());
    body.append("\nreturn { ").append(swapped(exports.group(1))).append(" };\n})();\n");
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
