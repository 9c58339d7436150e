package zoetrope.maven;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** A goal that runs one command of the command line in the project's folder. */
abstract class SceneMojo extends AbstractMojo {
  private static final int FAILED = 1;

  /** The scenes, by their names or files. Default: all scenes of the project. */
  @Parameter(property = "zoetrope.scenes")
  private List<String> scenes = List.of();

  /** The quality: low, medium, high, 2k or 4k. */
  @Parameter(property = "zoetrope.quality")
  private String quality;

  /**
   * All other options of the command, by their names without dashes, such as {@code <fps>25</fps>}.
   * An empty element is an option without a value: {@code <no-cache/>}.
   */
  @Parameter private Map<String, String> options = new LinkedHashMap<>();

  /**
   * More options of the command in one line, split at blanks, such as {@code --fps 25 --no-cache}.
   */
  @Parameter(property = "zoetrope.arguments", defaultValue = "")
  private String arguments;

  /** Options for the Java machine that runs the scenes, split at blanks, such as {@code -Xmx4g}. */
  @Parameter(property = "zoetrope.javaOptions", defaultValue = "")
  private String javaOptions;

  /** Whether to do nothing. */
  @Parameter(property = "zoetrope.skip", defaultValue = "false")
  private boolean skip;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  private List<Artifact> pluginArtifacts;

  /** Adds the command's name, if it has one, and the options that belong to this goal alone. */
  abstract void addTo(List<String> line);

  /** Whether the goal takes all scenes by the option {@code --all}. */
  boolean takesAll() {
    return true;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("skipped, because zoetrope.skip is true");
      return;
    }
    int code = run(line());
    if (code == FAILED) {
      throw new MojoFailureException(failure());
    }
    if (code != 0) {
      throw new MojoExecutionException("Zoetrope ended with exit code " + code + ": see above");
    }
  }

  /** Returns the message if a scene failed or has findings. */
  String failure() {
    return "a scene failed: see above";
  }

  private List<String> line() {
    List<String> line = new ArrayList<>();
    addTo(line);
    option(line, "quality", quality);
    options.forEach((name, value) -> option(line, name, value == null ? "" : value));
    line.addAll(words(arguments));
    if (!scenes.isEmpty()) {
      line.addAll(scenes);
    } else if (takesAll()) {
      line.add("--all");
    }
    return line;
  }

  /** Adds an option if {@code value} is not null; with an empty value, its name alone. */
  static void option(List<String> line, String name, Object value) {
    if (value != null) {
      line.add("--" + name + (value.toString().isEmpty() ? "" : "=" + value));
    }
  }

  private static List<String> words(String text) {
    return text == null || text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private int run(List<String> line) throws MojoExecutionException {
    String classPath = ForkedClassPath.of(pluginArtifacts, project.getArtifacts());
    File folder = project.getBasedir();
    try {
      return new ForkedCommandLine(classPath, words(javaOptions), folder).run(line, getLog());
    } catch (IOException e) {
      throw new MojoExecutionException("Java could not be started: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted", e);
    }
  }
}
