package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.sound.LineText;

/** A source file accepts the options of a built-in scene. */
@Timeout(120)
class SourceFileTest {
  private static final List<String> TINY =
      List.of("--resolution", "160x90", "--fps", "10", "--progress", "none");

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String file;

  @BeforeEach
  void writeScenes() throws IOException {
    String source =
        """
        import static zoetrope.Zoetrope.*;

        /** A square turns. */
        class Turning extends Scene {
          private final zoetrope.scene.Parameter<Double> side = parameter("side", 2.0);

          @Override
          protected void construct() {
            play(rotate(square(side.get())));
          }
        }

        /** A dot rests. */
        class Resting extends Scene {
          @Override
          protected void construct() {
            add(dot());
            pause();
          }
        }
        """;
    file = Files.writeString(folder.resolve("Mine.java"), source).toString();
  }

  private int run(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    if (!args[0].equals("list")) {
      all.addAll(TINY.subList(0, List.of("info", "voice").contains(args[0]) ? 4 : 6));
    }
    return new CommandLineTool(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(all.toArray(String[]::new));
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void parametersOfConstructAreListedSetAndChecked() throws IOException {
    String source =
        "import static zoetrope.Zoetrope.*;\nclass Waiting extends Scene {\n"
            + "  protected void construct() { pause(parameter(\"rests\", 3).get()); }\n}\n";
    String waiting = Files.writeString(folder.resolve("Waiting.java"), source).toString();
    assertEquals(0, run("info", waiting, "--set", "rests=5"), this::err);
    assertTrue(out().contains("5.000 s"), this::out);
    assertTrue(out().contains("--set rests=... (whole number, by default 3)"), this::out);
    assertEquals(2, run(waiting, "--dry-run", "--set", "rest=5"));
    assertTrue(err().contains("no parameter 'rest'; did you mean rests?"), this::err);
  }

  @Test
  void rendersAVideoOfEachSceneInAFile() {
    assertEquals(0, run(file, "-o", folder.resolve("films").toString()), this::err);
    assertTrue(Files.exists(folder.resolve("films/Turning.mp4")));
    assertTrue(Files.exists(folder.resolve("films/Resting.mp4")));
  }

  @Test
  void rendersAStillOfOneScene() {
    Path still = folder.resolve("still.png");
    assertEquals(
        0,
        run(file + ":Turning", "--at", "0.5", "--set", "side=3", "-o", still.toString()),
        this::err);
    assertTrue(Files.exists(still));
  }

  @Test
  void supportsFramesDryRunsAndReports() throws IOException {
    Path frames = folder.resolve("frames");
    assertEquals(0, run(file + ":Resting", "--frames", frames.toString()), this::err);
    assertTrue(Files.exists(frames.resolve("frame-00009.png")));
    assertEquals(0, run(file, "--dry-run", "--json", "-"), this::err);
    assertTrue(out().contains("Mine.java"), this::out);
  }

  @Test
  void listsAndDescribesAFile() {
    assertEquals(0, run("list", file), this::err);
    assertTrue(out().contains("Resting  A dot rests."), this::out);
    assertEquals(0, run("info", file + ":Turning"), this::err);
    assertTrue(out().contains("--set side=... (number, by default 2.0)"), this::out);
  }

  @Test
  void rendersTheOtherFilesIfOneFails() throws IOException {
    Path bad = Files.writeString(folder.resolve("Bad.java"), "class Bad {\n  int x = y;\n}\n");
    Path films = folder.resolve("films");
    assertEquals(1, run(bad.toString(), file + ":Resting", "-o", films.toString()), this::err);
    assertTrue(err().contains("Bad.java:2: cannot find symbol\n      int x = y;"), this::err);
    assertTrue(Files.exists(films.resolve("Resting.mp4")));
    assertEquals(1, run("info", bad.toString()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-o DIR",
        "-o DIR --at 1",
        "-o DIR/a.avi",
        "-o DIR/a.mp4 --set side=3",
        "--frames Bad.java"
      })
  void reportsCompileErrorsBeforeOtherErrors(String options) throws IOException {
    Path bad = Files.writeString(folder.resolve("Bad.java"), "class Bad {\n  int x = y;\n}\n");
    List<String> line = new ArrayList<>(List.of(bad.toString()));
    line.addAll(List.of(options.replace("DIR", folder.toString()).split(" ")));
    assertEquals(1, run(line.toArray(String[]::new)), this::err);
    assertTrue(err().startsWith("error: Bad: Bad.java:2: cannot find symbol\n"), this::err);
  }

  @Test
  void reportsAnErrorOnceForAllStills() throws IOException {
    Path bad =
        Files.writeString(
            folder.resolve("Bad.java"),
            """
            class Bad extends zoetrope.scene.Scene {
              static final int SIDE = Integer.parseInt("two");

              @Override
              protected void construct() {
                pause(SIDE);
              }
            }
            """);
    String stills = folder.resolve("stills").toString();
    assertEquals(1, run(bad.toString(), "--at", "1", "--at", "2", "-o", stills));
    assertEquals("error: Bad: Bad.java:2: \"two\" is not a number of this type\n", err());
  }

  @Test
  void treatsAMissingFileAsWrongUsage() {
    assertEquals(2, run(folder.resolve("Mines.java").toString()));
    assertTrue(err().contains("did you mean Mine.java?"), this::err);
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "creating links needs a special permission on Windows")
  void treatsABrokenLinkAsWrongUsage() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("Link.java"), Path.of("Gone.java"));
    assertEquals(2, run(link.toString()));
    assertTrue(err().contains("Link.java is a link to Gone.java, which does not exist"), this::err);
  }

  @Test
  void writesTimesOfNewEventsNextToTheScene() throws IOException {
    String source =
        """
        import static zoetrope.Zoetrope.*;

        class Timed extends Scene {
          protected void construct() {
            add(dot());
            waitUntil("impact");
            pause(0.5);
          }
        }
        """;
    String timed = Files.writeString(folder.resolve("Timed.java"), source).toString();
    Path times = folder.resolve("Timed.times");
    String film = folder.resolve("a.mp4").toString();
    assertEquals(0, run("info", timed));
    assertTrue(Files.notExists(times), "info writes no times");
    assertEquals(0, run(timed, "-o", film), err());
    assertEquals("1.000 impact\n", Files.readString(times));
    assertTrue(err().contains(times + ": added the times of new events"), err());
    Files.writeString(times, "2 impact\n");
    assertEquals(0, run(timed, "-o", film, "--json", "-"), err());
    assertTrue(out().contains("\"durationSeconds\": 2.5"), out());
    assertEquals("2 impact\n", Files.readString(times));
  }

  @Test
  void listsSpokenLinesInALanguage() throws IOException {
    String source =
        """
        import static zoetrope.Zoetrope.*;

        class Told extends Scene {
          protected void construct() {
            var line = say("A circle.");
            pauseUntil(line.end());
          }
        }
        """;
    String sceneFile = Files.writeString(folder.resolve("Told.java"), source).toString();
    Path lines = folder.resolve("lines.properties");
    assertEquals(0, run("voice", sceneFile, "--translation", lines.toString()), err());
    Path german = folder.resolve("voice/Told/lines.de.properties");
    Files.createDirectories(german.getParent());
    Files.writeString(german, Files.readString(lines).replace("=", "=Ein Kreis."));
    out.reset();
    assertEquals(0, run("voice", sceneFile, "--language", "de"), err());
    assertTrue(out().contains("Told  1 line, 1 missing, 0 outdated"), out());
    assertTrue(out().contains("Ein Kreis."), out());
    String out = folder.resolve("films").toString();
    assertEquals(0, run(sceneFile, "--language", "en,de", "-q", "low", "--out", out), err());
    assertTrue(Files.exists(folder.resolve("films/Told-en.mp4")), err());
    assertTrue(Files.exists(folder.resolve("films/Told-de.mp4")), err());
  }

  @Test
  void reportsWhetherWordTimesAreExactOrEstimated() throws IOException {
    String source =
        """
        import static zoetrope.Zoetrope.*;

        class Spoken extends Scene {
          protected void construct() {
            pauseUntil(say("A circle.").end());
          }
        }
        """;
    String sceneFile = Files.writeString(folder.resolve("Spoken.java"), source).toString();
    String[] report = {sceneFile, "--dry-run", "--voice", "recorded", "--json", "-"};
    Path voices = Files.createDirectories(folder.resolve("voice/Spoken"));
    String name = LineText.parse("A circle.").fileName();
    Files.copy(Path.of("../../examples/sounds/clack.wav"), voices.resolve(name + ".wav"));
    assertEquals(0, run(report), err());
    assertTrue(out().contains("\"wordTimes\": \"estimated\""), out());
    out.reset();
    Files.writeString(voices.resolve(name + ".words"), "0 A\n0.01 circle\n");
    assertEquals(0, run(report), err());
    assertTrue(out().contains("\"wordTimes\": \"exact\""), out());
  }

  @ParameterizedTest
  @CsvSource({"1/2, Turning.mp4", "2/2, Resting.mp4", "3/3, ''"})
  void rendersOnlyTheScenesOfAShard(String shard, String made) throws IOException {
    Path films = folder.resolve("films");
    assertEquals(0, run(file, "--shard", shard, "-o", films.toString(), "--json", "-"), err());
    assertEquals(made.isEmpty(), Files.notExists(films));
    if (made.isEmpty()) {
      assertTrue(err().contains("nothing to do: shard 3/3 of 2 scenes is empty"), err());
    } else {
      assertTrue(Files.exists(films.resolve(made)));
      assertEquals(1, films.toFile().list().length);
    }
    assertTrue(out().contains("\"status\": \"done\""), out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0/2", "3/2", "2", "a/b", "-1/2", "99999/99999"})
  void refusesAnInvalidShard(String shard) {
    assertEquals(2, run(file, "--shard=" + shard));
    assertTrue(err().contains("is not a shard"), err());
  }

  @Test
  void writesStillsOfAShardToTheSameFolder() {
    Path stills = folder.resolve("stills");
    assertEquals(0, run(file, "--shard", "1/2", "--at", "0", "-o", stills.toString()), err());
    assertTrue(Files.exists(stills.resolve("Turning-0.png")), err());
  }

  @Test
  void writesTransparentVideosAsMov() {
    Path films = folder.resolve("clear");
    assertEquals(0, run(file, "--transparent", "-o", films.toString(), "--json", "-"), err());
    assertTrue(Files.exists(films.resolve("Turning.mov")), err());
    assertTrue(out().contains("\"transparent\": true"), out());
    String name = films.resolve("a.mp4").toString();
    assertEquals(2, run(file + ":Turning", "--transparent", "-o", name));
    assertTrue(err().contains("name a .mov"), err());
    assertEquals(2, run(file + ":Turning", "--transparent", "--crf", "10"));
    assertTrue(err().contains("leave out --crf"), err());
  }
}
