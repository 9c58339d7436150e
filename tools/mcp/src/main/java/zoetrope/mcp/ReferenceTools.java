package zoetrope.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.cli.CommandLineTool;
import zoetrope.cli.sources.SceneSources;
import zoetrope.mcp.ToolArguments.Argument;
import zoetrope.render.result.UsageException;

/** The tools that read the reference and the examples. They run no scene. */
final class ReferenceTools {
  private static final int MAX_SCENES = 12;
  private static final int MAX_LINES_OF_SCENE = 3;

  private ReferenceTools() {}

  static List<AgentTool> all() {
    return List.of(
        new AgentTool(
            "doc",
            "Describes a function, a type or a method, with all overloads, units and an example, or"
                + " searches the reference and the guides. Look a name up before you use it.",
            List.of(
                new Argument("name", "A name, such as circle, Axes, shift or Mobject.shift"),
                new Argument("search", "Words or a question, such as: how do I zoom")),
            (arguments, running) -> doc(arguments)),
        new AgentTool(
            "manim_name",
            "Translates a name of Manim (manimgl or Manim Community, in Python) into Zoetrope's"
                + " name.",
            List.of(new Argument("name", "A name of Manim, such as Create or get_center")),
            (arguments, running) ->
                command(List.of("doc", "--manim=" + required(arguments, "name")))),
        new AgentTool(
            "examples",
            "Lists the example scenes that use a name, with the source lines, or returns the whole"
                + " source of an example.",
            List.of(
                new Argument("name", "A function, method or type, such as alwaysRedraw"),
                new Argument("scene", "The name of an example, to get its whole source")),
            (arguments, running) -> examples(arguments)));
  }

  private static String required(ToolArguments arguments, String name) {
    return arguments
        .text(name)
        .filter(text -> !text.isBlank())
        .orElseThrow(() -> new UsageException("the argument '" + name + "' is missing"));
  }

  private static CallToolResult doc(ToolArguments arguments) {
    return arguments.text("search").isPresent()
        ? command(words(List.of("doc", "--search", "--"), required(arguments, "search")))
        : command(words(List.of("doc", "--"), required(arguments, "name")));
  }

  private static List<String> words(List<String> command, String text) {
    return Stream.concat(command.stream(), Stream.of(text.strip().split("\\s+"))).toList();
  }

  private static CallToolResult command(List<String> line) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(text, true, StandardCharsets.UTF_8);
    int code = new CommandLineTool(stream, stream).run(line.toArray(String[]::new));
    return AgentTool.text(text.toString(StandardCharsets.UTF_8), code != 0);
  }

  private static CallToolResult examples(ToolArguments arguments) {
    SceneSources sources = SceneSources.ofAll();
    if (arguments.text("scene").isPresent()) {
      String scene = required(arguments, "scene");
      return sources
          .sourceOf(scene)
          .map(source -> AgentTool.text(source, false))
          .orElseThrow(() -> new UsageException("there is no example " + scene));
    }
    String name = required(arguments, "name");
    Map<String, List<String>> uses = new LinkedHashMap<>();
    for (SceneSources.Line line : sources.uses(name)) {
      uses.computeIfAbsent(line.scene(), scene -> new ArrayList<>()).add(line.text());
    }
    UsageException.require(
        !uses.isEmpty(), "no example uses %s: look the name up with the tool 'doc'", name);
    List<String> lines = new ArrayList<>();
    uses.entrySet().stream()
        .limit(MAX_SCENES)
        .forEach(
            use -> {
              lines.add(use.getKey());
              use.getValue().stream().limit(MAX_LINES_OF_SCENE).forEach(l -> lines.add("  " + l));
            });
    if (uses.size() > MAX_SCENES) {
      lines.add("and " + (uses.size() - MAX_SCENES) + " more scenes");
    }
    return AgentTool.text(String.join("\n", lines), false);
  }
}
