package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.render.voice.Recordings;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scene.Subtitle;
import zoetrope.sound.LineText;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

/** Spoken lines decide how long animations last, whichever voice speaks them. */
class VoiceTest {
  private static final RenderSettings SMALL = RenderSettings.of(96, 54, FrameRate.of(10));

  @TempDir private Path folder;

  /** A scene that uses spoken lines. */
  private static final class Speaking extends Scene {
    private final Consumer<Speaking> body;

    Speaking(Consumer<Speaking> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    SpokenLine line(String text) {
      return say(text);
    }

    void playDuring(SpokenLine line) {
      play(during(line, create(circle())));
    }

    void waitFor(double seconds) {
      pauseUntil(seconds);
    }

    double now() {
      return time();
    }
  }

  private static StageResult run(Consumer<Speaking> body) {
    return new Renderer(SMALL).dryRun(SceneEntry.of(() -> new Speaking(body)));
  }

  private static String failure(Consumer<Speaking> body) {
    return assertThrows(SceneException.class, () -> run(body)).getMessage();
  }

  @Test
  void anAnimationTakesAsLongAsItsLine() {
    StageResult result =
        run(
            s -> {
              SpokenLine line = s.line("Ten words of silence are as long as ten words.");
              assertEquals(4, line.seconds(), 1e-9, "at 150 words a minute");
              s.playDuring(line);
            });
    assertEquals(4, result.duration().seconds(), 1e-6);
  }

  @Test
  void marksAndWordsHaveTimesInAscendingOrder() {
    run(
        s -> {
          SpokenLine line = s.line("A circle [c] becomes a formula.");
          assertEquals("A circle becomes a formula.", line.text().words());
          assertEquals(line.at("becomes"), line.at("c"));
          assertEquals(line.start(), line.at("A"));
          assertTrue(line.at("circle") < line.at("becomes"));
          assertTrue(line.at("formula") < line.end());
          s.waitFor(line.at("formula"));
          assertEquals(line.at("formula"), s.now(), 1e-6);
          s.waitFor(line.end());
        });
  }

  @Test
  void errorsInSpokenLinesSuggestAFix() {
    assertEquals("a line needs a text, such as say(\"Look here.\")", failure(s -> s.line("  ")));
    assertEquals(
        "the line 'a [b' has an unmatched bracket: write [[ or ]] for a bracket in the text",
        failure(s -> s.line("a [b")));
    assertEquals(
        "the line '[a] [a] b' has two marks [a], or one without a name",
        failure(s -> s.line("[a] [a] b")));
    assertEquals(
        "the line has no word and no mark 'square': write [square] at its place in the line, or in"
            + " its translation; it has [m], A, circle.",
        failure(s -> s.line("A [m] circle.").at("square")));
    assertEquals(
        "the line 'Two.' begins at 0.000 s, while 'One.' is spoken until 0.600 s: wait for it by"
            + " pauseUntil(line.end())",
        failure(
            s -> {
              s.line("One.");
              s.line("Two.");
            }));
    assertEquals(
        "nothing can be played during the line 'One.': it is over",
        failure(
            s -> {
              SpokenLine line = s.line("One.");
              s.waitFor(2);
              s.playDuring(line);
            }));
  }

  @Test
  void warnsOfLinesThatComeTooLateOrAreCutOff() {
    List<String> warnings =
        run(s -> {
              s.waitFor(2);
              s.waitFor(1);
              s.line("The scene ends here.");
            })
            .warnings();
    assertEquals(2, warnings.size(), warnings.toString());
    assertTrue(
        warnings.get(0).contains("the scene is at 2.000 s already, 1.000 s later"),
        warnings.get(0));
    assertTrue(
        warnings.get(1).contains("is spoken until 3.600 s, but the scene ends at 2.000 s"),
        warnings.get(1));
  }

