package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.inspect.StageSnapshot;
import zoetrope.mobject.code.CodeTheme;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/** Dark scenes become dark ink on white, by a theme or by the settings. */
class LightLookTest {
  private static final RenderSettings SETTINGS = RenderSettings.of(320, 180, FrameRate.of(10));

  static final class Dark extends Scene {
    @Override
    protected void construct() {
      add(square(1).setFill(WHITE, 1).setStroke(WHITE, 0));
      add(square(1).setFill(YELLOW, 1).setStroke(YELLOW, 0).moveTo(at(2, 0)));
      add(square(1).setFill(BLUE_E, 1).setStroke(BLUE_E, 0).moveTo(at(-2, 0)));
      pause(0.3);
    }
  }

  static final class ByTheme extends Scene {
    @Override
    protected void construct() {
      theme(LIGHT);
      add(square(1).setFill(WHITE, 1));
      pause(0.1);
    }
  }

  static final class OnWhite extends Scene {
    @Override
    protected void construct() {
      background(WHITE);
      add(square(1).setFill(BLACK, 1));
      pause(0.1);
    }
  }

  private static Frame frame(RenderSettings settings, Class<? extends Scene> scene) {
    return StageSnapshot.take(new Renderer(settings), SceneEntry.of(scene), 0)
        .orElseThrow()
        .frame();
  }

  private static Color fill(Frame frame, int index) {
    return ((Item.Shape) frame.items().get(index)).style().fill().firstColor();
  }

  /** Returns the contrast with white by WCAG 2. */
  private static double contrast(Color color) {
    double luminance =
        0.2126 * linear(color.red())
            + 0.7152 * linear(color.green())
            + 0.0722 * linear(color.blue());
    return 1.05 / (luminance + 0.05);
  }

  private static double linear(double c) {
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  @Test
  void swapsWhiteAndBlackAndKeepsColoursReadable() {
    Frame print = frame(SETTINGS.withLight(true), Dark.class);
    assertEquals("#FFFFFF", print.background().toHex());
    assertEquals("#000000", fill(print, 0).toHex());
    assertTrue(contrast(fill(print, 1)) >= 4.5, "yellow");
    assertTrue(contrast(fill(print, 2)) >= 3, "dark blue");
    double[] hue = fill(print, 1).toHsl();
    assertEquals(YELLOW.toHsl()[0], hue[0], 0.06, "the hue of yellow");
  }

  static final class Greys extends Scene {
    @Override
    protected void construct() {
      add(square(2).setFill(color("#272822"), 1), square(1).setFill(color("#959077"), 1));
      pause(0.1);
    }
  }

  @Test
  void greysKeepTheirContrast() {
    Frame dark = frame(SETTINGS, Greys.class);
    Frame print = frame(SETTINGS.withLight(true), Greys.class);
    double before = contrast(fill(dark, 0)) / contrast(fill(dark, 1));
    double after = contrast(fill(print, 1)) / contrast(fill(print, 0));
    assertEquals(before, after, 0.05 * before);
  }

  static final class Programs extends Scene {
    @Override
    protected void construct() {
      add(code("return x;", "java").background());
      add(code("return x;", "java").background().theme("solarized-light"));
      add(code("return x;", "java").background().theme("monokai"));
      pause(0.1);
    }
  }

  @Test
  void codeIsShownInALightTheme() {
    Frame print = frame(SETTINGS.withLight(true), Programs.class);
    int items = print.items().size() / 3;
    assertEquals(CodeTheme.LIGHT.background().toHex(), fill(print, 0).toHex());
    assertEquals(contrast(CodeTheme.LIGHT.plain()), contrast(fill(print, items - 1)), 0.5);
    assertEquals(
        contrast(CodeTheme.SOLARIZED_LIGHT.background()), contrast(fill(print, items)), 0.15);
    assertTrue(contrast(fill(print, 2 * items)) < 1.6, "the background of monokai");
    assertEquals("#272822", fill(frame(SETTINGS, Programs.class), 0).toHex());
  }

  @Test
  void theLightThemeHasTheSameColours() {
    Frame frame = frame(SETTINGS, ByTheme.class);
    assertEquals("#FFFFFF", frame.background().toHex());
    assertEquals("#000000", fill(frame, 0).toHex());
    assertEquals(Theme.LIGHT, LIGHT);
  }

  @Test
  void aLightSceneIsPrintedAsItIs() {
    Frame frame = frame(SETTINGS.withLight(true), OnWhite.class);
    assertEquals("#FFFFFF", frame.background().toHex());
    assertEquals("#000000", fill(frame, 0).toHex());
  }
}
