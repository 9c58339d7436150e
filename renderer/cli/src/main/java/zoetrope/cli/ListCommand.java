package zoetrope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.SceneEntry;

@Command(
    name = "list",
    description = "List the scenes, and the files with scenes in this folder",
    sortOptions = false)
final class ListCommand extends ConsoleCommand {
  @Parameters(
      arity = "0..*",
      paramLabel = "FILE.java",
      description = "Source files whose scenes to list (default: all scenes)")
  private List<String> files = List.of();

  @Option(names = "--all", description = "In a project, also list the scenes of Zoetrope")
  private boolean all;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the list as JSON; - writes to standard output")
  private Path json;

  @Override
  public Integer call() {
    List<SceneEntry> scenes = scenes();
    if (json != null) {
      OutputFiles.checkFiles(Console.fileOf(json));
      console.json(json, scenes.stream().map(SceneFacts::of).toList());
      return CommandLineTool.DONE;
    }
    List<String> here = files.isEmpty() ? filesHere() : List.of();
    if (!here.isEmpty()) {
      console.print("Files in this folder");
      here.forEach(file -> console.print("  " + file));
    }
    int width = scenes.stream().mapToInt(s -> s.name().length()).max().orElse(0);
    grouped(scenes)
        .forEach(
            (group, members) -> {
              if (!group.isEmpty()) {
                console.print(group);
              }
              String indent = group.isEmpty() ? "" : "  ";
              for (SceneEntry scene : members) {
                String gap = " ".repeat(width - scene.name().length() + 2);
                console.print((indent + scene.name() + gap + scene.summary()).stripTrailing());
              }
            });
    return CommandLineTool.DONE;
  }

  /**
   * Returns the names of the source files with scenes in the current folder. The files are not
   * compiled.
   */
  private List<String> filesHere() {
    try (Stream<Path> all = Files.list(console.folder())) {
      return all.filter(ListCommand::hasScene)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static boolean hasScene(Path file) {
    try {
      return file.toString().endsWith(".java") && Files.readString(file).contains("construct()");
    } catch (IOException e) {
      return false; // It is a folder, or not in UTF-8.
    }
  }

  private List<SceneEntry> scenes() {
    if (!files.isEmpty()) {
      return console.scenes().find(files);
    }
    List<SceneEntry> scenes = new ArrayList<>(console.scenes().all());
    if (all) {
      KnownScenes.ofProgram().stream().filter(s -> !scenes.contains(s)).forEach(scenes::add);
    }
    return scenes;
  }

  private static Map<String, List<SceneEntry>> grouped(List<SceneEntry> scenes) {
    Map<String, List<SceneEntry>> groups = new LinkedHashMap<>();
    scenes.forEach(s -> groups.computeIfAbsent(s.group(), g -> new ArrayList<>()).add(s));
    return groups;
  }
}
