package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.LEFT;
import static zoetrope.Zoetrope.RED;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.WHITE;
import static zoetrope.Zoetrope.YELLOW;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.annulus;
import static zoetrope.Zoetrope.circle;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.group;
import static zoetrope.Zoetrope.rectangle;
import static zoetrope.Zoetrope.square;
import static zoetrope.Zoetrope.text;
import static zoetrope.Zoetrope.transform;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.BlendMode;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.Variation;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** A page with the player of films of paths, in a real browser. */
@Timeout(240)
@ExtendWith(SharedStudio.class)
class PlayerPageTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 270;
  private static final int RATE = 20;
  private static final double MIN_SIMILARITY = 0.98;
  private static final int DAMAGED_FILMS = 60;
  private static final int LIES = 25;

  /** The longest time for a film, with 12 seeks; machines of tests may be slow. */
  private static final int MAX_MILLISECONDS = 5_000;

  private static final String PLAYER = "document.querySelector('zoetrope-player')";

  /** A scene with strokes, dashes, opacity, a group that fades, a blend mode, and a morph. */
  static final class Mixed extends Scene {
    @Override
    protected void construct() {
      section("Shapes");
      var rings = group(annulus(0.5, 1).setFill(YELLOW, 1), rectangle(2.6, 0.5).setFill(RED, 1));
      var shape = square(2).setFill(BLUE, 0.5).setStroke(WHITE, 6).shift(LEFT.times(3));
      play(fadeIn(shape), fadeIn(rings.shift(RIGHT.times(3))));
      play(animate(rings, r -> r.setGroupOpacity(0.4)), fadeIn(text("some words")));
      section("Changes");
      subtitle("It changes.", 2);
      var ink = circle(0.8).setFill(RED, 1).setStroke(WHITE, 0).setBlendMode(BlendMode.SCREEN);
      play(fadeIn(ink.moveTo(shape.center())), fadeIn(circle(1.5).setStroke(RED, 4)));
      play(transform(shape, circle(1.2).setFill(YELLOW, 0.7).shift(LEFT.times(4))));
      pause(1);
    }
  }

  /** A scene whose square depends on a parameter. */
  static final class Sized extends Scene {
    private final Parameter<Double> side = parameter("side", 2.0, "the side of the square");

    @Override
    protected void construct() {
      add(text("a square of side " + side.get()).shift(UP.times(3)));
      pause(1);
      play(fadeIn(square(side.get()).setFill(BLUE, 1)));
      pause(1 + side.get());
    }
  }

  private static final SceneEntry SCENE = SceneEntry.of(Mixed::new);
  private static final Renderer RENDERER =
      new Renderer(RenderSettings.of(WIDTH, HEIGHT, FrameRate.of(RATE)));

  @TempDir private static Path folder;
  private static Path page;
  private static byte[] film;

  @BeforeAll
  static void makeTheFilm() throws IOException {
    page = folder.resolve("film.html");
    Path data = folder.resolve("film.zvf");
    RENDERER.render(List.of(RenderRequest.player(SCENE, page), RenderRequest.player(SCENE, data)));
    film = Files.readAllBytes(data);
  }

  @BeforeEach
  void open() {
    open("");
  }

  private static void open(String moment) {
    browser().open("about:blank");
    browser().open(page.toUri() + moment);
    browser().await(PLAYER + ".readyState === 4");
  }

  private static Browser browser() {
    return StudioPage.running.browser;
  }

  private static Object player(String property) {
    return browser().js(PLAYER + "." + property);
  }

  private static void seek(double time) {
    browser().js("void (" + PLAYER + ".currentTime = " + time + ")");
    browser().await("!" + PLAYER + ".seeking");
  }

  private static void press(String key) {
    String event = "new KeyboardEvent('keydown', { key: '" + key + "', bubbles: true })";
    browser().js(PLAYER + ".dispatchEvent(" + event + ")");
    browser().await("!" + PLAYER + ".seeking");
  }

  @Test
  void showsTheFramesOfStills() throws IOException {
    browser()
        .js(
            "Object.assign(%s.style, { width: '%spx', height: '%spx' })"
                .formatted(PLAYER, WIDTH, HEIGHT));
    browser().await(PLAYER + ".canvas.width === " + WIDTH);
    for (int frame : new int[] {3, 15, 27, 38, 50, 65, 72, 90}) {
      seek((frame + 0.01) / RATE);
      String address = (String) player("canvas.toDataURL()");
      byte[] png = Base64.getDecoder().decode(address.substring(address.indexOf(',') + 1));
      int[] seen =
          ImageIO.read(new ByteArrayInputStream(png)).getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
      RasterImage still = RENDERER.picture(SCENE, TimePoint.parse("frame:" + frame));
      double similarity = ImageSimilarity.of(still.argb(), seen, WIDTH, HEIGHT);
      assertTrue(similarity >= MIN_SIMILARITY, "frame " + frame + ": " + similarity);
    }
  }

  @Test
  void keysSeekAndStep() {
    press("End");
    assertEquals(player("duration"), player("currentTime"));
    press("Home");
    press(".");
    press(".");
    assertEquals(2L, player("currentFrame"));
    press(",");
    assertEquals(1L, player("currentFrame"));
    press("PageDown");
    assertEquals(1L, player("chapterIndex"));
    press("l");
    assertEquals(true, player("loop"));
    press(">");
    assertEquals(1.25, player("playbackRate"));
  }

  @Test
  void playsToTheEndWithTheEventsOfVideos() {
    browser()
        .js(
            "(window.events = [], ['play', 'pause', 'seeking', 'seeked', 'ended'].forEach(name =>"
                + " "
                + PLAYER
                + ".addEventListener(name, () => events.push(name))))");
    seek(4.6);
    press(" ");
    browser().await(PLAYER + ".ended");
    assertEquals("seeking seeked play pause ended", browser().js("events.join(' ')"));
    assertEquals(true, player("paused"));
  }

  @Test
  void theAddressNamesAMoment() {
    open("#t=2.5");
    assertEquals(2.5, player("currentTime"));
    assertEquals(true, player("caption.innerText.includes('It changes.')"));
  }

  @Test
  void theSearchOfTheBrowserFindsTextsAndGoesToThem() {
    assertEquals("", shownTexts());
    open("#:~:text=some%20words");
    browser().await(PLAYER + ".currentTime > 1");
    assertEquals("some words", shownTexts());
    seek(0);
    assertEquals("", shownTexts());
  }

  private static Object shownTexts() {
    browser().await(PLAYER + ".texts.lines.length === 1");
    return player("texts.box.innerText.trim()");
  }

  @Test
  void aSliderShowsAVariantAtTheSameMoment() throws IOException {
    Path varied = folder.resolve("varied.html");
    RENDERER.render(
        RenderRequest.player(SceneEntry.of(Sized::new), varied)
            .withVariations(List.of(Variation.parse("side=1..3/5"))));
    browser().open(varied.toUri() + "#t=2.5&side=3");
    browser().await(PLAYER + "?.readyState === 4");
    assertEquals("3", player("shadowRoot.querySelector('.parameters output').textContent"));
    assertEquals(6L, player("duration"));
    browser()
        .js(
            "(slider => { slider.value = 1; slider.dispatchEvent(new Event('input'));"
                + " })(%s.shadowRoot.querySelector('.parameters input'))".formatted(PLAYER));
    browser().await("!" + PLAYER + ".seeking");
    assertEquals("1.5", player("parameters[0].values[" + PLAYER + ".parameters[0].index]"));
    assertEquals(2.5, player("currentTime"));
    assertEquals(4.5, player("duration"));
    browser().await(PLAYER + ".texts.box.innerText.includes('side 1.5')");
  }

  @Test
  void showsTwoPlayersOnOnePage() {
    browser().js("document.body.append(" + PLAYER + ".cloneNode())");
    String second = "document.querySelectorAll('zoetrope-player')[1]";
    browser().js("window.data = '" + Base64.getEncoder().encodeToString(film) + "'");
    browser()
        .js(
            "void "
                + second
                + ".open(Uint8Array.from(atob(data), c => c.charCodeAt(0)).buffer, 3)");
    browser().await(second + ".readyState === 4");
    assertEquals(3L, browser().js(second + ".currentTime"));
    assertEquals(0L, player("currentTime"));
  }

  @Test
  void refusesDamagedFilmsWithoutHanging() {
    Random random = new Random(7);
    for (int i = 0; i < DAMAGED_FILMS; i++) {
      byte[] damaged = film.clone();
      for (int k = 0; k < 3; k++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      String error = opened(damaged);
      assertTrue(error.length() < 300, error);
    }
    assertTrue(opened(new byte[100]).contains("not a film of paths"));
    assertTrue(opened(Arrays.copyOf(film, film.length / 2)).contains("damaged"));
  }

  @Test
  void refusesIndexesWithWrongValues() {
    Map<String, String> lies =
        Map.of(
            "i.paths[0][3] = 1e9", "damaged",
            "i.blocks[0][2] += 1", "damaged",
            "i.paths[0][2] = 1e12", "damaged",
            "i.segments[0][0] = 1e9", "damaged",
            "i.segments[0][1] = 1e9", "damaged",
            "i.segments[0][2] = 1", "damaged",
            "i.width = 1e9", "damaged",
            "i.rate = [1, 0]", "damaged",
            "i.version = 1", "version");
    Map<String, String> more =
        Map.of(
            "i.frames = 2 ** 31", "damaged",
            "i.units = 0", "damaged",
            "i.height = NaN", "damaged",
            "i.segments = []", "damaged",
            "i.paths = { length: 1 }", "damaged",
            "i.images = [[[[[]]]]]", "damaged",
            "i.texts = [4, 9, 1e9]", "damaged",
            "i.parameters = [{ name: 'a', values: Array(2 ** 20).fill('x'), start: 0 }]", "damaged",
            "i.variants = [i.variants, i.variants]", "damaged",
            "i.chapters = [['x', 0, 2 ** 31]]", "damaged");
    more.forEach((lie, reason) -> assertTrue(openedWithIndex(lie).contains(reason), lie));
    lies.forEach((lie, reason) -> assertTrue(openedWithIndex(lie).contains(reason), lie));
  }

  @Test
  void showsTextsOfFilesAsTexts() {
    String html = "<img src=x onerror='window.hit = 1'><b>bold</b>";
    openedWithIndex(
        "const h = \""
            + html
            + "\"; i.title = h; i.chapters = [[h, 0, 20]]; i.subtitles = [[0, 9e9, h]];"
            + " i.parameters = [{ name: h, description: h, values: [h], start: 0 }]");
    assertEquals(0L, player("shadowRoot.querySelectorAll('.caption img, b, .bar img').length"));
    assertEquals(true, player("caption.textContent.includes('<b>bold</b>')"));
    assertEquals(true, browser().js("window.hit === undefined"));
  }

  /**
   * Numbers in the compressed blocks that lie: each block is unpacked, some of its bytes become a
   * large number, zeros or a number that is not finite, and it is packed again.
   */
  @Test
  void refusesLiesInsideOfBlocksWithinTwoSeconds() {
    for (String block : List.of("i.blocks[0]", "i.paths[0]", "i.texts")) {
      for (int seed = 0; seed < LIES; seed++) {
        String error = openedWithLie(block, seed);
        assertTrue(error.length() < 300 && !error.contains("\n    at "), block + seed + error);
      }
    }
  }

  private static String openedWithLie(String block, int seed) {
    return openedWithIndex(
        "const block = "
            + block
            + "; const raw = new Uint8Array(await through(bytes.subarray(block[0], block[0] +"
            + " block[1]), new DecompressionStream('deflate'))); const lies = [[255, 255, 255, 255,"
            + " 15], [0, 0, 0, 0], [0, 0, 192, 127], [255, 255, 255, 255, 255, 255, 255, 127],"
            + " [1]]; let x = "
            + (seed * 7919 + 13)
            + "; const next = (n) => { x = (x * 1103515245 + 12345) % 2147483648; return x % n; };"
            + " for (let k = 0; k < 2; k++) { const from ="
            + " next(next(2) ? Math.min(40, raw.length) : raw.length);"
            + " raw.set(lies[next(5)].slice(0, raw.length - from), from); } lie = [new"
            + " Uint8Array(await through(raw, new CompressionStream('deflate')))];"
            + " block.splice(0, 3, end - size, lie[0].length, raw.length)");
  }

  private static String opened(byte[] data) {
    browser().js("window.data = '" + Base64.getEncoder().encodeToString(data) + "'");
    return openedWith("");
  }

  /** Opens the film with a changed index {@code i}; returns the message of the error, if any. */
  private static String openedWithIndex(String change) {
    browser().js("window.data = '" + Base64.getEncoder().encodeToString(film) + "'");
    return openedWith(
        "const view = new DataView(bytes.buffer); const end = bytes.length - 12; const size ="
            + " view.getUint32(end + 4, true); const through = (part, stream) => new Response(new"
            + " Blob([part]).stream().pipeThrough(stream)).arrayBuffer(); const i = JSON.parse(new"
            + " TextDecoder().decode(await through(bytes.subarray(end - size, end), new"
            + " DecompressionStream('deflate')))); "
            + "let lie = []; "
            + change
            + "; const json = new TextEncoder().encode(JSON.stringify(i)); const packed = new"
            + " Uint8Array(await through(json, new CompressionStream('deflate'))); const tail = new"
            + " DataView(new ArrayBuffer(8)); tail.setUint32(0, json.length, true);"
            + " tail.setUint32(4, packed.length, true); bytes = new Uint8Array(await new"
            + " Blob([bytes.subarray(0, end - size), ...lie, packed, tail, bytes.subarray(end +"
            + " 8)]).arrayBuffer());");
  }

  private static String openedWith(String change) {
    return (String)
        browser()
            .driver
            .executeAsyncScript(
                "const done = arguments[0]; (async () => { let bytes = Uint8Array.from(atob(data),"
                    + " c => c.charCodeAt(0)); "
                    + change
                    + " const p = "
                    + PLAYER
                    + "; const began = performance.now(); await p.open(bytes.buffer); for (let f ="
                    + " 0; f < 100 && !p.error; f += 9) { p.currentTime = f / 20; await"
                    + " p.showNow(); } done(performance.now() - began > "
                    + MAX_MILLISECONDS
                    + " ? 'it hangs'.repeat(99) : p.error ? p.error.message : ''); })().catch(e =>"
                    + " done(String(e.stack)));");
  }
}
