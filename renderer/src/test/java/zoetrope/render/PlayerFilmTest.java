package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.YELLOW;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.circle;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.square;
import static zoetrope.Zoetrope.text;
import static zoetrope.Zoetrope.transform;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.Variation;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** Films of paths, alone and in a page. */
class PlayerFilmTest {
  private static final RenderSettings SMALL = RenderSettings.of(320, 180, FrameRate.of(20));

  @TempDir Path folder;

  /** A scene of several segments with texts, moves and changes of shape. */
  static final class Moving extends Scene {
    @Override
    protected void construct() {
      var shape = square(2).setFill(BLUE, 0.5);
      play(fadeIn(shape));
      section("Words");
      subtitle("They appear.", 1);
      play(fadeIn(text("some words").shift(RIGHT)));
      pause(2);
      play(transform(shape, circle(1).setFill(YELLOW, 1)));
      play(animate(shape, s -> s.shift(RIGHT.times(2))));
      pause(2);
    }
  }

  private byte[] rendered(RenderSettings settings, String name) throws IOException {
    Path file = folder.resolve(name);
    new Renderer(settings).render(RenderRequest.player(SceneEntry.of(Moving::new), file));
    return Files.readAllBytes(file);
  }

  @Test
  void hasTheSameBytesForAnyNumberOfJobs() throws IOException {
    byte[] one = rendered(SMALL.withJobs(1), "one.zvf");
    assertArrayEquals(one, rendered(SMALL.withJobs(4), "four.zvf"));
    assertArrayEquals(
        rendered(SMALL.withJobs(1), "one.html"), rendered(SMALL.withJobs(4), "four.html"));
  }

  @Test
  void writesTheScriptOfThePlayerNextToAFilmButNoSubtitles() throws IOException {
    rendered(SMALL, "film.zvf");
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          List.of("film.zvf", "zoetrope-player.js"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void aPageIsOneFile() throws IOException {
    rendered(SMALL, "film.html");
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(folder.resolve("film.html")), files.toList());
    }
  }

  @Test
  void isMuchSmallerThanAVideo() throws IOException {
    int size = rendered(SMALL, "film.zvf").length;
    assertTrue(size > 1000 && size < 20_000, size + " bytes");
  }

  @Test
  void aPageContainsTheFilmAndLoadsNothing() throws IOException {
    String page = new String(rendered(SMALL, "film.html"), StandardCharsets.UTF_8);
    assertTrue(page.contains("default-src 'none'"), page);
    assertTrue(page.contains("<zoetrope-player"), page);
    assertFalse(page.contains("src=\""), page);
    assertFalse(page.contains("eval("), page);
    assertTrue(page.endsWith("</html>\n"), page);
  }

  @Test
  void refusesOtherEndings() {
    SceneEntry scene = SceneEntry.of(Moving::new);
    UsageException e =
        assertThrows(
            UsageException.class, () -> RenderRequest.player(scene, folder.resolve("film.mp4")));
    assertTrue(e.getMessage().contains(".html or .zvf"), e.getMessage());
  }

  /** A scene whose end depends on a parameter. */
  static final class Varied extends Scene {
    private final Parameter<Integer> turns = parameter("turns", 2);

    @Override
    protected void construct() {
      var shape = square(2).setFill(BLUE, 0.5);
      play(fadeIn(shape), fadeIn(text("the same beginning")));
      pause(8);
      play(animate(shape, s -> s.rotate(turns.get())));
    }
  }

  private int size(String variation, String name) throws IOException {
    Path file = folder.resolve(name);
    RenderRequest request = RenderRequest.player(SceneEntry.of(Varied::new), file);
    new Renderer(SMALL).render(request.withVariations(List.of(Variation.parse(variation))));
    return Files.readAllBytes(file).length;
  }

  @Test
  void storesOnceWhatVariantsHaveInCommon() throws IOException {
    int one = size("turns=2", "one.zvf");
    int ten = size("turns=1..10/10", "ten.zvf");
    assertTrue(ten < 2 * one, one + " and " + ten + " bytes");
  }

  @Test
  void readsListsAndRangesOfValues() {
    assertEquals(List.of("1", "a b", "x"), Variation.parse("name=1,a b,x").values());
    assertEquals(List.of("0.2", "0.3", "0.4"), Variation.parse("t=0.2..0.4/3").values());
    assertEquals(1, Variation.parse("t=1..3/3").indexOf("2.0"));
    for (String wrong : List.of("1,2", "n=1..2", "n=a..b/3", "n=1..2/1", "n=1,1")) {
      assertThrows(UsageException.class, () -> Variation.parse(wrong), wrong);
    }
  }

  @Test
  void refusesParametersAndValuesThatTheSceneDoesNotHave() {
    for (String wrong : List.of("turns=1,x", "turn=1,2")) {
      assertThrows(UsageException.class, () -> size(wrong, "wrong.zvf"), wrong);
    }
  }
}
