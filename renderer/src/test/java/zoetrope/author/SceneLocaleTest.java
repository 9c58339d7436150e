package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/** The default locale does not affect scenes, and is restored after each scene. */
class SceneLocaleTest {
  private static final List<String> FORMATTED = new ArrayList<>();
  private final Locale before = Locale.getDefault();

  static final class Formatting extends Scene {
    private final String field = String.format("%.1f", 2.5);

    @Override
    protected void construct() {
      FORMATTED.add(field);
      FORMATTED.add(String.format("%.2f", 1.5));
      FORMATTED.add("TITLE".toLowerCase());
    }
  }

  @BeforeEach
  void setGermanLocale() {
    Locale.setDefault(Locale.GERMANY);
    FORMATTED.clear();
  }

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void numbersHaveAPoint() {
    new Renderer(RenderSettings.of(160, 90, FrameRate.of(10)))
        .dryRun(SceneEntry.of(Formatting.class));
    assertEquals(List.of("2.5", "1.50", "title"), FORMATTED);
    assertEquals(Locale.GERMANY, Locale.getDefault());
  }
}