  @Test
  void linesAreSubtitlesOfTwoLinesThatEndWithPhrases() {
    StageResult result =
        run(
            s ->
                s.waitFor(
                    s.line(
                            "Each word of the sentence looks at all the others, and asks which of"
                                + " them matter. Then it takes a little of what they mean; some"
                                + " words take nearly all of it from a single other word.")
                        .end()));
    List<String> texts = result.subtitles().stream().map(Subtitle::text).toList();
    assertEquals(
        List.of(
            "Each word of the sentence looks at all\nthe others, and asks which of them matter.",
            "Then it takes a little of what they mean;",
            "some words take nearly all of\nit from a single other word."),
        texts);
    for (int i = 1; i < texts.size(); i++) {
      assertEquals(
          result.subtitles().get(i - 1).end(),
          result.subtitles().get(i).start(),
          "each subtitle begins when the previous one ends");
    }
    assertEquals(
        result.duration().seconds(),
        result.subtitles().get(texts.size() - 1).end().seconds(),
        1e-6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "word word word word word word word word word word word word word word word word word word",
        "\u6ce8\u610f\u529b\u306f\u3001\u3059\u3079\u3066\u306e\u5358\u8a9e\u304c\u4e92\u3044\u3092\u898b\u308b"
            + "\u4ed5\u7d44\u307f\u3067\u3059\u3002\u305d\u308c\u305e\u308c\u306e\u5358\u8a9e\u306f\u3001\u4ed6\u306e"
            + "\u5358\u8a9e\u306e\u610f\u5473\u3092\u5c11\u3057\u305a\u3064\u53d6\u308a\u5165\u308c\u307e\u3059\u3002",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      })
  void subtitlesOfAnyTextFitAndAreComplete(String text) {
    StageResult result = run(s -> s.waitFor(s.line(text).end()));
    for (Subtitle subtitle : result.subtitles()) {
      List<String> lines = subtitle.text().lines().toList();
      assertTrue(lines.size() <= 2, subtitle.text());
      lines.forEach(line -> assertTrue(line.codePointCount(0, line.length()) <= 42, line));
    }
    assertEquals(
        text.replace(" ", ""),
        result.subtitles().stream()
            .map(subtitle -> subtitle.text().replaceAll("\\s", ""))
            .collect(Collectors.joining()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A circle becomes a formula. | a-circle-becomes-a-formula-",
        "Größe zählt | grosse-zahlt-",
        "One two three four five six seven eight nine ten |"
            + " one-two-three-four-five-six-seven-eight-",
      })
  void recordingsHaveReadableNamesThatChangeWithTheText(String text, String stem) {
    String name = LineText.parse(text).fileName();
    if (!text.startsWith("Gr")) {
      assertTrue(name.matches(stem + "[0-9a-f]{6}"), name);
    }
    assertEquals(name, LineText.parse("[a] " + text.replace(" ", "  ")).fileName());
    assertFalse(name.equals(LineText.parse(text + "!").fileName()));
  }

  private SceneEntry written() throws IOException {
    Path file = folder.resolve("Told.java");
    Files.writeString(
        file,
        """
        public class Told extends zoetrope.scene.Scene {
          protected void construct() {
            var first = say("The first [m] line.");
            pauseUntil(first.end());
            var second = say("The second.");
            pauseUntil(second.end());
          }
        }
        """);
    return new SourceScenes(Scene.class.getClassLoader()).find(file.toString()).get(0);
  }

  @Test
  void recordingsInTheScenesFolderSetTheTimes() throws IOException {
    SceneEntry scene = written();
    Renderer renderer = new Renderer(SMALL.withVoice(VoiceSettings.parse("recorded")));
    Path voices = Files.createDirectories(folder.resolve("voice/Told"));
    String first = LineText.parse("The first line.").fileName();
    String second = LineText.parse("The second.").fileName();
    Waves.write(
        voices.resolve(first + ".wav"), Waves.RATE, 1, 60_000, Waves.tone(500, 0.3, Waves.RATE));
    Files.writeString(voices.resolve("an-older-take-123abc.wav"), "");
    Recordings recordings = Recordings.of(scene, renderer.dryRun(scene), VoiceSettings.NONE);
    assertEquals(
        List.of(second), recordings.missing().stream().map(l -> l.text().fileName()).toList());
    assertEquals(List.of("an-older-take-123abc.wav"), recordings.outdated());
    assertTrue(recordings.script().startsWith(second + ".wav  (0.8 s)\n  The second.\n"));

    Path film = folder.resolve("told.wav");
    RenderRequest request = RenderRequest.film(scene, film);
    UsageException e = assertThrows(UsageException.class, () -> renderer.render(request));
    assertEquals(
        "1 of 2 lines of Told are not recorded: record them, or choose another voice\n"
            + "  Told.java:5: "
            + second
            + "  The second.",
        e.getMessage());
    assertFalse(Files.exists(film));

    Waves.write(voices.resolve(second + ".wav"), Waves.RATE, 1, 24_000, i -> 0.2);
    renderer.render(request);
    assertEquals(1.75, renderer.dryRun(scene).duration().seconds(), 1e-9);
    float[] samples = Waves.read(film, 0);
    assertEquals(0.2, samples[60_000 + 12_000], 1e-4, "the second line follows the first");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# aligned\n0.1 The\n0.5 first\n0.9 line\n",
        "0.1 THE\n0.5 \u2018first\u2019\n0.9 line\u2026\n",
        "0.1\t0.3\tthe\n\\\t-1.000000\t440.5\n0.5\t0.8\tfirst\n0.9\t1\tline",
        "0.100\t0.300\tthe\n0.5\t.9\tnumber 1\n0.500\t0.800\tFirst,\n0.9\t1.2\tline.\n",
      })
  void aFileNextToARecordingHasTheTimesOfItsWords(String words) throws IOException {
    StageResult result = recordedWith(words.replace("\t.9", "\t0.9"));
    SpokenLine line = result.lines().get(0);
    assertFalse(line.words().isEstimated());
    assertEquals(0.1, line.at("The"), 1e-9);
    assertEquals(0.5, line.at("first"), 1e-9);
    assertEquals(0.9, line.at("line"), 1e-9);
    assertTrue(
        result.lines().get(1).words().isEstimated(),
        "the second recording has no file of word times");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "first 0.5|FILE.words:1: 'first 0.5' is not a time in seconds and a word, such as '0.350"
            + " circle'",
        "0:00.5 first|FILE.words:1: '0:00.5 first' is not a time in seconds and a word, such as"
            + " '0.350 circle'",
        "'# nothing'|FILE.words is empty: delete it, or write lines such as '0.350 circle' into it",
        "0.5 [m]|FILE.words:1: the mark [m] cannot have a time: give the time of the word after it",
        "0.5 first;0.4 line|FILE.words:2: 0.400 s is before the word above it, which is at 0.500 s",
        "7 line|FILE.words:1: 7.000 s is after the end of the recording, 1.250 s",
        "0.5 other|FILE.words has no word of the line 'The first line.': does it belong to another"
            + " line?",
      })
  void aMistakeInAFileOfWordTimesIsNamed(String words, String message) {
    String file = "voice/Told/" + LineText.parse("The first line.").fileName();
    SceneException e =
        assertThrows(SceneException.class, () -> recordedWith(words.replace(';', '\n')));
    assertEquals(message.replace("FILE", file), e.getMessage().replaceFirst("^Told.java:3: ", ""));
  }

