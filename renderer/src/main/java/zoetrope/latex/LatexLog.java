package zoetrope.latex;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.internal.diagnostics.SourceSnippet;
import zoetrope.internal.files.TextResource;
import zoetrope.source.Span;

/**
 * The errors in LaTeX's log, with the author's source lines. LaTeX writes the log with {@code
 * -file-line-error} and long lines. An example is {@code ./source.tex:7: Undefined control
 * sequence.}, followed by {@code l.7} and the part of that line that was read.
 */
record LatexLog(LatexDocument document, String log) {
  /** The number of characters of a long line that are shown on each side of the error. */
  private static final int CONTEXT_CHARACTERS = 200;

  private static final int SHOWN_CHARACTERS = 300;

  private static final Pattern ERROR =
      Pattern.compile("(?m)^(?:(?:\\./)?(\\S+\\.\\w+):(\\d+): |! )(.+)$");

  private static final Pattern READ = Pattern.compile("(?m)^l\\.(\\d+) (.*)$");
  private static final Pattern RUNAWAY = Pattern.compile("(?m)^Runaway \\w+\\?\\R\\{?(.{3,30})");
  private static final Pattern BEGUN = Pattern.compile("on input line (\\d+) ended by");
  private static final Pattern MISSING_FILE =
      Pattern.compile("(?:File|can't find file) [`']([^']+)'");
  private static final Pattern MISSING_CHARACTER =
      Pattern.compile("(?m)^Missing character: (.+?)!?$");
  private static final Pattern PAGES = Pattern.compile("Output written on .*\\((\\d+) pages?");

  /** The last command or character that was read. */
  private static final Pattern LAST_TOKEN =
      Pattern.compile("(\\\\[A-Za-z@]+|\\\\.|[^\\s\\\\])\\s*$");

  /** A row of the table {@code fixes.tsv}: a pattern of problems, and how to fix them. */
  private record Fix(Pattern problem, String words) {}

  private static final List<Fix> FIXES =
      TextResource.table(LatexLog.class, "fixes.tsv").stream()
          .map(row -> new Fix(Pattern.compile(row[0]), row[1]))
          .toList();

  int pages() {
    Matcher pages = PAGES.matcher(log);
    return pages.find() ? Integer.parseInt(pages.group(1)) : 0;
  }

  boolean hasRead(String name) {
    return log.contains("/" + name);
  }

  /** Returns characters that are missing from the drawing because a font lacks them. */
  List<String> lostCharacters() {
    return MISSING_CHARACTER
        .matcher(log)
        .results()
        .map(m -> m.group(1))
        .distinct()
        .limit(5)
        .toList();
  }

  LatexException error() {
    Matcher error = ERROR.matcher(log);
    if (!error.find()) {
      return LatexException.of("LaTeX failed without an error message" + tail());
    }
    String problem = problem(error);
    Optional<Place> place = place(error);
    Matcher file = MISSING_FILE.matcher(problem);
    boolean missing = file.find() && isOfPackage(file.group(1));
    String fix = missing ? LatexPackages.fix(file.group(1)) : fix(problem);
    String message =
        "LaTeX: "
            + problem
            + place.map(Place::quote).orElse("")
            + (fix.isEmpty() ? "" : "\n" + fix);
    int line = place.map(Place::line).orElse(0);
    return missing ? LatexException.missing(line, message) : LatexException.at(line, message);
  }

  /** Whether a file belongs to a package, rather than being a file that the author includes. */
  private boolean isOfPackage(String file) {
    String name = file.replaceFirst("\\.tex$", "");
    if (!file.matches("[\\w.+-]+")) {
      return false;
    }
    return !file.endsWith(".tex") || !document.written(LatexDocument.SOURCE).contains(name);
  }

