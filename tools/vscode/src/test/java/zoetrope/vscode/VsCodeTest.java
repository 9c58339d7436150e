package zoetrope.vscode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.Needs;
import zoetrope.cli.CommandLineTool;

/** The extension for Visual Studio Code, without the editor. */
class VsCodeTest {
  private static final Path TESTS = Path.of("test");
  private static final Path EXTENSION = Path.of("extension");

  @TempDir Path folder;

  /**
   * Runs the tests in JavaScript. They read current reports of {@code render check}, so that they
   * fail if the extension does not understand these.
   */
  @Test
  void understandsTheReportsOfTheCheck() throws Exception {
    Needs.programs("node");
    Path reports = Files.createDirectories(Path.of("target", "reports"));
    for (String scene : List.of("Faults", "Errors", "Throws")) {
      Path report = reports.resolve(scene + ".json");
      Files.deleteIfExists(report);
      check("--json=" + report, TESTS.resolve("scenes").resolve(scene + ".java").toString());
    }
    String log = node("--test", "--test-reporter=tap", TESTS.toString());
    assertTrue(log.contains("# fail 0"), log);
    assertTrue(log.matches("(?s).*# pass [1-9]\\d.*"), log);
  }

  private static void check(String... arguments) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false);
    String[] line = Stream.concat(Stream.of("check"), Stream.of(arguments)).toArray(String[]::new);
    assertEquals(1, new CommandLineTool(nowhere, nowhere).run(line));
  }

  private String node(String... arguments) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    List<String> line =
        Stream.concat(Stream.of(Needs.program("node").toString()), Stream.of(arguments)).toList();
    Process process =
        new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    process.getOutputStream().close();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "node did not end");
    return Files.readString(log);
  }

  @Test
  void packsTheExtensionAsTheEditorInstallsIt() throws IOException {
    Path first = pack("first.vsix");
    try (ZipFile zip = new ZipFile(first.toFile())) {
      Set<String> names = zip.stream().map(entry -> entry.getName()).collect(Collectors.toSet());
      assertTrue(
          names.containsAll(
              List.of(
                  "[Content_Types].xml",
                  "extension.vsixmanifest",
                  "extension/LICENSE.txt",
                  "extension/README.md",
                  "extension/extension.js",
                  "extension/icon.png",
                  "extension/package.json",
                  "extension/lib/scenes.js")),
          names.toString());
      String manifest =
          new String(zip.getInputStream(zip.getEntry("extension.vsixmanifest")).readAllBytes());
      assertTrue(manifest.contains("Id=\"zoetrope\" Version=\"1.0.0\" Publisher=\"zoetrope\""));
      assertTrue(manifest.contains("Code.Engine\" Value=\"^1.75.0\""), manifest);
    }
    assertEquals(-1, Files.mismatch(first, pack("second.vsix")), "other bytes");
  }

  private Path pack(String name) throws IOException {
    Path target = folder.resolve(name);
    PackExtension.main(
        new String[] {
          EXTENSION.toString(), "../../LICENSE", target.toString(), "2026-01-01T00:00:00Z"
        });
    return target;
  }

  /** Each command of the description is registered, and each setting is read. */
  @Test
  void implementsWhatItDeclares() throws IOException {
    String declared = Files.readString(EXTENSION.resolve("package.json"));
    String code = Files.readString(EXTENSION.resolve("extension.js"));
    List<String> commands =
        declared
            .lines()
            .filter(line -> line.contains("\"title\"") && line.contains("\"command\""))
            .map(line -> line.replaceFirst(".*\"zoetrope\\.(\\w+)\".*", "$1"))
            .toList();
    assertEquals(List.of("render", "check", "frame", "studio"), commands);
    commands.forEach(command -> assertTrue(code.contains("command('" + command + "',"), command));
    for (String setting : List.of("command", "quality", "checkOnSave", "strict")) {
      assertTrue(declared.contains("\"zoetrope." + setting + "\": {"), setting);
      assertTrue(code.contains("setting('" + setting + "')"), setting);
    }
  }
}
