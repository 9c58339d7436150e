package zoetrope.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.CommandLineTool;

/**
 * Checks the Markdown files of the project: their code equals the code of files that compile and
 * run, their links lead to files that exist, and they name the options of the program. With {@code
 * -Dmarkdown.update=true}, the test copies the code into the Markdown files instead.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Path GUIDES = ROOT.resolve("tools/site/guides");

  /** A block of code after a comment that names its file. */
  private static final Pattern CODE =
      Pattern.compile("(?s)(<!-- (?:code|still|video): (\\S+) -->\n```java\n).*?```");

  /** Classes of Java, of JavaScript and of generated code. */
  private static final Set<String> OTHER_CLASSES =
      Set.of(
          "GeneratedWords",
          "Graphics2D",
          "Locale",
          "ServiceLoader",
          "StrictMath",
          "System",
          "VideoDecoder",
          "VideoFrame");

  private static final Pattern PART = Pattern.compile("(?s) *// tag\n(.*?)\n *// end\n");
  private static final Pattern LINK =
      Pattern.compile("\\]\\(([^)\\s]+)\\)|(?:src|href)=\"([^\"]+)\"");

  @TempDir private Path folder;

  @Test
  void codeEqualsTheCodeOfTheNamedFiles() throws IOException {
    for (Path file : markdown()) {
      String text = Files.readString(file);
      StringBuilder expected = new StringBuilder();
      Matcher block = CODE.matcher(text);
      while (block.find()) {
        String code = block.group(1) + code(block.group(2)) + "\n```";
        block.appendReplacement(expected, Matcher.quoteReplacement(code));
      }
      block.appendTail(expected);
      if (Boolean.getBoolean("markdown.update")) {
        Files.writeString(file, expected);
      } else {
        assertEquals(expected.toString(), text, file + ": run with -Dmarkdown.update=true");
      }
    }
  }

  @Test
  void codeInGuidesComesFromFiles() throws IOException {
    for (Path file : markdown()) {
      if (file.startsWith(GUIDES) || file.equals(ROOT.resolve("README.md"))) {
        String rest = CODE.matcher(Files.readString(file)).replaceAll("");
        assertTrue(!rest.contains("```java"), file + " has Java that is not from a file");
      }
    }
  }

  /** Returns a file between its tags, or the whole file without the comments for stills. */
  private static String code(String file) throws IOException {
    String source = Files.readString(ROOT.resolve(file)).replaceAll(" *// still: .*\n", "");
    List<String> parts = PART.matcher(source).results().map(part -> part.group(1)).toList();
    return (parts.isEmpty() ? source : String.join("\n", parts).stripIndent()).strip();
  }

  @Test
  void linksLeadToFilesAndHeadings() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path file : markdown()) {
      String text = Files.readString(file).replaceAll("(?s)```.*?```|`[^`\n]*`", "");
      for (MatchResult match : LINK.matcher(text).results().toList()) {
        String link = match.group(1) == null ? match.group(2) : match.group(1);
        if (!link.contains("://") && !leads(file, link)) {
          broken.add(ROOT.relativize(file) + ": " + link);
        }
      }
    }
    assertEquals(List.of(), broken);
  }

  private static boolean leads(Path from, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? from : from.resolveSibling(parts[0]).normalize();
    if (!Files.exists(target)) {
      return false;
    }
    if (parts.length == 1) {
      return true;
    }
    String text = Files.readString(target).replaceAll("(?s)```.*?```", "");
    return Pattern.compile("(?m)^#+ (.+)$")
        .matcher(text)
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .anyMatch(parts[1]::equals);
  }

  @Test
  void theGuideListsTheOptionsOfTheProgram() throws IOException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    assertEquals(0, new CommandLineTool(stream, stream).run("--help"));
    String help = printed.toString(StandardCharsets.UTF_8);
    String options = guide("command-line").replaceAll("(?s)^.*?\n## Options\n(.*?)\n## .*$", "$1");
    String rows =
        options.lines().filter(l -> l.startsWith("| `")).collect(Collectors.joining("\n"));
    String names = rows.replaceAll("(?m)^(\\| [^|]*)\\|.*$", "$1");
    assertEquals(names("(?m)^ +(?:-\\w, )?(--[a-z-]+)", help), names("`(--[a-z-]+)", names));
  }

  @Test
  void theGuideListsTheSettingsThatAFolderMayHave() throws IOException {
    Path settings = Files.writeString(folder.resolve("zoetrope.properties"), "none=1");
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    assertEquals(2, new CommandLineTool(stream, stream, settings.getParent()).run("list"));
    String there = printed.toString(StandardCharsets.UTF_8).replaceFirst("(?s).*expected ", "");
    String told = guide("command-line").replaceFirst("(?s).*## Defaults of a folder", "");
    String list = told.substring(told.indexOf("allowed:"), told.indexOf("## "));
    assertEquals(names("([a-z-]+)", there), names("`([a-z-]+)`", list));
  }

  @Test
  void everyGuideIsListed() throws IOException {
    String all = guide("README");
    try (Stream<Path> files = Files.list(GUIDES)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        assertTrue(name.equals("README.md") || all.contains("](" + name + ")"), name);
      }
    }
  }

  @Test
  void developersPagesNameClassesThatExist() throws IOException {
    Set<String> classes = new TreeSet<>(OTHER_CLASSES);
    for (Path file : files(".java")) {
      classes.add(file.getFileName().toString().replace(".java", ""));
    }
    List<String> unknown = new ArrayList<>();
    for (Path file : files(".md")) {
      if (file.startsWith(ROOT.resolve("tools/dev")) || file.endsWith("CONTRIBUTING.md")) {
        String text = Files.readString(file).replaceAll("(?s)```.*?```", "");
        for (String name : names("`([A-Z][a-z]\\w*)(?:\\.\\w+)?`", text)) {
          if (!classes.contains(name)) {
            unknown.add(ROOT.relativize(file) + ": " + name);
          }
        }
      }
    }
    assertEquals(List.of(), unknown);
  }

  @Test
  void theReadmeIsShort() throws IOException {
    long lines = Files.readString(ROOT.resolve("README.md")).lines().count();
    assertTrue(lines < 200, "the README has " + lines + " lines: guides are the place for more");
  }

  /** Returns all Markdown files except those that a build creates. */
  private static List<Path> markdown() throws IOException {
    return files(".md");
  }

  private static List<Path> files(String extension) throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(extension))
          .filter(file -> !ROOT.relativize(file).toString().matches("(.*[/\\\\])?target[/\\\\].*"))
          .filter(file -> !ROOT.relativize(file).startsWith("out"))
          .toList();
    }
  }

  private static Set<String> names(String pattern, String text) {
    Set<String> found = new TreeSet<>();
    for (Matcher m = Pattern.compile(pattern).matcher(text); m.find(); ) {
      found.add(m.group(1));
    }
    return found;
  }

  private static String guide(String name) throws IOException {
    return Files.readString(GUIDES.resolve(name + ".md"));
  }
}
