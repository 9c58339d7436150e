package zoetrope.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Releases versions of a small repository. */
class ReleaseScriptTest {
  private static final String POM =
      """
      <project>
        <artifactId>zoetrope</artifactId>
        <version>1.0.0-SNAPSHOT</version>
        <properties>
          <project.build.outputTimestamp>2026-01-01T00:00:00Z</project.build.outputTimestamp>
          <other.version>11.0.0-SNAPSHOT</other.version>
        </properties>
      </project>
      """;

  private static final String MODULE =
      "<project><parent><version>1.0.0-SNAPSHOT</version></parent></project>\n";

  private static final String CHANGES =
      """
      # Changelog

      ## [Unreleased]

      ### Added

      - Circles.

      ## [0.9.0] - 2025-12-31

      - Squares since 1.0.0-SNAPSHOT.
      """;

  @TempDir private Path folder;

  @BeforeEach
  void makeARepository() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/git")), "skipped: Git is not installed");
    write("pom.xml", POM);
    write("part/pom.xml", MODULE);
    write("CHANGELOG.md", CHANGES);
    write("tools/jbang-catalog.json", "{ \"script-ref\": \"zoetrope:cli:0.9.0\" }\n");
    Files.createDirectories(folder.resolve("tools"));
    Files.copy(
        Path.of("../release"), folder.resolve("tools/release"), StandardCopyOption.COPY_ATTRIBUTES);
    git("init", "-q");
    git("config", "user.name", "A test");
    git("config", "user.email", "test@example.org");
    git("add", "-A");
    git("commit", "-qm", "Begin");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private String git(String... words) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(List.of("/usr/bin/git", "-C", folder.toString()));
    line.addAll(List.of(words));
    Run run = Run.of(line.toArray(String[]::new));
    assertEquals(0, run.code(), run::output);
    return run.output();
  }

  private Run release(String... words) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(List.of(folder.resolve("tools/release").toString()));
    line.addAll(List.of(words));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void theTaggedCommitHasTheVersionAndADatedSectionOfTheChangelog() throws Exception {
    Run run = release("1.0.0");
    assertEquals(0, run.code(), run::output);
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    String pom = git("show", "v1.0.0:pom.xml");
    assertTrue(pom.contains("<version>1.0.0</version>"), pom);
    assertTrue(pom.contains(">" + today + "T00:00:00Z<"), pom);
    assertTrue(pom.contains(">11.0.0-SNAPSHOT<"), pom);
    assertEquals(MODULE.replace("-SNAPSHOT", ""), git("show", "v1.0.0:part/pom.xml"));
    assertEquals(
        CHANGES.replace("## [Unreleased]", "## [Unreleased]\n\n## [1.0.0] - " + today),
        git("show", "v1.0.0:CHANGELOG.md"));
    assertEquals("Release 1.0.0\n", git("log", "-1", "--format=%s", "v1.0.0"));
  }

  @Test
  void theNextCommitHasTheVersionOfTheFollowingDevelopment() throws Exception {
    assertEquals(0, release("1.0.0").code());
    assertEquals(MODULE.replace("1.0.0", "1.1.0"), git("show", "HEAD:part/pom.xml"));
    assertTrue(git("show", "HEAD:tools/jbang-catalog.json").contains("zoetrope:cli:1.0.0\""));
    assertEquals("Begin 1.1.0-SNAPSHOT\n", git("log", "-1", "--format=%s"));
    assertEquals("", git("status", "--porcelain"));
  }

  @Test
  void printsTheNotesOfAVersion() throws Exception {
    assertEquals(0, release("1.0.0", "2.0.0-SNAPSHOT").code());
    assertEquals("### Added\n\n- Circles.\n", release("notes", "1.0.0").output());
    assertEquals("- Squares since 1.0.0-SNAPSHOT.\n", release("notes", "0.9.0").output());
    assertEquals(1, release("notes", "3.0.0").code());
  }

  @Test
  void refusesAReleaseThatWouldBeWrong() throws Exception {
    assertRefused("is not a version", "1.0");
    assertRefused("is not a version of development", "1.0.0", "1.1.0");
    git("tag", "v1.0.0");
    assertRefused("the tag v1.0.0 exists", "1.0.0");
    write("new.txt", "new");
    assertRefused("changes that are not committed", "1.0.1");
    git("add", "-A");
    write("CHANGELOG.md", CHANGES.replace("### Added\n\n- Circles.\n", ""));
    git("commit", "-qam", "Empty the changelog");
    assertRefused("nothing under [Unreleased]", "1.0.1");
  }

  private void assertRefused(String reason, String... words) throws Exception {
    String before = git("rev-parse", "HEAD");
    Run run = release(words);
    assertEquals(1, run.code());
    assertTrue(run.output().contains(reason), run::output);
    assertEquals(before, git("rev-parse", "HEAD"));
  }
}
