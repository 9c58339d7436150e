package zoetrope.internal.render.source;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the classes that a source file declares. The file is only split into tokens, not compiled.
 * This is a thousand times faster than the compiler, and also works for files with errors. Classes
 * within methods are omitted.
 */
public final class SourceScan {
  /**
   * A pattern of the tokens that matter: comments and literals, which are skipped, Javadoc, names
   * with dots, and some separators.
   */
  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\\n"
              + "]*+|(?<doc>/\\*\\*(?!/).*?\\*/)|/\\*.*?(?:\\*/|\\z)|\"\"\".*?(?:(?<!\\\\)\"\"\"|\\z)|\"[^\"\\\\\\n"
              + "]*+(?:\\\\.[^\"\\\\\\n"
              + "]*+)*+\"?+|'[^'\\\\\\n"
              + "]*+(?:\\\\.[^'\\\\\\n"
              + "]*+)*+'?+"
              + "|(?<word>[\\p{L}_$][\\p{L}\\p{N}_$]*+(?:\\s*+\\.\\s*+[\\p{L}_$][\\p{L}\\p{N}_$]*+)*+)"
              + "|(?<mark>[{}();<>@])",
          Pattern.DOTALL);

  /**
   * A class of the file.
   *
   * @param type the class's binary name and the first sentence of its Javadoc
   * @param extended the simple name of its superclass, or an empty string
   */
  private record Found(CompiledSource.Declared type, String extended, boolean isAbstract) {}

  private final List<Found> found = new ArrayList<>();

  /**
   * For each block that is not closed yet, the innermost first: the binary name of the class whose
   * body it is, or an empty string for other blocks.
   */
  private final Deque<String> open = new ArrayDeque<>();

  private String packagePrefix = "";
  private String doc;
  private String kind = "";
  private String name = "";
  private String extended = "";
  private String before = "";
  private boolean isAbstract;
  private int angles;

  private SourceScan() {}

  /**
   * Returns the classes of a file that are probably scenes, in the order of the file. Such a class
   * is not abstract. The name of its superclass ends with "Scene", or the superclass is itself such
   * a class of the file, possibly an abstract one.
   *
   * @throws zoetrope.scene.SceneException if the file cannot be read or is not UTF-8
   */
  public static List<CompiledSource.Declared> scenes(Path file) {
    List<Found> all = classes(SourceText.read(file).content());
    Map<String, String> extended = new HashMap<>();
    for (Found one : all) {
      extended.put(one.type().className().replaceAll(".*[.$]", ""), one.extended());
    }
    return all.stream()
        .filter(one -> !one.isAbstract() && isScene(one, extended))
        .map(Found::type)
        .toList();
  }

  private static List<Found> classes(String text) {
    SourceScan scan = new SourceScan();
    Matcher tokens = TOKEN.matcher(text);
    while (tokens.find()) {
      if (tokens.group("doc") != null) {
        scan.doc = tokens.group("doc");
      } else if (tokens.group("word") != null) {
        scan.word(tokens.group("word").replaceAll("\\s", ""));
      } else if (tokens.group("mark") != null) {
        scan.mark(tokens.group("mark").charAt(0));
      }
    }
    return List.copyOf(scan.found);
  }

  private void word(String word) {
    if (before.equals("package") && open.isEmpty()) {
      packagePrefix = word + ".";
    } else if (name.isEmpty() && isKind(before)) {
      kind = before;
      name = word;
      angles = 0;
    } else if (!name.isEmpty() && before.equals("extends") && angles == 0) {
      extended = word.substring(word.lastIndexOf('.') + 1);
    } else if (word.equals("abstract")) {
      isAbstract = true;
    }
    before = word;
  }

  private static boolean isKind(String word) {
    return word.equals("class")
        || word.equals("interface")
        || word.equals("enum")
        || word.equals("record");
  }

  private void mark(char mark) {
    switch (mark) {
      case '<' -> angles++;
      case '>' -> angles--;
      case '{' -> open();
      case '}' -> {
        open.poll();
        forget();
      }
      case ';' -> forget();
      default -> {
        if (mark == '(' && !kind.equals("record")) {
          name = ""; // This is probably a method with that name.
        }
      }
    }
    before = "";
  }

  private void open() {
    Optional<String> outer = Optional.ofNullable(open.peek());
    if (name.isEmpty() || outer.filter(String::isEmpty).isPresent()) {
      open.push("");
    } else {
      String className = outer.map(o -> o + "$").orElse(packagePrefix) + name;
      if (kind.equals("class")) {
        String comment = Optional.ofNullable(doc).map(SourceScan::prose).orElse(null);
        String summary = SourceText.firstSentence(comment);
        found.add(new Found(new CompiledSource.Declared(className, summary), extended, isAbstract));
      }
      open.push(className);
    }
    forget();
  }

  private void forget() {
    doc = null;
    kind = "";
    name = "";
    extended = "";
    isAbstract = false;
  }

  private static String prose(String comment) {
    return comment.substring(3, comment.length() - 2).replaceAll("\\n\\s*\\*+", "\n");
  }

  private static boolean isScene(Found type, Map<String, String> extended) {
    String at = type.extended();
    for (int left = extended.size(); left >= 0 && !at.isEmpty(); left--) {
      if (at.endsWith("Scene") && !extended.containsKey(at)) {
        return true;
      }
      at = extended.getOrDefault(at, "");
    }
    return false;
  }
}
