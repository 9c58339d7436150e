package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.image.Pictures;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.Scene;
import zoetrope.tools.latency.BrowserSession;
import zoetrope.tools.latency.StudioMeasures;
import zoetrope.tools.latency.StudioProcess;
import zoetrope.tools.project.ProjectFolder;

/**
 * Makes the animation of the studio in the README: {@code tools/run StudioPicture} at the root of
 * the project. It needs Chromium and its driver.
 */
public final class StudioPicture {
  private static final Path FILE = Path.of("examples/images/readme/studio.webp");
  private static final Path SCENE = Path.of("examples/HelloCircle.java");
  private static final int WIDTH = 1120;
  private static final int HEIGHT = 630;

  /** The height of the browser's own controls, which a screenshot leaves out. */
  private static final int CONTROLS = 143;

  private static final int FRAMES_PER_SECOND = 4;

  /** The frames of the scene that the pointer passes along the timeline. */
  private static final int[] SCRUBBED = {30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330};

  private static final int STILL_FRAMES = 5;

  /** Opens the panel with the code, wide enough for it. */
  private static final String CODE_PANEL =
      "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'c', bubbles: true}));"
          + "document.documentElement.style.setProperty('--side', '510px');"
          + "window.dispatchEvent(new Event('resize'));";

  private static final double STAGE_HEIGHT = 8;

  private StudioPicture() {}

  /** Writes the animation. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("studio");
    String code = Files.readString(SCENE);
    Path file = Files.writeString(folder.resolve("HelloCircle.java"), code);
    List<Path> shots = new ArrayList<>();
    Path launcher = ProjectFolder.find().resolve("render");
    try (StudioProcess studio = StudioProcess.of(launcher, folder, file.toString());
        BrowserSession browser = new BrowserSession(folder, WIDTH, HEIGHT + CONTROLS)) {
      StudioMeasures measures = new StudioMeasures(browser);
      measures.firstPicture(studio);
      browser.run(CODE_PANEL);
      Thread.sleep(1000);
      for (int frame : SCRUBBED) {
        measures.go(frame);
        shots.add(shot(browser, folder, shots.size()));
      }
      String[] edits = {"", "setFill(BLUE->setFill(RED", "\"r\", YELLOW->\"r\", GREEN"};
      for (String edit : edits) {
        if (!edit.isEmpty()) {
          String[] parts = edit.split("->");
          code = code.replace(parts[0], parts[1]);
          measures.save(file, code);
          Thread.sleep(3000);
        }
        Path shot = shot(browser, folder, shots.size());
        for (int i = 0; i < STILL_FRAMES; i++) {
          shots.add(shot);
        }
      }
    }
    RenderSettings settings = RenderSettings.of(WIDTH, HEIGHT, FrameRate.of(FRAMES_PER_SECOND));
    Renderer.render(() -> new Shots(shots), settings, FILE);
  }

  private static Path shot(BrowserSession browser, Path folder, int number)
      throws IOException, InterruptedException {
    return Files.write(folder.resolve(number + ".png"), browser.screenshot());
  }

  /** Shows images one after the other, each for one frame. */
  private static final class Shots extends Scene {
    private final List<Path> files;

    Shots(List<Path> files) {
      this.files = files;
    }

    @Override
    protected void construct() {
      for (Path file : files) {
        ImageMobject image = new ImageMobject(Pictures.load(file)).setHeight(STAGE_HEIGHT);
        add(image);
        pause(1.0 / FRAMES_PER_SECOND);
        remove(image);
      }
    }
  }
}
