package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.readback.FilmReader;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;
import zoetrope.render.SoundPreview;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.StageResult;
import zoetrope.sound.Sound;

/** The sound of videos, checked with FFmpeg's decoders. */
class SoundTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(96, 54, FrameRate.of(25)).withJobs(1);

  private static final int CLICK_LENGTH = 240;

  private static final IntToDoubleFunction CLICK =
      i -> 0.7 * Math.exp(-i / 40.0) * Math.cos(i * 0.6);

  private static final int LAST = 60 * Waves.RATE;

  @TempDir private static Path folder;

  @BeforeEach
  void writeSounds() {
    Waves.write(folder.resolve("click.wav"), Waves.RATE, 1, CLICK_LENGTH, CLICK);
    Waves.write(
        folder.resolve("tone.wav"), Waves.RATE, 2, 96_000, Waves.tone(1000, 0.25, Waves.RATE));
    Waves.write(folder.resolve("cd.wav"), 44_100, 1, 88_200, Waves.tone(1000, 0.25, 44_100));
  }

  private static String file(String name) {
    return folder.resolve(name).toString();
  }

  /** A scene that plays sounds. A lambda is its {@code construct()}. */
  private static final class Heard extends Scene {
    private final Consumer<Heard> body;

    Heard(Consumer<Heard> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    Sound begin(String name) {
      return sound(file(name));
    }

    Sound tone() {
      return begin("tone.wav");
    }

    Sound lay(String name) {
      return music(file(name));
    }

    void rest(double seconds) {
      pause(seconds);
    }
  }

  private static SceneEntry scene(Consumer<Heard> body) {
    return SceneEntry.of(() -> new Heard(body));
  }

  /** A dot that flashes for one frame every 0.4 s, each time with a click. */
  public static final class Flashes extends Scene {
    @Override
    protected void construct() {
      var light = square(20).setFill(WHITE, 1);
      for (int i = 0; i < 5; i++) {
        pause(0.36);
        add(light);
        sound(file("click"));
        pause(0.04);
        remove(light);
      }
      pause(0.2);
    }
  }

  /** A flash and a click after two minutes. */
  public static final class LastFlash extends Scene {
    @Override
    protected void construct() {
      pause((double) LAST / Waves.RATE);
      add(square(20).setFill(WHITE, 1));
      sound(file("click"));
      pause(0.2);
    }
  }

  private RenderResult render(SceneEntry scene, String name) {
    return new Renderer(SMALL).render(request(scene, name));
  }

  private RenderRequest request(SceneEntry scene, String name) {
    Path target = folder.resolve(name);
    return RenderRequest.film(scene, target);
  }

  /** Returns the left channel of a scene's sound, from its WAV file. */
  private float[] left(SceneEntry scene) {
    return samples(scene, 0);
  }

  @Test
  void aPreviewHasTheSamplesOfTheFileFromAnyPosition() {
    SceneEntry scene =
        scene(
            s -> {
              s.lay("cd.wav").gain(-3).fadeIn(0.5);
              s.tone().at(0.7);
              s.rest(2.04);
            });
    float[] file = left(scene);
    StageResult whole;
    try (Preview preview = new Renderer(SMALL).preview(scene)) {
      whole = preview.whole();
    }
    assertEquals(file.length, SoundPreview.samples(whole, SMALL.rate()));
    for (int from : new int[] {0, 40_001, file.length}) {
      float[] block = new float[2 * file.length];
      try (SoundPreview sound = SoundPreview.of(whole, SMALL.rate(), from)) {
        assertEquals(file.length - from, sound.read(block));
        assertEquals(0, sound.read(block));
      }
      for (int i = from; i < file.length; i++) {
        assertEquals(file[i], block[2 * (i - from)], 1.0 / 16_384, "sample " + i);
      }
    }
  }

  private float[] samples(SceneEntry scene, int channel) {
    render(scene, "heard.wav");
    return Waves.read(folder.resolve("heard.wav"), channel);
  }

  private static double decibels(double ratio) {
    return 20 * Math.log10(ratio);
  }

  /** Returns the level of a sound between two seconds, in dB relative to the tone. */
  private static double level(float[] samples, double from, double to) {
    double rms =
        Waves.rms(samples, (int) Math.round(from * Waves.RATE), (int) Math.round(to * Waves.RATE));
    return decibels(rms / (0.25 / Math.sqrt(2)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mp4", "mov", "mkv", "webm", "wav", "flac", "m4a", "opus"})
  void aClickIsAtItsSampleInEveryFormat(String ending) {
    render(SceneEntry.of(Flashes::new), "flashes." + ending);
    float[] samples = Waves.read(folder.resolve("flashes." + ending), 0);
    for (int i = 0; i < 5; i++) {
      int expected = (int) Math.round((0.36 + 0.4 * i) * Waves.RATE);
      assertEquals(
          expected,
          Waves.find(samples, CLICK, CLICK_LENGTH, expected - 400, expected + 400),
          ending + ", click " + i);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mp4", "mkv", "webm"})
  void aFlashAndItsClickAreInTheSameFrame(String ending) {
    Path film = folder.resolve("flashes." + ending);
    render(SceneEntry.of(Flashes::new), "flashes." + ending);
    float[] samples = Waves.read(film, 0);
    try (FilmReader reader = FilmReader.open(film)) {
      int flashes = 0;
      while (reader.next()) {
        int from = (int) Math.round(reader.time() * Waves.RATE);
        boolean light = (reader.argb()[0] & 0xff) > 200;
        double loud = Waves.rms(samples, from, from + Waves.RATE / 25);
        assertEquals(light, loud > 0.01, "at " + reader.time() + " s: " + loud);
        flashes += light ? 1 : 0;
      }
      assertEquals(5, flashes);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mp4", "webm"})
  void soundDoesNotDriftWithinMinutes(String ending) {
    Path film = folder.resolve("long." + ending);
    render(SceneEntry.of(LastFlash::new), "long." + ending);
    float[] samples = Waves.read(film, 0);
    int click = Waves.find(samples, CLICK, CLICK_LENGTH, LAST - 400, LAST + 400);
    assertEquals(LAST, click, ending);
    try (FilmReader reader = FilmReader.open(film)) {
      double flash = -1;
      while (reader.next()) {
        flash = flash < 0 && (reader.argb()[0] & 0xff) > 200 ? reader.time() : flash;
      }
      assertEquals((double) LAST / Waves.RATE, flash, 1e-3);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wav", "flac", "mp4"})
  void soundIsAsLongAsTheVideoToTheSample(String ending) {
    Path file = folder.resolve("length." + ending);
    SceneEntry scene =
        scene(
            s -> {
              s.tone().loop();
              s.rest(1.001);
            });
    RenderSettings ntsc = RenderSettings.of(96, 54, FrameRate.parse("30000/1001"));
    RenderResult made = new Renderer(ntsc).render(RenderRequest.film(scene, file));
    int expected = (int) Math.ceil(made.duration().flicks() / 14_700.0);
    int samples = Waves.read(file, 0).length;
    // The last AAC packet is padded. The padding is after the end of the sound that the file
    // declares.
    assertTrue(
        ending.equals("mp4")
            ? samples >= expected && samples < expected + 1024
            : samples == expected,
        samples + " samples, not " + expected);
  }

  @Test
  void aToneKeepsItsLevelFromAnyRate() {
    for (String name : List.of("tone.wav", "cd.wav")) {
      float[] samples =
          left(
              scene(
                  s -> {
                    s.begin(name);
                    s.rest(2);
                  }));
      assertEquals(0, level(samples, 0.1, 1.9), 0.01, name);
    }
  }

  @Test
  void gainPanAndFadesChangeTheSound() {
    SceneEntry scene =
        scene(
            s -> {
              s.tone().gain(-6).pan(1).fadeIn(0.5).fadeOut(0.5);
              s.rest(2);
            });
    float[] left = samples(scene, 0);
    float[] right = samples(scene, 1);
    assertEquals(0, Waves.peak(left), "the left channel is silent");
    assertEquals(-6, level(right, 0.6, 1.4), 0.05);
    assertEquals(-6 + decibels(0.5), level(right, 0.24, 0.26), 0.2, "in the middle of fading in");
    assertEquals(-6 + decibels(0.5), level(right, 1.74, 1.76), 0.2, "in the middle of fading out");
  }

  @Test
  void aClipCanPlayFasterAndHigher() {
    float[] samples =
        left(
            scene(
                s -> {
                  Sound sound = s.tone().from(0.5).to(1.5).speed(2);
                  assertEquals(0.5, sound.seconds());
                  s.rest(1);
                }));
    assertEquals(0, level(samples, 0.05, 0.45), 0.05);
    assertEquals(0, Waves.peak(Arrays.copyOfRange(samples, 24_000, 48_000)));
    int crossings = 0;
    for (int i = 4800; i < 19_200; i++) {
      crossings += samples[i] < 0 && samples[i + 1] >= 0 ? 1 : 0;
    }
    assertEquals(600, crossings, 1, "2 kHz for 0.3 s");
  }

  @Test
  void loopsContinueToTheEnd() {
    float[] samples =
        left(
            scene(
                s -> {
                  s.tone().to(0.1).loop();
                  s.rest(3.05);
                }));
    for (double from = 0; from < 2.9; from += 0.1) {
      assertEquals(0, level(samples, from, from + 0.1), 0.5, "from " + from);
    }
  }

  @Test
  void soundsOfSimulationsAreAtTheTimesOfTheirSteps() {
    SceneEntry scene =
        SceneEntry.of(
            () ->
                new Scene() {
                  private int steps;

                  @Override
                  protected void construct() {
                    var block = square();
                    block.simulate(
                        1000,
                        (b, dt) -> {
                          if (++steps % 333 == 0) {
                            sound(file("click"));
                          }
                        });
                    add(block);
                    pause(1.2);
                  }
                });
    float[] samples = left(scene);
    for (int i = 1; i <= 3; i++) {
      int expected = 333 * i * 48;
      assertEquals(
          expected, Waves.find(samples, CLICK, CLICK_LENGTH, expected - 300, expected + 300));
    }
  }

  @Test
  void aRangeOfAVideoSoundsAsInTheWhole() {
    SceneEntry scene =
        scene(
            s -> {
              s.tone().gain(14).loop(); // Loud enough for the limiter.
              for (int i = 0; i < 8; i++) {
                s.begin("click").at(0.23 * i);
              }
              s.rest(2);
            });
    float[] whole = left(scene);
    Path part = folder.resolve("part.wav");
    TimeRange range = new TimeRange(TimePoint.parse("0.8"), TimePoint.parse("1.2"));
    new Renderer(SMALL).render(RenderRequest.film(scene, part).withPart(range));
    assertArrayEquals(
        Arrays.copyOfRange(whole, 38_400, 57_600), Waves.read(part, 0), "0.8 s to 1.2 s");
  }

  @Test
  void theNumberOfJobsChangesNoByte() throws IOException {
    SceneEntry scene = SceneEntry.of(Flashes::new);
    for (String ending : List.of("mp4", "webm")) {
      Path one = folder.resolve("one." + ending);
      Path four = folder.resolve("four." + ending);
      new Renderer(SMALL).film(scene, one);
      new Renderer(SMALL.withJobs(4)).film(scene, four);
      assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(four), ending);
    }
  }

  @Test
  void loudSoundIsLimitedWithAWarning() {
    SceneEntry scene =
        scene(
            s -> {
              s.tone().gain(20).fadeIn(1);
              s.rest(2);
            });
    RenderResult made = render(scene, "loud.wav");
    float[] samples = Waves.read(folder.resolve("loud.wav"), 0);
    assertTrue(Waves.peak(samples) <= 0.8913, "peak " + Waves.peak(samples));
    assertEquals(
        List.of(
            "the sounds together are too loud: they were lowered by up to 9.0 dB where they would"
                + " clip; lower them with .gain(db)"),
        made.warnings());
    assertEquals(-1, made.sound().orElseThrow().peak(), 0.05);
  }

  @Test
  void reachesTheRequestedLoudness() {
    SceneEntry scene =
        scene(
            s -> {
              s.tone().loop();
              s.rest(4);
            });
    Path file = folder.resolve("level.wav");
    RenderResult made =
        new Renderer(SMALL.withLoudness(-23)).render(RenderRequest.film(scene, file));
    assertEquals(-23, made.sound().orElseThrow().loudness(), 0.1);
    // By EBU Tech 3341, a tone of 1 kHz at -23 dBFS on both channels has -23 LUFS.
    assertEquals(-23, decibels(Waves.peak(Waves.read(file, 0))), 0.15);
  }

  @Test
  void trackFilesAddUpToTheMix() throws IOException {
    SceneEntry scene =
        scene(
            s -> {
              s.lay("tone.wav").gain(-12);
              s.begin("click").at(0.5);
              s.rest(1);
            });
    Path stems = folder.resolve("stems");
    new Renderer(SMALL).render(request(scene, "mix.wav").withStems(stems));
    try (Stream<Path> files = Files.list(stems)) {
      assertEquals(
          List.of("effects.wav", "music.wav"),
          files.map(f -> f.getFileName().toString()).sorted().toList());
    }
    float[] mix = Waves.read(folder.resolve("mix.wav"), 0);
    float[] effects = Waves.read(stems.resolve("effects.wav"), 0);
    float[] music = Waves.read(stems.resolve("music.wav"), 0);
    for (int i = 0; i < mix.length; i++) {
      assertEquals(mix[i], effects[i] + music[i], 1e-4, "sample " + i);
    }
  }

  @Test
  void videosWithoutSoundHaveNoAudioTrack() throws IOException {
    SceneEntry scene =
        scene(
            s -> {
              s.rest(1);
            });
    assertTrue(render(scene, "silent.mp4").sound().isEmpty());
    assertEquals(0, Waves.read(folder.resolve("silent.mp4"), 0).length);
  }
}