  @Test
  void aFolderInPlaceOfAWordFileIsAnError() throws IOException {
    String words = "voice/Told/" + LineText.parse("The first line.").fileName() + ".words";
    Files.createDirectories(folder.resolve(words));
    SceneException e = assertThrows(SceneException.class, () -> recordedWith(null));
    assertEquals(words + " cannot be read: it is a folder", e.getMessage());
    Files.delete(folder.resolve(words));
    Files.createSymbolicLink(folder.resolve(words), folder.resolve(words));
    e = assertThrows(SceneException.class, () -> recordedWith(null));
    assertEquals(words + " cannot be read: its link leads nowhere", e.getMessage());
  }

  /**
   * Runs a scene whose first line has a recording of 1.25 s, and a file of word times unless {@code
   * words} is null.
   */
  private StageResult recordedWith(String words) throws IOException {
    SceneEntry scene = written();
    Path voices = Files.createDirectories(folder.resolve("voice/Told"));
    String first = LineText.parse("The first line.").fileName();
    Waves.write(voices.resolve(first + ".wav"), Waves.RATE, 1, 60_000, i -> 0.1);
    if (words != null) {
      Files.writeString(voices.resolve(first + ".words"), words);
    }
    return new Renderer(SMALL.withVoice(VoiceSettings.parse("recorded"))).dryRun(scene);
  }

