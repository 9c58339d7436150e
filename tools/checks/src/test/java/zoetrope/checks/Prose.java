package zoetrope.checks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The English in the files of the repository: documents, Javadoc, comments and string literals. */
final class Prose {
  /** The top folder of the repository. */
  static final Path ROOT = root();

  private static final Set<String> SKIPPED_FOLDERS = Set.of("target", ".git", "node_modules");
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<block>\"\"\".*?(?<!\\\\)\"\"\")"
              + "|(?<strings>\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\""
              + "(?:\\s*+\\+\\s*+\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\")*+)"
              + "|'(?:[^'\\\\\n]|\\\\[^\n]{1,5}?)'"
              + "|(?<javadoc>/\\*\\*.*?\\*/)|(?<comment>/\\*.*?\\*/)"
              + "|(?<lines>//[^\n]*+(?:\n[ \t]*+//[^\n]*+)*+)",
          Pattern.DOTALL);
  private static final Pattern MARKED_LINES =
      Pattern.compile("(?m)(?:^[ \t]*(?:#|//) [^\n]*\n?)+|<!--(?s:.*?)-->");
  private static final Pattern CODE_BLOCK =
      Pattern.compile("(?s)```.*?```|\n----\n.*?\n----\n|<!--.*?-->");

  private Prose() {}

  /** The place of a text in the sources. */
  enum Kind {
    DOCUMENT,
    JAVADOC,
    COMMENT,
    STRING
  }

  /**
   * A paragraph, a comment or a string literal, without its markup.
   *
   * @param line the number of its first line, from 1
   */
  record Text(Kind kind, Path file, int line, String words) {
    /** Returns the sentences and the list items of this text, each with single spaces. */
    List<String> sentences() {
      return Stream.of(words.split("\n\\s*\n|(?<=[.!?:])\\s+(?=[A-Z{])"))
          .map(sentence -> sentence.strip().replaceAll("\\s+", " "))
          .filter(sentence -> !sentence.isEmpty())
          .toList();
    }

    int count() {
      return words.isBlank() ? 0 : words.strip().split("\\s+").length;
    }

    @Override
    public String toString() {
      return ROOT.relativize(file) + ":" + line;
    }
  }

  /** Returns all texts of the repository, in the order of file names. */
  static List<Text> all() {
    List<Text> texts = new ArrayList<>();
    files().forEach(file -> add(file, texts));
    return texts;
  }

  private static List<Path> files() {
    List<Path> found = new ArrayList<>();
    collect(ROOT, found);
    return found;
  }

  private static void collect(Path folder, List<Path> found) {
    try (Stream<Path> entries = Files.list(folder).sorted()) {
      for (Path entry : entries.toList()) {
        if (Files.isDirectory(entry)) {
          if (!SKIPPED_FOLDERS.contains(entry.getFileName().toString())) {
            collect(entry, found);
          }
        } else {
          found.add(entry);
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void add(Path file, List<Text> texts) {
    String name = file.getFileName().toString();
    if (name.endsWith(".java")) {
      addJava(file, texts);
    } else if (name.endsWith(".md")) {
      addDocument(file, texts);
    } else if (name.matches("lines\\..*\\.properties")) {
      return; // Translations of films: their comments are the films' own words.
    } else if (name.matches(".*\\.(sh|js|yml|xml|properties|cmd)|render|run|start")) {
      String source = read(file);
      Matcher lines = MARKED_LINES.matcher(source);
      while (lines.find()) {
        add(Kind.COMMENT, file, source, lines.toMatchResult(), texts);
      }
    }
  }

  private static void addJava(Path file, List<Text> texts) {
    String source = read(file);
    Matcher token = TOKEN.matcher(source);
    while (token.find()) {
      if (token.group("block") != null || token.group("strings") != null) {
        if (hasMessages(file)) {
          add(Kind.STRING, file, source, token.toMatchResult(), texts);
        }
      } else if (token.group("javadoc") != null) {
        add(Kind.JAVADOC, file, source, token.toMatchResult(), texts);
      } else if (token.group("comment") != null || token.group("lines") != null) {
        add(Kind.COMMENT, file, source, token.toMatchResult(), texts);
      }
    }
  }

  /**
   * Whether the strings of a file are messages, and not code of tests or texts that scenes draw.
   */
  private static boolean hasMessages(Path file) {
    Path inside = ROOT.relativize(file);
    return !inside.startsWith("scenes")
        && !inside.startsWith("examples")
        && inside.toString().contains(Path.of("src", "main").toString());
  }

  /** Adds the paragraphs of a document; code blocks and tables are left out. */
  private static void addDocument(Path file, List<Text> texts) {
    String source =
        CODE_BLOCK.matcher(read(file)).replaceAll(block -> block.group().replaceAll("[^\n]", ""));
    String prose = source.replaceAll("(?m)^(?: {4}|\t|\\|)[^\n]*$", "");
    Matcher paragraph = Pattern.compile("(?:[^\n]+\n?)+").matcher(prose);
    while (paragraph.find()) {
      add(Kind.DOCUMENT, file, prose, paragraph.toMatchResult(), texts);
    }
  }

  private static void add(
      Kind kind, Path file, String source, MatchResult found, List<Text> texts) {
    String text = found.group();
    String words =
        switch (kind) {
          case STRING -> literal(text);
          case DOCUMENT -> plain(text);
          case JAVADOC, COMMENT -> plain(withoutMarks(text));
        };
    if (kind != Kind.STRING || words.strip().split("\\s+").length >= 3) {
      int line =
          1 + (int) source.substring(0, found.start()).chars().filter(c -> c == '\n').count();
      texts.add(new Text(kind, file, line, words));
    }
  }

  /** Returns the value of string literals, with line feeds; other escapes are left as they are. */
  private static String literal(String source) {
    return source.replaceAll("\"\\s*\\+\\s*\"", "").replace("\\n", "\n").replace("\"", "");
  }

  private static String withoutMarks(String comment) {
    return comment
        .replaceAll("(?m)^[ \t]*(?:/\\*+|\\*/|\\*|//|#|<!--)", "")
        .replaceAll("\\*/|-->", "");
  }

  /** Returns the text without markup; list items and tags become paragraphs. */
  private static String plain(String source) {
    return source
        .replaceAll("(?s)<pre>.*?</pre>", " ")
        .replaceAll("(?m)^[ \t]*(?=(?:[-*+]|\\d+\\.|@\\w+) )|<li>|<p>|<t[dh]>", "\n\n")
        .replaceAll("(?s)\\{@\\w+\\s[^}]*\\}", "X")
        .replaceAll("!?\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
        .replaceAll("<[^<>]+>", " ")
        .replaceAll("`[^`]*`", "X");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalStateException(file.toString(), e);
    }
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("CHANGELOG.md"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
