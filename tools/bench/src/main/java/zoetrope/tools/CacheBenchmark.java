package zoetrope.tools;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.internal.files.Folders;
import zoetrope.render.result.UsageException;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Measures how much the segment cache saves an author. Renders a scene several times, each time in
 * a new process: without a cache, with an empty cache, without a change, and after edits of the
 * source.
 */
@Command(
    name = "CacheBenchmark",
    description =
        "Renders a scene without a cache, with an empty one, with a full one, and after edits of"
            + " its source, and prints the times and the cache hits of each film.")
public final class CacheBenchmark extends ToolLauncher.Tool {
  private static final String PATTERNS = "scenes/src/main/java/zoetrope/scenes/attention/patterns/";

  /** The first of the jars that contain scenes. */
  private static final String SCENES = "attention.jar";

  @Option(
      names = "--scene",
      paramLabel = "SCENE",
      defaultValue = "AttentionPatterns",
      description = "the scene; AttentionPatterns by default")
  private String scene;

  @Option(
      names = "--quality",
      paramLabel = "QUALITY",
      defaultValue = "high",
      description = "the quality, as for 'render'; high by default")
  private String quality;

  @Option(
      names = "--edit",
      paramLabel = "FILE|OLD|NEW",
      description =
          "an edit: replaces the first occurrence of a text in a source file; by default some edits"
              + " of AttentionPatterns")
  private List<String> edits =
      List.of(
          PATTERNS + "EmbeddingsAct.java|vector(\"E\")|vector(\"e\")",
          PATTERNS + "QueriesAct.java|-dimensional|-part",
          PATTERNS + "GridAct.java|tex(\".\")|tex(\",\")",
          PATTERNS + "ScoresAct.java|Attends to|Looks at",
          PATTERNS + "SumsAct.java|\\\\Delta|\\\\nabla",
          PATTERNS + "SumsAct.java|tex(\"+\").fontSize(96);|tex(\"-\").fontSize(96);");

  public static void main(String[] args) {
    ToolLauncher.main(new CacheBenchmark(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("zoetrope-tools");
    try {
      TextTable table =
          new TextTable("film", "wall s", "CPU s", "CPU %", "hashing %", "reused", "drawn");
      RenderProcess whole = film(folder, "", "--no-cache");
      row(table, "without a cache", whole, whole);
      row(table, "empty cache", film(folder, ""), whole);
      row(table, "nothing changed", film(folder, ""), whole);
      for (String edit : edits) {
        row(table, edit.substring(edit.lastIndexOf('/') + 1), film(folder, edit), whole);
      }
      out.print(table);
      return ToolLauncher.DONE;
    } finally {
      Folders.delete(folder);
    }
  }

  private static void row(TextTable table, String name, RenderProcess film, RenderProcess whole) {
    JsonNode steps = film.scene().path("stepSeconds");
    JsonNode cache = film.report().path("cache");
    table.row(
        name.replace("|", " > "),
        Numbers.fixed(film.wall(), 1),
        Numbers.fixed(film.cpu(), 1),
        Numbers.fixed(100 * film.cpu() / whole.cpu(), 1),
        Numbers.fixed(100 * steps.path("hashing").asDouble() / whole.cpu(), 2),
        cache.path("hits").asText("0"),
        cache.path("misses").asText("0"));
  }

  private RenderProcess film(Path folder, String edit, String... more)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(scene, "--quality", quality));
    arguments.addAll(List.of(more));
    String classPath = withEdit(edited(folder.resolve("classes"), edit));
    return RenderProcess.run(folder, classPath, arguments);
  }

  /**
   * Returns a class path with the edited classes in front of the jars of scenes. The jars in front
   * of the edited classes must stay the same, because the class data archive was created for them.
   */
  private static String withEdit(String classes) {
    String all = RenderProcess.classPath();
    int scenes = all.indexOf(SCENES);
    int at = scenes < 0 ? 0 : all.lastIndexOf(File.pathSeparator, scenes) + 1;
    return all.substring(0, at) + classes + all.substring(at);
  }

  /** Compiles an edited source file and returns its class folder and a path separator. */
  private static String edited(Path classes, String edit) throws IOException {
    if (edit.isEmpty()) {
      return "";
    }
    String[] parts = edit.split("\\|", -1);
    UsageException.require(parts.length == 3, "'%s' is not an edit: expected FILE|OLD|NEW", edit);
    Path file = Path.of(parts[0]);
    String source = Files.readString(file);
    int at = source.indexOf(parts[1]);
    if (at < 0) {
      throw new UsageException(file + " does not contain '" + parts[1] + "'");
    }
    if (Files.exists(classes)) {
      Folders.delete(classes);
    }
    Files.createDirectories(classes);
    Path changed = classes.resolve(file.getFileName());
    Files.writeString(
        changed, source.substring(0, at) + parts[2] + source.substring(at + parts[1].length()));
    String[] options = {
      "-proc:none", "-cp", RenderProcess.classPath(), "-d", classes.toString(), changed.toString()
    };
    UsageException.require(
        ToolProvider.getSystemJavaCompiler().run(null, null, null, options) == 0,
        "%s does not compile after the edit",
        file);
    return classes + File.pathSeparator;
  }
}
