package zoetrope.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.mcp.SceneProcess.Output;
import zoetrope.mcp.ToolArguments.Argument;

/** The tools that run a scene. Each runs a command of {@code render} in another process. */
final class SceneTools {
  /** Page 10 comes after page 9. */
  private static final Comparator<Path> BY_PAGE =
      Comparator.comparingInt((Path file) -> file.toString().length())
          .thenComparing(Comparator.naturalOrder());

  private static final String RUNS =
      " The scene is a Java program, which runs with the rights of the user of the server.";

  private static final int MAX_IMAGES = 12;

  /** The key of the plays in a report, and the argument that asks for them. */
  private static final String PLAYS = "plays";

  /** The number of frames in a row of a sheet, which are large enough to read their texts. */
  private static final int SHEET_COLUMNS = 2;

  /**
   * The keys of reports whose values do not depend on the scene. The answers of the tools omit
   * them.
   */
  private static final Set<String> OF_PROGRAM = Set.of("program", "java", "settings", "cache");

  /** The time that a call may take in addition to the time limit of its scene. */
  private static final Duration MARGIN = Duration.ofSeconds(40);

  private static final Duration RENDER_LIMIT = Duration.ofMinutes(30);

  private static final List<Argument> SCENE =
      List.of(
          new Argument(
              "scene",
              "A path below the server's folder, such as MyScene.java or MyScene.java:Part, or the"
                  + " name of a scene"),
          new Argument("source", "Instead of scene: the text of a whole Java file with a scene"),
          new Argument("set", "object", "Values of the scene's parameters by name"),
          new Argument("quality", "low (480p15), medium (720p30), high (1080p60), 2k or 4k"));

  private final ObjectMapper json = new ObjectMapper();
  private final SceneFolder folder;
  private final SceneProcesses processes;
  private final Duration timeout;

  SceneTools(SceneFolder folder, SceneProcesses processes, Duration timeout) {
    this.folder = folder;
    this.processes = processes;
    this.timeout = timeout;
  }

  /** The call of a tool: its arguments, and a temporary folder. */
  private record Job(
      ToolArguments arguments,
      List<CommandOption> options,
      AgentTool.Running running,
      String scene,
      Path files) {
    /** Returns a command line about the scene, with the options of all tools. */
    List<String> line(Duration limit, String defaultQuality, String... words) {
      List<String> line = new ArrayList<>(List.of(words));
      line.add("--timeout=" + limit.toSeconds() + "s");
      line.add("--quality=" + arguments.text("quality").orElse(defaultQuality));
      arguments.members("set").forEach((name, value) -> line.add("--set=" + name + "=" + value));
      options.forEach(option -> option.words(arguments).forEach(line::add));
      return line;
    }
  }

  private interface Code {
    CallToolResult run(Job job) throws IOException;
  }

  List<AgentTool> all() {
    return Stream.concat(inspectingTools().stream(), filmTools().stream()).toList();
  }

  private List<AgentTool> inspectingTools() {
    return List.of(
        tool(
            "check",
            "Compiles and runs a scene and reports compile errors with hints, and what viewers"
                + " would see as faults (overlaps, cut texts, jumps), with time, variable and fix."
                + " Call it after each change.",
            List.of(new Argument(PLAYS, "boolean", "Also list all plays with times and lines")),
            CommandOption.OF_CHECK,
            this::check),
        tool(
            "still",
            "Draws frames of a scene and returns them as images.",
            List.of(
                new Argument(
                    "at", "Seconds, frame:N or end; several with commas, such as 1,2.5,end")),
            List.of(),
            this::still),
        tool(
            "sheet",
            "Draws a storyboard of a scene, with the last frame of each play, its time and its"
                + " source line; or, with every or at, a contact sheet of frames at chosen times.",
            List.of(),
            CommandOption.OF_SHEET,
            this::sheet),
        tool(
            "objects",
            "Lists the objects in a frame: variable, class, source line, box in units, colours, how"
                + " much is visible.",
            List.of(new Argument("at", "Seconds, frame:N or end (default: end)")),
            List.of(),
            job -> data(job, line(job, "objects", job.scene(), "--json=-", at(job)))));
  }

  private List<AgentTool> filmTools() {
    return List.of(
        tool(
            "describe_film",
            "Returns the duration, plays, sections, subtitles, spoken lines, sounds and parameters"
                + " of a scene.",
            List.of(),
            List.of(),
            job -> data(job, line(job, job.scene(), "--dry-run", "--json=-"))),
        tool(
            "render",
            "Renders a video into the server's folder. Reports progress, and can be cancelled.",
            List.of(
                new Argument(
                    "file", "Output below the folder, such as out/a.mp4 (default: out/SCENE.mp4)"),
                new Argument("timeout", "number", "Time limit in seconds (default: 1800)")),
            CommandOption.OF_PART,
            this::render));
  }

  private AgentTool tool(
      String name,
      String description,
      List<Argument> more,
      List<CommandOption> ofCommand,
      Code code) {
    List<CommandOption> options =
        Stream.concat(CommandOption.OF_ALL.stream(), ofCommand.stream()).toList();
    return new AgentTool(
        name,
        description + RUNS,
        Stream.of(SCENE, more, CommandOption.arguments(options)).flatMap(List::stream).toList(),
        (arguments, running) -> {
          Path files = folder.ofCall();
          try {
            String scene = folder.scene(arguments, files);
            return code.run(new Job(arguments, options, running, scene, files));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          } finally {
            SceneFolder.delete(files);
          }
        });
  }

