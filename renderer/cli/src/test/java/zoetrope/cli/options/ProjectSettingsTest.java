package zoetrope.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.cli.CommandLineTool;

/** The file with the defaults of a project. */
class ProjectSettingsTest {
  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String scene;

  @BeforeEach
  void writeScene() throws IOException {
    scene =
        Files.writeString(
                folder.resolve("Spoken.java"),
                """
                import static zoetrope.Zoetrope.*;

                class Spoken extends Scene {
                  protected void construct() {
                    pauseUntil(say("Six words are said right here.").end());
                  }
                }
                """)
            .toString();
  }

  private void settings(String text) throws IOException {
    Files.writeString(folder.resolve(ProjectSettings.FILE), text);
  }

  private int run(String... args) {
    out.reset();
    err.reset();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream failed = new PrintStream(err, true, StandardCharsets.UTF_8);
    return new CommandLineTool(stream, failed, folder).run(args);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void setsTheDefaultsOfEveryCommand() throws IOException {
    settings("# shorts\nresolution=90x160\nfps = 10\nwords-a-minute=60\nseed=7\n");
    assertEquals(0, run(scene, "--dry-run", "--json", "-"), err());
    assertTrue(out().contains("\"width\": 90"), out());
    assertTrue(out().contains("\"fps\": \"10\""), out());
    assertTrue(out().contains("\"seed\": 7"), out());
    assertTrue(out().contains("\"durationSeconds\": 6.0"), out());
    assertEquals(0, run("voice", scene), err());
    assertTrue(out().contains("  6.000  "), out());
  }

  @Test
  void isOverriddenByTheCommandLine() throws IOException {
    settings("resolution=90x160\nfps=10\nwords-a-minute=60\nburn-subtitles=true\n");
    assertEquals(
        0, run(scene, "--dry-run", "--json", "-", "-q", "low", "--words-per-minute", "120"), err());
    assertTrue(out().contains("\"width\": 854"), out());
    assertTrue(out().contains("\"fps\": \"15\""), out());
    assertTrue(out().contains("\"wordsAMinute\": 120.0"), out());
    assertTrue(out().contains("\"burntSubtitles\": true"), out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "qualty=low|unknown setting 'qualty' in zoetrope.properties: expected quality, resolution,",
        "out=a.mp4|unknown setting 'out' in zoetrope.properties: expected",
        "quality=lowest|'lowest'",
        "fps=many|(in zoetrope.properties)",
        "voice=espeak|such as \"espeak-ng -w {out} {text}\" (in zoetrope.properties)",
        "language=de,fr|this output has one language: name only one (in zoetrope.properties)",
        "language=d e|'d e' is not a language: expected a tag such as de, ja or pt-BR (in"
            + " zoetrope.",
      })
  void reportsErrorsWithTheirPlace(String text, String message) throws IOException {
    settings(text);
    assertEquals(2, run(scene, "--dry-run"));
    assertTrue(err().contains(message), err());
  }

  @Test
  void refusesAFileThatIsNotText() throws IOException {
    Files.write(folder.resolve(ProjectSettings.FILE), new byte[] {'a', (byte) 0xff});
    assertEquals(2, run(scene, "--dry-run"));
    assertTrue(err().contains("zoetrope.properties is not in UTF-8"), err());
    Files.writeString(folder.resolve(ProjectSettings.FILE), "voice=\\u12");
    assertEquals(2, run(scene, "--dry-run"));
    assertTrue(err().contains("zoetrope.properties cannot be read"), err());
  }

  @Test
  void ignoresSettingsThatTransparentVideosDoNotSupport() throws IOException {
    settings("\uFEFFresolution=90x160\nfps=10\ncrf=10\npreset=slow\n");
    Path film = folder.resolve("a.mov");
    assertEquals(0, run(scene, "--transparent", "-o", film.toString()), err());
    assertTrue(Files.exists(film));
    assertEquals(2, run(scene, "--transparent", "--crf", "9", "-o", film.toString()));
    assertTrue(
        err().contains("a.mov has neither a rate factor nor presets as ProRes: name"), err());
  }

  @Test
  void usesACodecOnlyForVideosWithCodecs() throws IOException {
    settings("resolution=160x90\nfps=10\ncodec=ffv1\nlossless=true\ncrf=10\n");
    String place = folder + "/";
    assertEquals(0, run(scene, "-o", place + "a.mkv"), err());
    assertEquals(0, run(scene, "-o", place + "a.gif"), err());
    assertEquals(0, run(scene, "--at", "0", "-o", place + "a.png"), err());
    assertEquals(2, run(scene, "-o", place + "a.mp4"));
    assertTrue(err().contains("a.mp4 cannot hold FFV1: name a .mkv"), err());
    assertEquals(2, run(scene, "--codec", "h264", "--at", "0", "-o", place + "a.png"));
    assertTrue(err().contains("a.png cannot hold H.264: leave out --codec"), err());
    assertEquals(2, run(scene, "--crf", "9", "-o", place + "a.mkv"));
    assertTrue(err().contains("--crf has no effect with --lossless: leave out"), err());
    assertEquals(2, run(scene, "--codec", "h266"));
    assertTrue(err().contains("expected h264, hevc, av1, prores, vp9, ffv1"), err());
  }
}
