package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdvisoriesTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @TempDir private Path project;

  @BeforeEach
  void layOutAProject() throws IOException {
    write("target/launcher/libraries", jar("com/other/thing/1.0"));
    write("target/launcher/studio-libraries", jar("org/some/lib/2.18.2") + File.pathSeparator);
    write(
        "tools/advisories/osv.json", "[" + record("Maven", "org.some:lib", "2.10", "2.18.9") + "]");
  }

  @ParameterizedTest
  @CsvSource({
    "2.18.2, 1",
    "2.18.9, 0",
    "2.18.10, 0",
    "2.9.9, 0",
    "2.10, 1",
    "2.10-rc1, 0",
    "2.18.9-rc1, 1"
  })
  void versionsAreComparedAsMavenDoes(String version, int code) throws IOException {
    write("target/launcher/studio-libraries", jar("org/some/lib/" + version));
    assertEquals(code, run());
    assertEquals(code == 1, text().contains("org.some:lib:" + version), text());
  }

  @Test
  void whatIsAcceptedForAReasonIsToldAndNotOpen() throws IOException {
    write("tools/advisories/accepted.properties", "GHSA-1 = it is never called");
    assertEquals(0, run());
    assertTrue(text().contains("it is never called"), text());
  }

  @Test
  void otherEcosystemsAndWithdrawnRecordsAreNot() throws IOException {
    String withdrawn =
        record("Maven", "org.some:lib", "0", "3").replace("{\"id\"", "{\"withdrawn\":\"x\",\"id\"");
    write(
        "tools/advisories/osv.json",
        "[" + record("npm", "org.some:lib", "0", "3") + "," + withdrawn + "]");
    assertEquals(0, run(), text());
  }

  @Test
  void anExportIsCutDownToTheLibrariesInUse() throws IOException {
    Path zip = project.resolve("all.zip");
    try (ZipOutputStream all = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (String name : List.of("org.some:lib", "org.unused:lib")) {
        all.putNextEntry(new ZipEntry(name.replace(':', '-') + ".json"));
        all.write(record("Maven", name, "0", "9").getBytes(StandardCharsets.UTF_8));
      }
    }
    Path stored = project.resolve("stored.json");
    assertEquals(1, run("--from", zip.toString(), "--store", stored.toString()));
    String json = Files.readString(stored);
    assertTrue(json.contains("org.some:lib") && !json.contains("org.unused"), json);
    assertEquals(1, run("--from", stored.toString()));
  }

  @Test
  void withoutAListItIsLeftOut() throws IOException {
    Files.delete(project.resolve("tools/advisories/osv.json"));
    assertEquals(0, run());
    assertTrue(text().contains("left out: there is no list"), text());
    assertEquals(2, run("--from", project.resolve("none.zip").toString()));
  }

  private static String record(String ecosystem, String name, String from, String to) {
    return """
        {"id":"GHSA-1","summary":"a hole","published":"2026-01-02T03:04:05Z","affected":[{
          "package":{"ecosystem":"%s","name":"%s"},
          "ranges":[{"type":"ECOSYSTEM","events":[{"introduced":"%s"},{"fixed":"%s"}]}]}]}"""
        .formatted(ecosystem, name, from, to);
  }

  private String jar(String version) {
    return Path.of("repository").resolve(version).resolve("a.jar").toString();
  }

  private void write(String name, String text) throws IOException {
    Path file = project.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private int run(String... more) {
    out.reset();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    String[] all = new String[more.length + 2];
    all[0] = "--project";
    all[1] = project.toString();
    System.arraycopy(more, 0, all, 2, more.length);
    return ToolLauncher.run(new Advisories(), stream, stream, all);
  }

  private String text() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