  private List<String> line(Job job, String... words) {
    return job.line(timeout, "medium", words);
  }

  private static String at(Job job) {
    return "--at=" + job.arguments().text("at").orElse("end");
  }

  private Output run(Job job, List<String> line) {
    return run(job, timeout, false, line);
  }

  private Output run(Job job, Duration limit, boolean isFilm, List<String> line) {
    return processes.run(
        line, limit.plus(MARGIN), isFilm, job.running().call(), job.running().notes());
  }

  /**
   * Returns the report of a check. If the scene has findings, the call still counts as a success.
   */
  private CallToolResult check(Job job) throws IOException {
    Output output = run(job, line(job, "check", job.scene(), "--json=-"));
    if (output.result().isBlank()) {
      return AgentTool.text(output.notes(), true);
    }
    JsonNode report = json.readTree(output.result());
    // The messages of a scene that failed are in the report.
    boolean hasFailed = "failed".equals(report.at("/scenes/0/status").asText());
    String notes = hasFailed ? "" : output.notes();
    return data(output.result(), notes, false, job.arguments().isSet(PLAYS));
  }

  private CallToolResult data(Job job, List<String> line) throws IOException {
    Output output = run(job, line);
    return data(output);
  }

  private CallToolResult data(Output output) throws IOException {
    return output.result().isBlank()
        ? AgentTool.text(output.notes(), true)
        : data(output.result(), output.notes(), output.code() != 0, false);
  }

  /**
   * Returns the messages of a command and the JSON that it printed, without the keys {@link
   * #OF_PROGRAM}.
   *
   * @param hasPlays whether the answer has the plays of the scenes of a check
   */
  private CallToolResult data(String result, String notes, boolean isError, boolean hasPlays)
      throws IOException {
    Map<?, ?> data = json.readValue(result, Map.class);
    data.keySet().removeAll(OF_PROGRAM);
    if (!hasPlays && data.get("scenes") instanceof List<?> checked) {
      checked.forEach(scene -> ((Map<?, ?>) scene).remove(PLAYS));
    }
    CallToolResult.Builder answer =
        CallToolResult.builder()
            .structuredContent(data)
            .addTextContent(json.writeValueAsString(data))
            .isError(isError);
    if (!notes.isBlank()) {
      answer.addTextContent(notes);
    }
    return answer.build();
  }

  private CallToolResult still(Job job) throws IOException {
    List<String> line = line(job, job.scene(), "-o", job.files() + "/", "--json=-");
    for (String time : job.arguments().text("at").orElse("end").split("\\s*,\\s*")) {
      line.add("--at=" + time);
    }
    Output output = run(job, line);
    List<Path> files = new ArrayList<>();
    if (!output.result().isBlank()) {
      for (JsonNode still : json.readTree(output.result()).path("stills")) {
        files.add(Path.of(still.path("output").asText()));
      }
    }
    return images(job, output, files);
  }

  private CallToolResult sheet(Job job) throws IOException {
    Path pages = Files.createDirectory(job.files().resolve("pages"));
    List<String> line =
        line(job, "sheet", job.scene(), "-o", pages.resolve("sheet.png").toString());
    if (job.arguments().text("columns").isEmpty()) {
      line.add("--columns=" + SHEET_COLUMNS);
    }
    Output output = run(job, line);
    try (Stream<Path> files = Files.list(pages)) {
      return images(job, output, files.sorted(BY_PAGE).toList());
    }
  }

  /**
   * Returns images and the messages of the command that drew them. The messages do not name the
   * images' files, which are deleted.
   */
  private static CallToolResult images(Job job, Output output, List<Path> files)
      throws IOException {
    CallToolResult.Builder result = CallToolResult.builder().isError(output.code() != 0);
    for (Path file : files.stream().filter(Files::exists).limit(MAX_IMAGES).toList()) {
      String data = Base64.getEncoder().encodeToString(Files.readAllBytes(file));
      result.addContent(ImageContent.builder(data, "image/png").build());
    }
    if (files.size() > MAX_IMAGES) {
      result.addTextContent("the first " + MAX_IMAGES + " of " + files.size() + " images");
    }
    String file = Pattern.quote(job.files().toString()) + "[^:\n]*\\.png";
    String notes =
        output
            .notes()
            .replaceAll(" \\(" + file + " and following\\)", "")
            .replaceAll(file + ": ", "")
            .replace(job.files() + "/", "");
    return result.addTextContent(notes).build();
  }

  private CallToolResult render(Job job) throws IOException {
    Optional<String> file = job.arguments().text("file");
    Path target = folder.inside("file", file.orElse("out"));
    Duration limit =
        job.arguments()
            .number("timeout")
            .map(seconds -> Duration.ofSeconds(Math.max(1, Math.round(seconds))))
            .orElse(RENDER_LIMIT);
    List<String> line = job.line(limit, "high", job.scene());
    file.ifPresent(name -> line.add("--out=" + target));
    line.addAll(List.of("--json=-", "--progress=plain"));
    return data(run(job, limit, true, line));
  }
}
