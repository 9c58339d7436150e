package zoetrope.tools.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import zoetrope.cli.CommandLineTool;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.voice.TimeEventWriter;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.sound.LineText;
import zoetrope.sound.VoiceSettings;

/**
 * Mutated text files in the folder of a scene: time events (which the renderer also writes), word
 * times, translated lines, and project settings.
 */
final class BesideTarget extends FolderTarget {
  private static final String LINE = "A circle [turn] becomes a formula.";
  private static final int SECONDS = 3;
  private static final String SCENE =
      """
      public class Beside extends zoetrope.scene.Scene {
        protected void construct() {
          var line = say("%s");
          pauseUntil(line.at("formula"));
          waitUntil("impact");
          waitUntil("the last one");
          pauseUntil(Math.max(time(), line.end()));
          pause(0.1);
        }
      }
      """;

  private static final String STEM = LineText.parse(LINE).fileName();
  private static final List<Kind> KINDS =
      List.of(
          new Kind("Beside.times", "# found by ear\n\n2.500 impact\n0:04.250   the last one \n"),
          new Kind("voice/Beside/" + STEM + ".words", "0.1\t0.3\tA\n0.5 circle\n# x\n2 formula\n"),
          new Kind(
              "voice/Beside/lines.de.properties",
              STEM + "=Ein Kreis [turn] wird zur formula.\n" + STEM + ".subtitle=Ein Kreis.\n"),
          new Kind(
              "zoetrope.properties",
              "quality=low\nresolution=90x160\nfps=10\nfit=expand\nseed=7\nwords-per-minute=60\n"
                  + "burn-subtitles=true\ncrf=30\npreset=superfast\nloudness=-16\n"));
  private static final String[] WORDS = {
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\\\t1\t2\n",
    "#",
    ":",
    "=",
    "1:02.500 ",
    "impact",
    "circle",
    "[turn]",
    "\\u",
    "\\u0041",
    "\uFEFF",
    "\0",
    "e\u0301",
    "\u2019",
    "[",
    "]]",
    " ",
    "language=de",
    "voice="
  };

  private final SceneEntry scene;

  private record Kind(String name, String text) {}

  BesideTarget() {
    try {
      Files.createDirectories(file("voice/Beside/de"));
      byte[] wav = SoundTarget.tone(SECONDS);
      write("voice/Beside/" + STEM + ".wav", wav);
      Path source = write("Beside.java", SCENE.formatted(LINE).getBytes(StandardCharsets.UTF_8));
      scene = new SourceScenes(BesideTarget.class.getClassLoader()).find(source.toString()).get(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the number of a kind, followed by text in UTF-8, which may have invalid bytes. */
  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    int kind = random.nextInt(KINDS.size());
    byte[] text = mutator.text(KINDS.get(kind).text(), WORDS).getBytes(StandardCharsets.UTF_8);
    byte[] altered = random.nextInt(4) == 0 ? mutator.bytes(text) : text;
    return numbered(kind, altered);
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    Kind kind = KINDS.get(number(input, KINDS.size()));
    Path file = write(kind.name(), content(input));
    try {
      return kind.name().equals("zoetrope.properties") ? reads() : stages(kind);
    } finally {
      Files.delete(file);
    }
  }

  private boolean stages(Kind kind) throws Exception {
    VoiceSettings voice =
        kind.name().endsWith(".words")
            ? VoiceSettings.parse("recorded")
            : VoiceSettings.NONE.withLanguage(kind.name().endsWith(".properties") ? "de" : "");
    try {
      RenderSettings settings = RenderSettings.of(96, 54, FrameRate.of(10)).withVoice(voice);
      StageResult result = new Renderer(settings).dryRun(scene);
      if (kind.name().endsWith(".times")) {
        TimeEventWriter.writeNew(scene, result.timeEvents());
        requireTimes(new Renderer(settings).dryRun(scene));
      }
      return true;
    } catch (SceneException e) {
      return OneObject.refused(e);
    }
  }

  private static void requireTimes(StageResult result) throws UnwantedOutcome {
    if (result.timeEvents().stream().anyMatch(event -> event.isNew())) {
      throw new UnwantedOutcome("an event that was written has no time: " + result.timeEvents());
    }
  }

  private boolean reads() throws UnwantedOutcome {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
    int code =
        new CommandLineTool(stream, stream, folder())
            .run(file("Beside.java").toString(), "--dry-run");
    String text = output.toString(StandardCharsets.UTF_8);
    if (text.contains("internal error") || text.contains("\tat ") || code != 0 && text.isBlank()) {
      throw new UnwantedOutcome("exit code " + code + ", output: " + text);
    }
    return code == 0;
  }
}