  @Test
  void aTranslationFileRendersTheSceneInAnotherLanguage() throws IOException {
    SceneEntry scene = written();
    Renderer german = new Renderer(SMALL.withVoice(VoiceSettings.NONE.withLanguage("de")));
    SceneException e = assertThrows(SceneException.class, () -> german.dryRun(scene));
    assertEquals(
        "Told is not translated to de: there is no voice/Told/lines.de.properties in its folder or"
            + " in the current folder; 'render voice' can write it",
        e.getMessage());
    Path lines = Files.createDirectories(folder.resolve("voice/Told"));
    Files.write(lines.resolve("lines.de.properties"), new byte[(16 << 20) + 1]);
    e = assertThrows(SceneException.class, () -> german.dryRun(scene));
    assertEquals("voice/Told/lines.de.properties has more than 16 MB", e.getMessage());
    String template =
        Recordings.of(scene, new Renderer(SMALL).dryRun(scene), VoiceSettings.NONE).properties();
    String first = LineText.parse("The first line.").fileName();
    assertTrue(
        template.startsWith("# The first line. [m]\n" + first + "=\n\n# The second.\n"), template);
    Files.writeString(
        lines.resolve("lines.de.properties"), first + "=Die erste Zeile, auf Größeres bedacht.\n");
    StageResult result = german.dryRun(scene);
    assertEquals(
        List.of("Die erste Zeile, auf Größeres bedacht.", "The second."),
        result.subtitles().stream().map(Subtitle::text).toList());
    assertEquals(
        List.of(
            "Told.java:5: the line 'The second.' is not translated to de: add "
                + LineText.parse("The second.").fileName()
                + " to voice/Told/lines.de.properties"),
        result.warnings());
  }

  /** A voice program that writes a tone of half a second for each word. */
  public static final class Speaker {
    private Speaker() {}

    /** Writes the file named by the first argument, for the text in the second. */
    public static void main(String[] words) {
      Path last = Path.of(words[1].substring(words[1].lastIndexOf(' ') + 1));
      if (Files.isDirectory(last)) {
        write(last.resolve("said"), Files.exists(last.resolve("said")) ? "again" : "once");
      }
      if (words[1].contains("stutter")) {
        System.err.println("I cannot say that");
        System.exit(3);
      }
      int length = words[1].split(" ").length * Waves.RATE / 2;
      Waves.write(Path.of(words[0]), Waves.RATE, 1, length, Waves.tone(300, 0.3, Waves.RATE));
      if (words.length > 2 && !words[1].contains("forget")) {
        write(Path.of(words[2]), words[1].contains("mumble") ? "soon words\n" : "0.7 words\n");
      }
    }

