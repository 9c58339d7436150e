package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.cli.sources.AgentFiles;
import zoetrope.cli.sources.GuideSections;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The files for agents are complete and short. Their commands run, and their code compiles. */
class AgentFilesTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
  private static final int MAX_TOKENS = 150_000;
  private static final int CHARACTERS_PER_TOKEN = 4;
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern BLOCK = Pattern.compile("(?s)```java\n(.*?)```");

  @TempDir private Path folder;
  private String out;

  private int run(Path in, List<String> arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    int code = new CommandLineTool(stream, stream, in).run(arguments.toArray(String[]::new));
    out = bytes.toString(StandardCharsets.UTF_8);
    return code;
  }

  private Path project() {
    assertEquals(0, run(folder, List.of("new", "my-talk", "--build", "gradle")), () -> out);
    return folder.resolve("my-talk");
  }

  @Test
  void aNewProjectTellsAgentsHowToWriteScenes() throws IOException {
    Path project = project();
    String text = Files.readString(project.resolve("AGENTS.md"));
    assertTrue(text.startsWith("# my-talk\n"), text);
    assertTrue(text.contains("src/main/java/mytalk") && text.contains("`gradle test`"), text);
    assertTrue(text.contains("## Ten traps\n") && text.contains("`render mcp`"), text);
    assertFalse(text.contains("<!--") || text.contains(".md)"), "links and comments of the guide");
    assertTrue(text.lines().count() < 90, "the instructions are longer than a page");
    assertEquals("@AGENTS.md\n", Files.readString(project.resolve("CLAUDE.md")));
  }

  @Test
  void commandsOnThePageRunInANewProject() throws IOException {
    Path project = project();
    List<String> commands =
        Files.readString(project.resolve("AGENTS.md"))
            .lines()
            .filter(line -> line.startsWith("render "))
            .map(line -> line.replaceFirst(" +# .*", "").replace("SCENE", "FirstScene"))
            .map(line -> line.replace(" -o ", " -o " + project + "/"))
            .toList();
    assertTrue(commands.size() > 6, commands::toString);
    for (String command : commands) {
      List<String> words =
          Pattern.compile("\"([^\"]*)\"|\\S+")
              .matcher(command)
              .results()
              .map(word -> word.group(1) == null ? word.group() : word.group(1))
              .skip(1)
              .toList();
      assertEquals(0, run(project, words), () -> command + "\n" + out);
      assertFalse(out.isBlank(), command);
    }
    for (String file : List.of("stills", "sheet.png", "draft.mp4")) {
      assertTrue(Files.exists(project.resolve(file)), file);
    }
  }

  /**
   * A row of the table "Ten traps": the wrong code and the right code. Each code is the body of a
   * scene class: its members, then the statements of {@code construct()}.
   */
  record Trap(String wrong, String right) {
    static Trap of(String row) {
      String[] cells = row.substring(2).split(" \\| ");
      return new Trap(cells[0], cells[1]);
    }
  }

  static Stream<Trap> traps() {
    String rows = AgentFiles.onePage().replaceFirst("(?s).*## Ten traps", "");
    return rows.lines().filter(line -> line.startsWith("| `")).map(Trap::of);
  }

  @Test
  void thereAreTenTraps() {
    assertEquals(10, traps().count());
  }

  @ParameterizedTest
  @MethodSource("traps")
  void checkReportsATrapAndAcceptsItsFix(Trap trap) throws IOException {
    assertEquals(0, check(trap.right()), () -> out);
    assertFalse(out.contains("warning"), out);
    assertTrue(check(trap.wrong()) == 1 || out.contains("warning"), () -> trap + "\n" + out);
  }

  private int check(String cell) throws IOException {
    List<String> members = new ArrayList<>();
    List<String> statements = new ArrayList<>();
    for (MatchResult code : CODE.matcher(cell).results().toList()) {
      (code.group(1).matches("\\w\\S* \\w+\\(.*\\{.*\\}") ? members : statements)
          .add(code.group(1));
    }
    Path file = folder.resolve("Trap.java");
    Files.writeString(
        file,
        "import static zoetrope.Zoetrope.*;\nclass Trap extends Scene {\n%s\nprotected void construct() {\n%s\npause();\n}\n}\n"
            .formatted(String.join("\n", members), String.join("\n", statements)));
    return run(folder, List.of("check", file.toString()));
  }

  @Test
  void theExampleOnThePageIsClean() throws IOException {
    MatchResult code = BLOCK.matcher(AgentFiles.onePage()).results().findFirst().orElseThrow();
    Path file = Files.writeString(folder.resolve("OnePage.java"), code.group(1));
    assertEquals(0, run(folder, List.of("check", file.toString())), () -> out);
  }

  @Test
  void theSkillHasAHeadAndExamples() throws IOException {
    Path skill = folder.resolve("zoetrope");
    AgentFiles.writeSkill(ROOT, skill);
    String text = Files.readString(skill.resolve("SKILL.md"));
    String head = "(?s)---\nname: zoetrope\ndescription: [^\n]{100,1024}\n---\n\n# .*";
    assertTrue(text.matches(head), text);
    assertTrue(text.contains("\n## Ten traps\n"), text);
    try (Stream<Path> examples = Files.list(skill.resolve("examples"))) {
      for (Path example : examples.toList()) {
        assertTrue(text.contains("`examples/" + example.getFileName() + "`"), example::toString);
        assertEquals(0, run(folder, List.of("check", example.toString())), () -> out);
      }
    }
  }

  @Test
  void theIndexNamesEachGuideAndTheWholeTextIsShortEnough() throws IOException {
    AgentFiles.writeDocumentation(ROOT, folder);
    String index = Files.readString(folder.resolve("llms.txt"));
    String full = Files.readString(folder.resolve("llms-full.txt"));
    assertTrue(index.startsWith("# Zoetrope\n\n> "), index);
    assertFalse(index.contains("null"), index);
    for (String guide : GuideSections.files()) {
      assertTrue(index.contains("](guides/" + guide + ")"), guide);
      assertTrue(Files.exists(folder.resolve("guides/" + guide)), guide);
      String title = GuideSections.read(guide).lines().findFirst().orElseThrow();
      assertTrue(full.contains("\n#" + title + "\n"), title);
    }
    for (ReferenceEntry entry : Reference.load().entries()) {
      assertTrue(!entry.isWord() || full.contains("`" + entry.signature() + "`"), entry.name());
    }
    assertTrue(full.contains("- `shift(Vec v)` -> S: "), "the full reference lists methods");
    int tokens = full.length() / CHARACTERS_PER_TOKEN;
    assertTrue(tokens < MAX_TOKENS, tokens + " tokens");
    assertTrue(
        full.indexOf("## Ten") < full.indexOf("## Tutorial"),
        "the tutorial comes before the page for agents");
    assertTrue(
        full.indexOf("## All functions") < full.indexOf("## Install"),
        "the installation comes before the functions");
    assertFalse(full.contains("<!--"), "comments are left");
  }
}
