package zoetrope.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.project.BuildTool;
import zoetrope.cli.project.Lesson;
import zoetrope.cli.project.NewProject;
import zoetrope.render.Report;

@Command(
    name = "new",
    description = {
      "Create a project for your scenes",
      "",
      "Writes a build that an IDE can open, a first scene, a test that runs all scenes, a workflow"
          + " that renders them, and instructions for agents. In its folder, 'render' finds the"
          + " scenes of the project. A single file needs no project: render MyScene.java.",
      "",
      "Lessons for school, to be changed: derivation (a formula, line by line), parabola (it moves"
          + " with its equation), unit-circle (sine and cosine), slides (six slides)."
    },
    sortOptions = false)
final class NewCommand extends ConsoleCommand {
  @Parameters(
      arity = "1",
      paramLabel = "FOLDER",
      description = "Folder to create, such as my-talk; its name is the name of the project")
  private Path target;

  @Option(
      names = "--build",
      paramLabel = "TOOL",
      defaultValue = "maven",
      description = "Build tool: maven or gradle (default: maven)")
  private BuildTool tool;

  @Option(
      names = "--lesson",
      paramLabel = "NAME",
      description =
          "Begin with a lesson and some sounds: derivation, parabola, unit-circle or slides"
              + " (default: a short scene)")
  private String lesson;

  @Override
  public Integer call() {
    Optional<Path> repository = NewProject.repository(System.getenv("ZOETROPE_HOME"));
    Lesson first = lesson == null ? Lesson.NONE : Lesson.named(lesson);
    new NewProject(console.folder().resolve(target), tool, first, Report.version(), repository)
        .write();
    console.print(
        String.join(
            "\n",
            target + ": a project for " + (tool == BuildTool.MAVEN ? "Maven" : "Gradle"),
            "",
            "  cd " + (target.toString().contains(" ") ? '"' + target.toString() + '"' : target),
            String.format(
                Locale.ROOT, "  render %-15swrites %s", first.arguments() + " ", first.output()),
            "  render studio         previews all scenes",
            "  "
                + (tool == BuildTool.MAVEN ? "mvn test    " : "gradle test ")
                + "          runs every scene and checks its layout"));
    if (repository.isEmpty()) {
      console.print(
          "\n"
              + "If "
              + tool.program()
              + " or an IDE does not find the Zoetrope library, run 'mvn install -DskipTests' in"
              + " the source folder of Zoetrope");
    }
    return CommandLineTool.DONE;
  }
}
