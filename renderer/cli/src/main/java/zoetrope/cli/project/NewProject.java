package zoetrope.cli.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
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
import zoetrope.render.result.OutputException;
import zoetrope.render.result.UsageException;

/**
 * What a new project begins with: a build, a first scene, a test of all scenes, a workflow that
 * renders them.
 *
 * @param folder where it is to be; its name is the project's
 * @param tool what builds it
 * @param version the version of this program, which the build asks for
 * @param repository the folder in which a build finds this program's library; none where only the
 *     user's own repository may have it
 */
public record NewProject(Path folder, BuildTool tool, String version, Optional<Path> repository) {
  /** Packages that an author cannot have, or not without trouble. */
  private static final Set<String> TAKEN = Set.of("java", "javax", "jdk", "sun", "zoetrope");

  /**
   * Checks the name.
   *
   * @throws UsageException for a name of which no project can be made
   */
  public NewProject {
    folder = folder.toAbsolutePath().normalize();
    String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
    if (!name.matches("[A-Za-z][A-Za-z0-9_.-]*")) {
      throw new UsageException(
          "'"
              + name
              + "' cannot be the name of a project: letters, digits, - and _ make one, with a"
              + " letter first, such as my-talk");
    }
  }

  /**
   * The repository of the installation that this program runs from: in the folder that the
   * environment calls {@code ZOETROPE_HOME}, or in that of the package.
   *
   * @param home what the environment says, or null
   * @throws UsageException when that folder has no repository
   */
  public static Optional<Path> repository(String home) {
    if (home != null && !home.isBlank()) {
      Path named = Path.of(home).toAbsolutePath().normalize().resolve("repository");
      if (!Files.isDirectory(named)) {
        throw new UsageException(
            "ZOETROPE_HOME is "
                + home
                + ", where there is no folder 'repository': unpack the"
                + " package, and set it to its folder, or leave it unset");
      }
      return Optional.of(named);
    }
    String place = String.valueOf(NewProject.class.getResource("NewProject.class"));
    return Optional.of(place)
        .filter(url -> url.startsWith("jar:file:"))
        .map(url -> Path.of(URI.create(url.substring("jar:".length(), url.indexOf('!')))))
        .map(jar -> jar.getParent().getParent())
        .map(folder -> folder.resolve("repository"))
        .filter(Files::isDirectory);
  }

  /** The name of the project. */
  public String name() {
    return folder.getFileName().toString();
  }

  /** The package of its scenes: its name without what no package has. */
  String packageName() {
    String letters = name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    boolean taken = TAKEN.contains(letters) || !SourceVersion.isName(letters);
    return taken ? letters + "films" : letters;
  }

  /**
   * Writes it.
   *
   * @throws UsageException when the folder is there already with something in it: nothing is
   *     written over
   * @throws OutputException when a file cannot be written
   */
  public void write() {
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !isEmptyFolder()) {
      throw new UsageException(
          folder + " is there already, and not an empty folder: give the project another name");
    }
    try {
      for (Map.Entry<String, String> file : files().entrySet()) {
        Path target = folder.resolve(file.getKey());
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.getValue(), StandardOpenOption.CREATE_NEW);
      }
    } catch (IOException e) {
      throw new OutputException(folder + " cannot be written: " + e, e);
    }
  }

  private boolean isEmptyFolder() {
    try (Stream<Path> all = Files.list(folder)) {
      return all.findAny().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  /** All files by their paths in the folder. */
  private Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    String build = tool == BuildTool.MAVEN ? "pom.xml" : "build.gradle";
    String main = "src/main/java/" + packageName() + "/";
    String test = "src/test/java/" + packageName() + "/";
    files.put(build, filled(build));
    files.put(main + "FirstScene.java", filled("FirstScene.java"));
    files.put(test + "ScenesTest.java", filled("ScenesTest.java"));
    files.put(".github/workflows/films.yml", filled("films.yml"));
    files.put(".gitignore", filled("gitignore"));
    files.put("README.md", filled("README.md"));
    if (tool == BuildTool.GRADLE) {
      files.put("settings.gradle", "rootProject.name = '" + name() + "'\n");
    }
    repository.ifPresent(place -> files.put(placeFile(), place(place)));
    return files;
  }

  private String placeFile() {
    return tool == BuildTool.MAVEN ? ".mvn/maven.config" : "local.properties";
  }

  /** As an address, in which blanks are no blanks. */
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
        .replace("@name@", name())
        .replace("@package@", packageName())
        .replace("@version@", version);
  }

  /**
   * A new project has no wrapper, so the version is named; the cache is the one of free licence.
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
