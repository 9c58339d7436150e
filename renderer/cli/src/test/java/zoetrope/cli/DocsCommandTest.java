package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import zoetrope.cli.project.Installation;

/** The command that opens the documentation. */
class DocsCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... arguments) {
    return new CommandLineTool(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(arguments);
  }

  @Test
  void printsTheAddressOfTheFirstPageAndOfANamedOne() {
    assumeTrue(Installation.site().isPresent(), "skipped: the site is not built");
    assertEquals(0, run("docs", "--no-open"), err::toString);
    assertEquals(0, run("docs", "tutorial", "--no-open"), err::toString);
    String[] lines = out.toString(StandardCharsets.UTF_8).split("\\R");
    assertTrue(lines[0].endsWith("/index.html"), lines[0]);
    assertTrue(lines[1].endsWith("/tutorial.html"), lines[1]);
    assertTrue(Files.isRegularFile(Path.of(URI.create(lines[1]))), lines[1]);
  }

  @Test
  void suggestsAPage() {
    assumeTrue(Installation.site().isPresent(), "skipped: the site is not built");
    assertEquals(2, run("docs", "tutoral", "--no-open"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("tutorial"), err::toString);
  }

  @Test
  void saysHowToBuildAMissingSite() {
    assumeTrue(Installation.site().isEmpty(), "skipped: the site is built");
    assertEquals(2, run("docs"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("mvn -Pdocs"), err::toString);
  }
}
