package zoetrope.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the GitHub Action. Most tests use a package whose program prints its arguments; one uses the
 * real package.
 */
@EnabledOnOs(OS.LINUX)
class ActionTest {
  private static final String PLATFORM =
      System.getProperty("os.arch").equals("amd64") ? "linux-x86_64" : "linux-arm64";

  private static final String NAME = "zoetrope-1.0.0-" + PLATFORM + ".tar.gz";

  private static final String PROGRAM =
      """
      #!/bin/sh
      echo "arguments: $*"
      case "$*" in *fail*) exit 1 ;; esac
      """;

  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      class Dot extends Scene {
        protected void construct() {
          play(create(circle(1)));
        }
      }
      """;

  @TempDir private Path folder;

  private Path small;

  @BeforeEach
  void packASmallPackage() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/curl")), "skipped: curl is not installed");
    Path bin = Files.createDirectories(folder.resolve("made/zoetrope-1.0.0/bin"));
    Files.writeString(bin.resolve("render"), PROGRAM).toFile().setExecutable(true);
    small = folder.resolve(NAME);
    Path made = folder.resolve("made");
    Run tar = Run.of("/bin/tar", "-czf", small.toString(), "-C", made.toString(), "zoetrope-1.0.0");
    assertEquals(0, tar.code(), tar::output);
  }

  private ActionSteps steps(String server, String reference) throws IOException {
    return new ActionSteps(folder, folder.resolve("runner"), server, reference);
  }

  private ActionSteps withSmallPackage() throws IOException {
    return steps("", "main").with("package", small.toString());
  }

  @Test
  void rendersAllScenesByDefault() throws IOException, InterruptedException {
    ActionSteps steps = withSmallPackage();
    Run run = steps.run("install", "run");
    assertEquals(0, run.code(), run::output);
    assertEquals(
        "arguments: --out films --progress plain --json films/report.json --all\n", run.output());
    assertEquals(folder + "/films/report.json", steps.output("report"));
    assertTrue(Files.isDirectory(Path.of(steps.output("home"), "bin")));
  }

  @Test
  void checksTheNamedScenesInAFolder() throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("talk"));
    Run run =
        withSmallPackage()
            .with("command", "check")
            .with("scenes", "One.java\nTwo")
            .with("options", "--strict  --quality low")
            .with("folder", "talk")
            .with("out", "found")
            .run("install", "run");
    assertEquals(
        "arguments: check --json found/check.json --strict --quality low One.java Two\n",
        run.output());
    assertTrue(Files.isDirectory(folder.resolve("talk/found")));
  }

  @Test
  void failsIfTheCommandFails() throws IOException, InterruptedException {
    assertEquals(1, withSmallPackage().with("scenes", "fail").run("install", "run").code());
    assertEquals(2, withSmallPackage().with("command", "draw").run("install", "run").code());
  }

  @Test
  void downloadsTheReleaseOfItsVersionAndComparesTheChecksum() throws Exception {
    byte[] packed = Files.readAllBytes(small);
    String sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(packed));
    String release = "/owner/zoetrope/releases/download/v1.0.0/";
    HttpServer server = server(release + NAME, packed, release + "SHA256SUMS", sums(sum));
    try {
      String address = "http://localhost:" + server.getAddress().getPort();
      Run run = steps(address, "v1.0.0").run("install", "run");
      assertEquals(0, run.code(), run::output);
    } finally {
      server.stop(0);
    }
    String wrong = "0".repeat(64);
    server = server(release + NAME, packed, release + "SHA256SUMS", sums(wrong));
    try {
      String address = "http://localhost:" + server.getAddress().getPort();
      assertFails("does not have the SHA-256 checksum " + wrong, steps(address, "v1.0.0"));
    } finally {
      server.stop(0);
    }
  }

  private static byte[] sums(String sum) {
    return ("1".repeat(64) + "  other.tar.gz\n" + sum + "  " + NAME + "\n").getBytes();
  }

  private static HttpServer server(String file, byte[] content, String other, byte[] text)
      throws IOException {
    InetSocketAddress loopback = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    HttpServer server = HttpServer.create(loopback, 0);
    Map.of(file, content, other, text)
        .forEach(
            (path, bytes) ->
                server.createContext(
                    path,
                    exchange -> {
                      exchange.sendResponseHeaders(200, bytes.length);
                      exchange.getResponseBody().write(bytes);
                      exchange.close();
                    }));
    server.start();
    return server;
  }

  @Test
  void explainsWhyThereIsNoPackage() throws IOException, InterruptedException {
    assertFails("'main', which is not a version", steps("http://localhost:9", "main"));
    assertFails(
        "could not be downloaded",
        steps("", "main").with("package", folder.resolve("none.tar.gz").toUri().toString()));
    assertFails("SHA-256 checksum abc", withSmallPackage().with("sha256", "abc"));
  }

  private static void assertFails(String reason, ActionSteps steps)
      throws IOException, InterruptedException {
    Run run = steps.run("install");
    assertNotEquals(0, run.code());
    String error = run.output().lines().filter(line -> line.startsWith("::error::")).toList() + "";
    assertTrue(error.contains(reason), run::output);
  }

  @Test
  void rendersAndChecksWithTheRealPackage() throws IOException, InterruptedException {
    Path real;
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      real = files.filter(file -> file.toString().endsWith(".tar.gz")).findFirst().orElseThrow();
    }
    Files.writeString(folder.resolve("Dot.java"), SCENE);
    ActionSteps steps =
        steps("", "main")
            .with("package", real.toAbsolutePath().toString())
            .with("scenes", "Dot.java")
            .with("options", "--quality low");
    Run run = steps.run("install", "run");
    assertEquals(0, run.code(), run::output);
    Run check = steps.with("command", "check").run("run");
    assertEquals(0, check.code(), check::output);
    try (Stream<Path> files = Files.list(folder.resolve("films"))) {
      assertEquals(
          List.of("Dot.mp4", "check.json", "report.json"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }
}
