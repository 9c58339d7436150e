package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.voice.TimeEventWriter;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scene.TimeEvent;
import zoetrope.scene.TimeEventFile;
import zoetrope.sound.VoiceSettings;

/** Named moments whose times are in a file in the scene's folder. */
class TimeEventsTest {
  private static final RenderSettings SMALL = RenderSettings.of(96, 54, FrameRate.of(10));

  @TempDir private Path folder;

  private SceneEntry scene(String body) throws IOException {
    String source =
        "import static zoetrope.Zoetrope.*;\n"
            + "class Timed extends Scene {\n"
            + "protected void construct() {\n"
            + body
            + "\n}}\n";
    Path file = Files.writeString(folder.resolve("Timed.java"), source);
    return new SourceScenes(Scene.class.getClassLoader()).find(file.toString()).get(0);
  }

  private void times(String text) throws IOException {
    Files.writeString(folder.resolve("Timed.times"), text);
  }

  private StageResult run(String body) throws IOException {
    return new Renderer(SMALL).dryRun(scene(body));
  }

  private String failure(String body) {
    return assertThrows(SceneException.class, () -> run(body)).getMessage();
  }

  @Test
  void aSceneWaitsUntilTheTimesInItsFile() throws IOException {
    times("# found by ear\n\n2.5 impact\n0:04.250   the last one \n");
    StageResult result =
        run(
            """
            pause(1);
            waitUntil("impact");
            waitUntil("the last one");
            pause(.5);
            """);
    assertEquals(4.75, result.duration().seconds(), 1e-9);
    assertEquals(
        List.of("impact 2.5 false Timed.java:5", "the last one 4.25 false Timed.java:6"),
        result.timeEvents().stream().map(TimeEventsTest::described).toList());
    assertEquals(List.of(), result.warnings());
  }

  private static String described(TimeEvent e) {
    return e.name() + " " + e.time().seconds() + " " + e.isNew() + " " + e.place();
  }

  @Test
  void anAnimationEndsWithAnEvent() throws IOException {
    times("3.2 impact\n");
    StageResult result =
        run("pause(1); play(create(circle()).runTime(durationUntil(\"impact\"))); pause();");
    PlayRecord play = result.plays().get(1);
    assertEquals(3.2, play.start().plus(play.duration()).seconds(), 1e-9);
  }

  @Test
  void aNewEventIsOneSecondAfterTheWaitBeginsAndIsWrittenToTheFile() throws IOException {
    times("# mine\n9 old\n");
    SceneEntry scene = scene("pause(2); waitUntil(\"new\"); pause();");
    StageResult result = new Renderer(SMALL).dryRun(scene);
    assertEquals(4, result.duration().seconds(), 1e-9);
    assertTrue(result.timeEvents().get(0).isNew());
    assertEquals(
        List.of(
            "Timed.java:4: the time event 'new' has no time yet and is at 3.000 s: to set it, add"
                + " the line"
                + " '3.000 new' to Timed.times in the scene's folder",
            "Timed.times has times of events that the scene does not wait for: old; delete these"
                + " lines, or use the names of events of the scene"),
        result.warnings());
    Path file = folder.resolve("Timed.times");
    assertEquals(file, TimeEventWriter.writeNew(scene, result.timeEvents()).orElseThrow());
    assertEquals("# mine\n9 old\n3.000 new\n", Files.readString(file));
    TimeEventWriter.write(file, "old", 8.5);
    assertEquals("# mine\n8.500 old\n3.000 new\n", Files.readString(file));
    assertTrue(TimeEventWriter.writeNew(scene, run("waitUntil(\"old\");").timeEvents()).isEmpty());
  }

  @Test
  void aLanguageCanHaveSeparateTimes() throws IOException {
    times("2 one\n3 two\n");
    Files.writeString(folder.resolve("Timed.de.times"), "2.5 one\n");
    RenderSettings german = SMALL.withVoice(VoiceSettings.NONE.withLanguage("de"));
    StageResult result =
        new Renderer(german).dryRun(scene("waitUntil(\"one\"); waitUntil(\"two\");"));
    assertEquals(
        List.of(2.5, 3.0), result.timeEvents().stream().map(e -> e.time().seconds()).toList());
  }

