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
 * The classes that the text of a source file declares, by a look at its words: in a thousandth of
 * the time that the compiler takes, and also where a file does not compile. Classes within methods
 * are left out.
 */
public final class SourceScan {
  /** What is passed over, Javadoc, words with their dots, and marks of Java's grammar. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\\n]*+|(?<doc>/\\*\\*(?!/).*?\\*/)|/\\*.*?(?:\\*/|\\z)"
              + "|\"\"\".*?(?:(?<!\\\\)\"\"\"|\\z)|\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"?+"
              + "|'[^'\\\\\\n]*+(?:\\\\.[^'\\\\\\n]*+)*+'?+"
              + "|(?<word>[\\p{L}_$][\\p{L}\\p{N}_$]*+(?:\\s*+\\.\\s*+[\\p{L}_$][\\p{L}\\p{N}_$]*+)*+)"
              + "|(?<mark>[{}();<>@])",
          Pattern.DOTALL);

  /**
   * A class of the file.
   *
   * @param type its binary name and the first sentence of its Javadoc
   * @param extended the simple name of the class that it extends, or an empty string
   * @param isAbstract whether it cannot be made
   */
  private record Found(CompiledSource.Declared type, String extended, boolean isAbstract) {}

  private final List<Found> found = new ArrayList<>();

  /** The binary names of what is open; empty for a block that is no body of a class. */
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
   * The classes of a file that seem to be scenes, in its order: what they extend is called so, or
   * is one of the file that seems to be one.
   *
   * @throws zoetrope.scene.SceneException when it cannot be read or is not UTF-8
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

  /** The classes of a text, in its order. */
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
          name = ""; // Such as a method that is called as a class is.
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

  /** What a Javadoc comment says, without its stars. */
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