    private static void write(Path file, String text) {
      try {
        Files.writeString(file, text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static String command() {
    return "'"
        + Path.of(System.getProperty("java.home"), "bin", "java")
        + "' -cp '"
        + System.getProperty("java.class.path")
        + "' '"
        + Speaker.class.getName()
        + "' {out} {text}";
  }

  @Test
  void aVoiceProgramSpeaksEachLineOnce() throws IOException {
    SceneEntry scene =
        SceneEntry.of(
            () -> new Speaking(s -> s.waitFor(s.line("Three words long " + folder).end())));
    Renderer renderer = new Renderer(SMALL.withVoice(VoiceSettings.parse(command())));
    StageResult result = renderer.dryRun(scene);
    assertEquals(2, result.duration().seconds(), 1e-6);
    List<PlayRecord> again = renderer.dryRun(scene).plays();
    assertEquals(result.plays(), again);
    assertEquals("once", Files.readString(folder.resolve("said")));
    assertTrue(result.sounds().get(0).clip().seconds() == 2);
  }

  @Test
  void aVoiceProgramIsToldTheLanguage() {
    SceneEntry scene =
        SceneEntry.of(() -> new Speaking(s -> s.waitFor(s.line("Two words.").end())));
    String command = command().replace("{text}", "'{text} {language} {language}'");
    StageResult result = new Renderer(SMALL.withVoice(VoiceSettings.parse(command))).dryRun(scene);
    assertEquals(2, result.duration().seconds(), 1e-6, "half a second for each of four words");
  }

  @Test
  void aVoiceProgramMayWriteWordTimes() {
    SceneEntry scene =
        SceneEntry.of(() -> new Speaking(s -> s.waitFor(s.line("Some words.").at("words"))));
    Renderer renderer = new Renderer(SMALL.withVoice(VoiceSettings.parse(command() + " {words}")));
    for (int run = 0; run < 2; run++) {
      StageResult result = renderer.dryRun(scene);
      assertEquals(0.7, result.duration().seconds(), 1e-6, "run " + run);
      assertFalse(result.lines().get(0).words().isEstimated());
    }
  }

  @Test
  void missingOrWrongWordTimesAreReportedWithTheLine() {
    Renderer renderer = new Renderer(SMALL.withVoice(VoiceSettings.parse(command() + " {words}")));
    StageResult result =
        renderer.dryRun(SceneEntry.of(() -> new Speaking(s -> s.line("I forget words."))));
    assertTrue(
        result
            .warnings()
            .get(0)
            .endsWith(
                "the voice wrote nothing to {words} for the line 'I forget words.': the times of"
                    + " its words are estimated"),
        () -> "" + result.warnings());
    SceneEntry mumbling = SceneEntry.of(() -> new Speaking(s -> s.line("I mumble words.")));
    String message =
        assertThrows(SceneException.class, () -> renderer.dryRun(mumbling)).getMessage();
    assertTrue(
        message.contains(
            "wrote for the line 'I mumble words.' is wrong: line.words:1: 'soon words' is not a"),
        message);
  }

  @Test
  void silenceLastsAsLongAsTheSpokenText() {
    // 20 characters at 5.2 syllables per second; 150 English words per minute are 6.2.
    double chinese = LineText.parse("\u6ce8\u610f\u529b".repeat(7)).seconds(150);
    assertEquals(21 / 5.2 * 6.2 * 3 / 6 / 2.5, chinese, 0.2);
    double japanese = LineText.parse("\u3042\u3044\u3046".repeat(7)).seconds(150);
    assertTrue(japanese < chinese, japanese + " s");
  }

  @Test
  void reportsTheOutputOfAFailedVoiceProgram() {
    SceneEntry scene = SceneEntry.of(() -> new Speaking(s -> s.line("I stutter.")));
    SceneException e =
        assertThrows(
            SceneException.class,
            () -> new Renderer(SMALL.withVoice(VoiceSettings.parse(command()))).dryRun(scene));
    assertTrue(
        e.getMessage()
            .endsWith(
                "failed for the line 'I stutter.'\n"
                    + "  its output: I cannot say that\n"
                    + "  fix the command, or choose another voice"),
        e.getMessage());
    assertTrue(e.place().startsWith("VoiceTest.java:"), e.place());
  }

  @Test
  void rejectsAnUnknownVoice() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> VoiceSettings.parse("espeak-ng"));
    assertTrue(e.getMessage().startsWith("the voice 'espeak-ng' is not a voice: "), e.getMessage());
  }

  @Test
  void musicIsDuckedUnderSpeech() throws IOException {
    Path bed =
        Waves.write(
            folder.resolve("bed.wav"), Waves.RATE, 2, 480_000, Waves.tone(440, 0.2, Waves.RATE));
    Path file = folder.resolve("Ducked.java");
    Files.writeString(
        file,
        """
        public class Ducked extends zoetrope.scene.Scene {
          protected void construct() {
            music("bed").duck();
            pause(2);
            pauseUntil(say("A line.").end());
            pause(2);
          }
        }
        """);
    Path voices = Files.createDirectories(folder.resolve("voice/Ducked"));
    Waves.write(
        voices.resolve(LineText.parse("A line.").fileName() + ".wav"),
        Waves.RATE,
        1,
        96_000,
        i -> 1e-3);
    assertTrue(Files.exists(bed));
    SceneEntry scene = new SourceScenes(Scene.class.getClassLoader()).find(file.toString()).get(0);
    Path heard = folder.resolve("ducked.wav");
    new Renderer(SMALL.withVoice(VoiceSettings.parse("recorded")))
        .render(RenderRequest.film(scene, heard));
    float[] samples = Waves.read(heard, 0);
    double before = Waves.rms(samples, 48_000, 72_000);
    double meanwhile = Waves.rms(samples, 120_000, 168_000);
    double after = Waves.rms(samples, 240_000, 280_000);
    assertEquals(-12, 20 * Math.log10(meanwhile / before), 0.1);
    assertEquals(before, after, 1e-3);
  }
}