  /** Returns the message in one line, without the package name at the start of each log line. */
  private String problem(Matcher error) {
    StringBuilder text = new StringBuilder(error.group(3));
    if (error.group(3).contains("Error: ")) {
      log.substring(error.end())
          .lines()
          .skip(1)
          .takeWhile(line -> line.matches("(\\([\\w-]+\\))?\\s+\\S.*"))
          .forEach(
              line -> text.append(' ').append(line.replaceFirst("^\\([\\w-]+\\)", "").strip()));
    }
    return text.toString().strip().replaceFirst("\\s*\\.+$", "");
  }

  private static String fix(String problem) {
    return FIXES.stream()
        .filter(fix -> fix.problem().matcher(problem).find())
        .map(Fix::words)
        .findFirst()
        .orElse("");
  }

  /** A place in one of the author's files. */
  private record Place(String file, String text, Span span) {
    int line() {
      return SourceSnippet.lineNumber(text, span.start());
    }

    String quote() {
      String where = file.equals(LatexDocument.PREAMBLE) ? "preamble, line " : "line ";
      boolean oneLine = text.strip().indexOf('\n') < 0 && !file.equals(LatexDocument.PREAMBLE);
      return (oneLine ? "" : " (" + where + line() + ")")
          + "\n"
          + SourceSnippet.of(text, span, CONTEXT_CHARACTERS).indented("  ");
    }
  }

  private Optional<Place> place(Matcher error) {
    String file = Optional.ofNullable(error.group(1)).orElse(LatexDocument.MAIN);
    String text = document.written(file);
    if (text != null) {
      return Optional.of(
          new Place(file, text, span(text, Integer.parseInt(error.group(2)), error)));
    }
    Matcher begun = BEGUN.matcher(error.group(3));
    Matcher runaway = RUNAWAY.matcher(log.substring(0, error.start()));
    String source = document.written(LatexDocument.SOURCE);
    if (begun.find()) {
      int line = Integer.parseInt(begun.group(1));
      return Optional.of(new Place(LatexDocument.SOURCE, source, lineSpan(source, line)));
    }
    if (runaway.find()) {
      Matcher found = Pattern.compile(asRead(runaway.group(1))).matcher(source);
      if (found.find()) {
        return Optional.of(
            new Place(LatexDocument.SOURCE, source, new Span(found.start(), found.end())));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a regular expression for text that TeX has read, with optional blanks between words.
   */
  private static String asRead(String text) {
    return text.strip()
        .lines()
        .flatMap(line -> List.of(line.split("\\s+")).stream())
        .takeWhile(word -> !word.equals("\\par"))
        .map(Pattern::quote)
        .collect(Collectors.joining("\\s*"));
  }

  /** Returns the span of the last command or character read in a line, or of the whole line. */
  private Span span(String text, int number, Matcher error) {
    Span line = lineSpan(text, number);
    Matcher read = READ.matcher(log);
    if (!read.find(error.end()) || Integer.parseInt(read.group(1)) != number) {
      return line;
    }
    String before = read.group(2);
    boolean cut = before.startsWith("...");
    String known = cut ? before.substring(3) : before;
    int newline = text.lastIndexOf('\n', line.start());
    int at = text.indexOf(known, newline + 1);
    Matcher token = LAST_TOKEN.matcher(known);
    if (at < 0 || at > (cut ? line.end() : newline + 1) || !token.find()) {
      return line;
    }
    return new Span(at + token.start(1), at + token.end(1));
  }

  /**
   * Returns the span of a line without surrounding blanks, or of the last line if there are fewer
   * lines.
   */
  private static Span lineSpan(String text, int number) {
    int start = 0;
    for (int i = 1; i < number; i++) {
      int newline = text.indexOf('\n', start);
      if (newline < 0 || newline + 1 >= text.length()) {
        break;
      }
      start = newline + 1;
    }
    int newline = text.indexOf('\n', start);
    int end = newline < 0 ? text.length() : newline;
    String line = text.substring(start, end);
    int indent = line.length() - line.stripLeading().length();
    return new Span(
        start + indent, Math.max(start + indent, start + line.stripTrailing().length()));
  }

  private String tail() {
    String end = log.strip();
    return end.isEmpty() ? "" : ": " + end.substring(Math.max(0, end.length() - SHOWN_CHARACTERS));
  }
}
