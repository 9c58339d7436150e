package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.scene.Act;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Section;
import zoetrope.scene.Slide;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.Subtitle;
import zoetrope.scene.Time;

/** The sections, slides and subtitles that a scene sets while it runs. */
class SectionsAndSubtitlesTest {
  /** A scene from a lambda; the test may call its protected methods. */
  private static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    void begin(String name) {
      section(name);
    }

    void turn() {
      nextSlide();
    }

    void turn(String notes) {
      nextSlide(notes);
    }

    void speak(String text, double seconds) {
      subtitle(text, seconds);
    }

    void speak(String text) {
      subtitle(text);
    }

    void rest(double seconds) {
      pause(seconds);
    }

    void turnWhile(Runnable work) {
      play(updateFromAlpha(square(), (s, alpha) -> work.run()));
    }

    void enter(Act<?> act) {
      perform(act);
    }
  }

  private static StageResult run(Consumer<Sketch> body, FrameRange range) {
    StageSettings settings = StageSettings.of(FrameRate.of(10));
    return Stage.run(new Sketch(body), settings, range, (frame, count) -> {});
  }

  private static StageResult run(Consumer<Sketch> body) {
    return run(body, FrameRange.NONE);
  }

  private static void assertRefused(String reason, Consumer<Sketch> body) {
    SceneException e = assertThrows(SceneException.class, () -> run(body));
    assertTrue(e.getMessage().contains(reason), e.getMessage());
    assertEquals("SectionsAndSubtitlesTest.java", e.file());
  }

  @Test
  void aSectionLastsUntilTheNextOneOrTheEnd() {
    StageResult result =
        run(
            s -> {
              s.rest(0.25);
              s.begin("one");
              s.rest(0.1);
              s.rest(0.2);
              s.begin("two");
              s.rest(2);
            });
    assertEquals(
        List.of(new Section("one", Time.of(0.25), 1), new Section("two", Time.of(0.55), 3)),
        result.sections());
    assertEquals(Time.of(0.55), result.sectionEnd(0));
    assertEquals(Time.of(2.55), result.sectionEnd(1));
  }

  @Test
  void actsAddSectionsAndSubtitlesToTheirScene() {
    StageResult result =
        run(
            s -> {
              s.rest(1);
              s.enter(
                  new Act<Void>() {
                    @Override
                    protected Void construct() {
                      section("in the act");
                      subtitle("words");
                      pause();
                      return null;
                    }
                  });
            });
    assertEquals(List.of(new Section("in the act", Time.of(1), 1)), result.sections());
    assertEquals(List.of(new Subtitle("words", Time.of(1), Time.of(1))), result.subtitles());
  }

  @Test
  void aSubtitleMayBeginWhenTheOneBeforeItEnds() {
    StageResult result =
        run(
            s -> {
              s.speak("a\r\nb", 0.5);
              s.rest(0.5);
              s.speak("c", 0.001);
              s.rest(1);
            });
    assertEquals(
        List.of(
            new Subtitle("a\nb", Time.ZERO, Time.of(0.5)),
            new Subtitle("c", Time.of(0.5), Time.of(0.001))),
        result.subtitles());
    assertEquals(List.of(), result.warnings());
  }

  @Test
  void warnsOfASubtitleThatOutlastsItsScene() {
    Consumer<Sketch> body =
        s -> {
          s.rest(1);
          s.speak("too long", 3);
          s.rest(2);
        };
    assertEquals(
        List.of(
            "the subtitle 'too long' should be shown until 4.000 s, but the scene ends at 3.000 s"),
        run(body).warnings());
    assertEquals(List.of(), run(body, FrameRange.only(12)).warnings());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t"})
  void rejectsASectionWithoutAName(String name) {
    assertRefused("a section needs a name", s -> s.begin(name));
  }

  @Test
  void aSectionNeedsAUniqueNameOnOneLine() {
    assertRefused("a section needs a name", s -> s.begin(null));
    assertRefused("control characters", s -> s.begin("one\ntwo"));
    assertRefused("at most 80 are allowed", s -> s.begin("x".repeat(81)));
    assertRefused(
        "two sections named 'one': the first begins at 0.500 s",
        s -> {
          s.rest(0.5);
          s.begin("one");
          s.rest(1);
          s.begin("one");
        });
  }

  @Test
  void aSubtitleNeedsATextWithoutEmptyLines() {
    assertRefused("a subtitle needs a text", s -> s.speak(null));
    assertRefused("a subtitle needs a text", s -> s.speak(" \n"));
    assertRefused("'one' has an empty line", s -> s.speak("one\n\ntwo"));
    assertRefused("'' has an empty line", s -> s.speak("\ntwo"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 0.0001, Double.NaN, Double.POSITIVE_INFINITY})
  void aSubtitleNeedsADuration(double seconds) {
    assertRefused(String.valueOf(seconds), s -> s.speak("text", seconds));
  }

  @Test
  void subtitlesDoNotOverlap() {
    assertRefused(
        "'two' begins at 0.700 s, while 'one' is shown until 1.000 s: shorten the first one to"
            + " 0.700 s",
        s -> {
          s.speak("one");
          s.rest(0.7);
          s.speak("two");
        });
    assertRefused(
        "let time pass between them",
        s -> {
          s.speak("one");
          s.speak("two");
        });
  }

  @Test
  void recordsSlidesWithTheirTimesAndNotes() {
    StageResult result =
        run(
            s -> {
              s.rest(1);
              s.turn("say this");
              s.rest(0.5);
              s.turn();
              s.rest(1);
            });
    assertEquals(
        List.of(new Slide(Time.of(1), "say this"), new Slide(Time.of(1.5), "")), result.slides());
    assertEquals(result.slides(), result.withWarnings(List.of("w")).slides());
  }

  @Test
  void rejectsTwoSlidesAtTheSameTime() {
    assertRefused(
        "two slides begin at 0.000 s",
        s -> {
          s.turn();
          s.turn("again");
        });
    assertRefused("call nextSlide() for a slide without", s -> s.turn(null));
  }

  @Test
  void animationsCannotSetSectionsAndSubtitles() {
    assertRefused("nextSlide() cannot be called", s -> s.turnWhile(s::turn));
    assertRefused("section() cannot be called", s -> s.turnWhile(() -> s.begin("x")));
    assertRefused("subtitle() cannot be called", s -> s.turnWhile(() -> s.speak("x")));
  }
}