  @Test
  void aLateSceneContinuesWithAWarning() throws IOException {
    times("1 early\n");
    StageResult result =
        run(
            """
            pause(2);
            waitUntil("early");
            play(create(circle()).runTime(1));
            pause();
            """);
    assertEquals(4, result.duration().seconds(), 1e-9);
    assertEquals(
        List.of(
            "Timed.java:5: the scene is at 2.000 s already, 1.000 s later than Timed.times asks for"
                + " with 'early': shorten the animations before it"),
        result.warnings());
    assertEquals(
        3,
        run("pause(2); play(create(circle()).runTime(durationUntil(\"early\"))); pause();")
            .duration()
            .seconds(),
        1e-9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "impact 2.5|Timed.times:1: 'impact 2.5' is not a time and the name of an event",
        "-1 impact|Timed.times:1: '-1 impact' is not a time",
        "1e9 impact|Timed.times:1: '1e9 impact' is not a time",
        "999999 impact|Timed.times:1: ",
        "2.5|Timed.times:1: '2.5' is not a time",
        "2 impact;3 impact|Timed.times:2: 'impact' has a time in line 1 already"
      })
  void aMistakeInTheFileIsNamedWithItsLine(String text, String message) throws IOException {
    times(text.replace(';', '\n'));
    String failure = failure("waitUntil(\"impact\");");
    assertTrue(failure.contains(message), failure);
  }

  @Test
  void rejectsAFileThatIsNotText() throws IOException {
    Files.write(folder.resolve("Timed.times"), new byte[] {'1', ' ', (byte) 0xff});
    String failure = failure("waitUntil(\"impact\");");
    assertTrue(failure.contains("Timed.times is not in UTF-8"), failure);
    times("# " + "x".repeat(2 << 20));
    assertTrue(failure("waitUntil(\"impact\");").contains("more than 1 MB"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", " a", "a\\n2 b", "a\\tb", "null", "LONG"})
  void rejectsInvalidNames(String name) {
    String literal =
        name.equals("null") ? "(String) null" : "\"" + name.replace("LONG", "x".repeat(81)) + "\"";
    String failure = failure("waitUntil(" + literal + ");");
    assertTrue(failure.contains("time event"), failure);
  }

  @Test
  void updatersCannotWaitForEvents() throws IOException {
    for (String word : List.of("waitUntil(\"a\")", "pause(1)", "play(fadeOut(x))")) {
      String failure =
          failure("var d = dot(); d.addUpdater((x, dt) -> { " + word + "; }); add(d); pause();");
      assertTrue(failure.contains("cannot be called from within an animation or an"), failure);
    }
  }

  @Test
  void rejectsAFolderInPlaceOfTheFile() throws IOException {
    Files.createDirectory(folder.resolve("Timed.times"));
    String failure = failure("waitUntil(\"a\");");
    assertTrue(failure.contains("Timed.times cannot be read: it is a folder"), failure);
  }

  @Test
  void rejectsTwoEventsWithTheSameName() {
    String failure = failure("waitUntil(\"a\");\nwaitUntil(\"a\");");
    assertTrue(failure.contains("two time events named 'a', the first in Timed.java:4"), failure);
  }

  @Test
  void writesUnchangedLinesAsRead() {
    String text = "# a comment\n\n  1:02.5  two words\n7 seven\n";
    TimeEventFile file = TimeEventFile.parse("A.times", text);
    assertEquals(text, file.text());
    assertEquals(62.5, file.time("two words").orElseThrow().seconds(), 1e-9);
    assertEquals(List.of("two words", "seven"), file.events());
    assertEquals(
        "# a comment\n\n  1:02.5  two words\n0.125 seven\n", file.with("seven", 0.125).text());
    assertThrows(IllegalArgumentException.class, () -> file.with("seven", -1));
    assertThrows(IllegalArgumentException.class, () -> file.with("a\nb", 1));
  }

  @Test
  void preservesLineEndsAndAcceptsBothEncodingsOfAccents() {
    TimeEventFile file = TimeEventFile.parse("A.times", "1 a\r\n2 o\u0308ff\r\n");
    assertEquals(2, file.time("\u00f6ff").orElseThrow().seconds(), 1e-9);
    assertEquals("1 a\r\n3.000 \u00f6ff\r\n", file.with("\u00f6ff", 3).text());
  }

  @Test
  void aStillReportsTheEventsBeforeIt() throws IOException {
    SceneEntry scene = scene("add(dot()); waitUntil(\"a\"); waitUntil(\"b\"); waitUntil(\"c\");");
    List<TimeEvent> events =
        new Renderer(SMALL)
            .still(scene, TimePoint.parse("1.5"), folder.resolve("a.png"))
            .timeEvents();
    assertEquals(List.of("a", "b"), events.stream().map(TimeEvent::name).toList());
    times("2 impact\n4 other\n");
    String warning =
        new Renderer(SMALL)
            .still(
                scene("waitUntil(\"impakt\"); waitUntil(\"other\");"),
                TimePoint.parse("0.5"),
                folder.resolve("b.png"))
            .warnings()
            .get(0);
    assertTrue(warning.endsWith("in the scene's folder; did you mean impact?"), warning);
    Files.delete(folder.resolve("Timed.times"));
    assertFalse(Files.exists(folder.resolve("Timed.times")), "the library writes no sources");
  }
}
