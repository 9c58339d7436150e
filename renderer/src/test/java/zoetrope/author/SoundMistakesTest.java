package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.FrameRate;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;
import zoetrope.sound.Sound;

/** Messages about mistakes with sounds name the author's line. */
class SoundMistakesTest {
  private static final RenderSettings SMALL = RenderSettings.of(96, 54, FrameRate.of(10));

  @TempDir private static Path folder;

  @BeforeAll
  static void writeFiles() throws IOException {
    Waves.write(folder.resolve("click.wav"), Waves.RATE, 1, 4800, i -> 0.5);
    Waves.write(folder.resolve("silence.wav"), Waves.RATE, 1, 4800, i -> 0);
    Waves.write(folder.resolve("nan.wav"), Waves.RATE, 1, 4800, i -> Double.NaN);
    Waves.write(folder.resolve("none.wav"), Waves.RATE, 1, 0, i -> 0);
    Files.write(folder.resolve("empty.wav"), new byte[0]);
    Files.writeString(folder.resolve("text.wav"), "this is no sound");
    Files.writeString(folder.resolve("list.wav"), "#EXTM3U\n#EXTINF:1,\nclick.wav\n");
    Files.createDirectory(folder.resolve("folder.wav"));
    new Renderer(SMALL)
        .film(SceneEntry.of(() -> new Sounding(s -> {})), folder.resolve("mute.mp4"));
  }

  /** A scene of one second that uses sounds. */
  private static final class Sounding extends Scene {
    private final Consumer<Sounding> body;

    Sounding(Consumer<Sounding> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
      pause();
    }

    Sound begin(String name) {
      return sound(name == null ? null : folder.resolve(name).toString());
    }
  }

  private static Arguments of(String message, Function<Sounding, Sound> body) {
    return Arguments.of(message, body);
  }

  static Stream<Arguments> rejectsMistakesWithReasonAndLine() {
    return Stream.of(
        of("a sound needs the name of a file, not null", s -> s.begin(null)),
        of("file not found: {}/clock.wav; did you mean click.wav?", s -> s.begin("clock.wav")),
        of("the sound {}/empty.wav is an empty file: save it again", s -> s.begin("empty.wav")),
        of("the sound {}/none.wav is *", s -> s.begin("none.wav")),
        of("the sound {}/text.wav is broken, or not a known sound format*", s -> s.begin("text")),
        of("the sound {}/list.wav is broken, or not a known sound format*", s -> s.begin("list")),
        of("file not found: {}/folder.wav*", s -> s.begin("folder.wav")),
        of(
            "the sound {}/nan.wav has samples that are not numbers, or are more than a thousand"
                + " times full scale*",
            s -> s.begin("nan")),
        of(
            "the file {}/mute.mp4 contains no sound: name a file with sound",
            s -> s.begin("mute.mp4")),
        of(
            "the gain of a sound is 41.0 dB, not between -120 and 40 dB",
            s -> s.begin("click").gain(41)),
        of(
            "the gain of a sound is NaN dB, not between -120 and 40 dB",
            s -> s.begin("click").gain(Double.NaN)),
        of("the pan of a sound is -2.0, not between -1 and 1", s -> s.begin("click").pan(-2)),
        of("the speed of a sound is 0.0, not between 0.25 and 4", s -> s.begin("click").speed(0)),
        of(
            "the time of a sound is -1.0 s, not between 0 and 360000 s",
            s -> s.begin("click").at(-1)),
        of("a fade is -1.0 s, not between 0 and 360000 s", s -> s.begin("click").fadeIn(-1)),
        of(
            "{}/click.wav has no part from 0.200 s to 0.100 s: it is 0.100 s long",
            s -> s.begin("click").from(0.2)),
        of(
            "{}/click.wav has no part from 0.000 s to 0.200 s: it is 0.100 s long",
            s -> s.begin("click").to(0.2)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void rejectsMistakesWithReasonAndLine(String expected, Function<Sounding, Sound> body) {
    SceneException e =
        assertThrows(
            SceneException.class,
            () -> new Renderer(SMALL).dryRun(SceneEntry.of(() -> new Sounding(body::apply))));
    String message = e.getMessage().replace(folder.toString(), "{}");
    assertTrue(e.place().startsWith("SoundMistakesTest.java:"), e.place());
    if (expected.endsWith("*")) {
      assertTrue(message.startsWith(expected.substring(0, expected.length() - 1)), message);
    } else {
      assertEquals(expected, message);
    }
  }

  private List<String> warnings(Consumer<Sounding> body) {
    return new Renderer(SMALL)
        .dryRun(SceneEntry.of(() -> new Sounding(body))).warnings().stream()
            .map(w -> w.replace(folder.toString(), "{}").replaceFirst("java:\\d+", "java:0"))
            .toList();
  }

  @Test
  void warnsOfInaudibleSounds() {
    assertEquals(
        List.of("SoundMistakesTest.java:0: the sound {}/silence.wav is silent"),
        warnings(s -> s.begin("silence")));
    assertEquals(
        List.of(
            "SoundMistakesTest.java:0: the sound {}/click.wav is to begin at 2.000 s, but the scene"
                + " ends at 1.000 s"),
        warnings(s -> s.begin("click").at(2)));
    assertEquals(
        List.of(
            "SoundMistakesTest.java:0: the sound {}/click.wav would last until 1.390 s, but the"
                + " scene ends at 1.000 s: pause() longer, or call .to(seconds)"),
        warnings(s -> s.begin("click").at(0.99).speed(0.25)));
    assertEquals(List.of(), warnings(s -> s.begin("click").at(0.95)));
  }

  @Test
  void warnsThatAGifHasNoSound() {
    SceneEntry scene = SceneEntry.of(() -> new Sounding(s -> s.begin("click")));
    assertEquals(
        List.of(
            "a GIF has no sound: the scene's sound is not in it; name a "
                + OutputFormat.list(OutputFormat.films(Feature.SOUND), " or ")),
        new Renderer(SMALL).film(scene, folder.resolve("a.gif")).warnings());
  }

  @Test
  void rejectsSoundOfASilentSceneAndWritesNothing() {
    SceneEntry scene = SceneEntry.of(() -> new Sounding(s -> {}));
    Path target = folder.resolve("nothing.wav");
    UsageException e =
        assertThrows(
            UsageException.class,
            () -> new Renderer(SMALL).render(RenderRequest.film(scene, target)));
    assertTrue(e.getMessage().contains("has no sound to write to"), e.getMessage());
    assertFalse(Files.exists(target));
  }

  @Test
  void aSoundThatIsDeletedBeforeMixingFailsTheVideo() throws IOException {
    Path file = folder.resolve("vanishing.wav");
    Waves.write(file, Waves.RATE, 1, 4800, i -> 0.5);
    Path target = folder.resolve("vanished.mp4");
    SceneEntry scene =
        SceneEntry.of(
            () ->
                new Sounding(
                    s -> {
                      s.begin("vanishing");
                      assertTrue(file.toFile().delete());
                    }));
    RuntimeException e =
        assertThrows(RuntimeException.class, () -> new Renderer(SMALL).film(scene, target));
    assertTrue(
        e.getMessage().matches("SoundMistakesTest.java:\\d+: the sound .*vanishing.wav is .*"),
        e.getMessage());
    assertFalse(Files.exists(target));
  }
}
