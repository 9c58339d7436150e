package zoetrope.cli.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import zoetrope.cli.sources.AgentFiles;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.UsageException;

/**
 * The files of a new project: a build, a first scene, a test of all scenes, a workflow that renders
 * them, and instructions for agents.
 *
 * @param folder the folder of the project, whose name is the project's name
 * @param lesson the first scene. A lesson also has sounds
 * @param version the version of this program that the build depends on
 * @param repository the folder where a build finds the library of this program; empty if only the
 *     user's local repository may have it
 */
public record NewProject(
    Path folder, BuildTool tool, Lesson lesson, String version, Optional<Path> repository) {
  /** The names that a package of an author must not have. */
  private static final Set<String> RESERVED_PACKAGES =
      Set.of("java", "javax", "jdk", "sun", "zoetrope");

  /**
   * Checks the name.
   *
   * @throws UsageException if no project can have this name
   */
  public NewProject {
    folder = folder.toAbsolutePath().normalize();
    String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
    UsageException.require(
        name.matches("[A-Za-z][A-Za-z0-9_.-]*"),
        "'%s' is not a project name: use letters, digits, - and _, with a"
            + " letter first, such as my-talk",
        name);
  }

  /**
   * Returns the repository of the installation that runs this program: in the folder that {@code
   * ZOETROPE_HOME} names, or in the package's folder.
   *
   * @param home the value of {@code ZOETROPE_HOME}, or null
   * @throws UsageException if that folder has no repository
   */
  public static Optional<Path> repository(String home) {
    if (home != null && !home.isBlank()) {
      Path named = Path.of(home).toAbsolutePath().normalize().resolve("repository");
      UsageException.require(
          Files.isDirectory(named),
          "ZOETROPE_HOME is %s, which has no folder 'repository': set ZOETROPE_HOME to the folder"
              + " of the unpacked package, or unset it",
          home);
      return Optional.of(named);
    }
    return Installation.folder("repository");
  }

  public String name() {
    return folder.getFileName().toString();
  }

  /**
   * Returns the package of its scenes: its name without the characters that a package cannot have.
   */
  String packageName() {
    String letters = name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    boolean taken = RESERVED_PACKAGES.contains(letters) || !SourceVersion.isName(letters);
    return taken ? letters + "films" : letters;
  }

  /**
   * Writes the project.
   *
   * @throws UsageException if the folder exists and is not empty; no file is overwritten
   * @throws OutputException if a file cannot be written
   */
  public void write() {
    UsageException.require(
        !Files.exists(folder, LinkOption.NOFOLLOW_LINKS) || isEmptyFolder(),
        "%s exists already and is not an empty folder: choose another name",
        folder);
    try {
      for (Map.Entry<String, String> file : files().entrySet()) {
        write(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
      }
      if (lesson != Lesson.NONE) {
        String sounds = "src/main/resources/" + packageName() + "/sounds/";
        for (Map.Entry<String, byte[]> file : LessonSounds.files().entrySet()) {
          write(sounds + file.getKey(), file.getValue());
        }
      }
    } catch (IOException e) {
      throw new OutputException(folder + " cannot be written: " + e, e);
    }
  }

  private void write(String file, byte[] content) throws IOException {
    Path target = folder.resolve(file);
    Files.createDirectories(target.getParent());
    Files.write(target, content, StandardOpenOption.CREATE_NEW);
  }

  private boolean isEmptyFolder() {
    try (Stream<Path> all = Files.list(folder)) {
      return all.findAny().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  /** Returns all files by their paths in the folder. */
  private Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    String build = tool == BuildTool.MAVEN ? "pom.xml" : "build.gradle";
    String main = "src/main/java/" + packageName() + "/";
    String test = "src/test/java/" + packageName() + "/";
    files.put(build, filled(build));
    String scene = lesson.scene() + ".java";
    files.put(main + scene, filled("lessons/" + scene));
    files.put(test + "ScenesTest.java", filled("ScenesTest.java"));
    files.put(".github/workflows/films.yml", filled("films.yml"));
    files.put(".gitignore", filled("gitignore"));
    files.put("README.md", filled("README.md"));
    files.put("AGENTS.md", filled("AGENTS.md") + AgentFiles.onePage());
    files.put("CLAUDE.md", "@AGENTS.md\n");
    if (tool == BuildTool.GRADLE) {
      files.put("settings.gradle", "rootProject.name = '" + name() + "'\n");
    }
    repository.ifPresent(place -> files.put(placeFile(), place(place)));
    return files;
  }

  private String placeFile() {
    return tool == BuildTool.MAVEN ? ".mvn/maven.config" : "local.properties";
  }

  /** Returns the repository as a URL with escaped blanks. */
  private String place(Path repository) {
    String address = repository.toUri().toString().replaceFirst("/$", "");
    return (tool == BuildTool.MAVEN ? "-D" : "") + "zoetrope.repository=" + address + "\n";
  }

  private String filled(String name) {
    boolean maven = tool == BuildTool.MAVEN;
    return template(name)
        .replace("@setup@", maven ? "          cache: maven" : GRADLE_SETUP)
        .replace("@test@", maven ? "mvn -B test" : "gradle test")
        .replace("@tool@", tool.program())
        .replace("@where@", "`" + placeFile() + "` names it on this machine")
        .replace("@scene@", lesson.scene())
        .replace("@render@", String.format(Locale.ROOT, "%-18s", lesson.arguments()))
        .replace("@output@", lesson.output())
        .replace("@name@", name())
        .replace("@package@", packageName())
        .replace("@version@", version);
  }

  /**
   * The steps of the workflow that install Gradle. They name its version, because a new project has
   * no Gradle wrapper. The cache provider {@code basic} has a free licence.
   */
  private static final String GRADLE_SETUP =
      """
            - uses: gradle/actions/setup-gradle@v6
              with:
                gradle-version: "8.14.3"
                cache-provider: basic\
      """;

  private static String template(String name) {
    try (InputStream in = NewProject.class.getResourceAsStream(name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
