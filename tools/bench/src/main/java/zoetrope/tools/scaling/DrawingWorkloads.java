package zoetrope.tools.scaling;

import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.shapes.Dot;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/** Videos of many objects: run, drawn and encoded. */
final class DrawingWorkloads {
  private static final RenderSettings SMALL =
      RenderSettings.of(256, 144, FrameRate.of(10)).withJobs(1);

  private DrawingWorkloads() {}

  static void addTo(List<Workload> all) {
    all.add(film("film: one of n dots moves", 6250, DrawingWorkloads::oneMoves));
    all.add(film("film: all n dots move", 1250, DrawingWorkloads::allMove));
    all.add(film("film: the camera moves", 1250, DrawingWorkloads::cameraMoves));
    all.add(film("film: one of n z indices changes", 1250, DrawingWorkloads::layers));
    all.add(film("film: n cubes turn", 16, DrawingWorkloads::cubes));
  }

  private static Workload film(String name, int from, Workload.Script script) {
    return new Workload(name, from, true, n -> render(() -> new OpenScene(script, n)));
  }

  private static void render(Supplier<Scene> scene) {
    try {
      Path file = Files.createTempFile("scaling", ".mp4");
      try {
        new Renderer(SMALL).film(SceneEntry.of(scene), file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void oneMoves(OpenScene scene, int n) {
    List<Dot> dots = StageWorkloads.dots(n);
    scene.show(dots);
    scene.perform(animate(dots.get(n / 2), d -> d.shift(UP)).runTime(10));
  }

  private static void allMove(OpenScene scene, int n) {
    var dots = group(StageWorkloads.dots(n));
    scene.show(dots);
    scene.perform(animate(dots, g -> g.shift(UP)));
  }

  private static void cameraMoves(OpenScene scene, int n) {
    scene.show(StageWorkloads.dots(n));
    scene.perform(animate(scene.eye(), c -> c.shift(UP)));
  }

  private static void layers(OpenScene scene, int n) {
    List<Dot> dots = StageWorkloads.dots(n);
    for (int i = 0; i < n; i++) {
      dots.get(i).setZIndex(i);
    }
    scene.show(dots);
    for (int i = 0; i < 20; i++) {
      dots.get(i).setZIndex(n + i);
      scene.hold();
    }
  }

  private static void cubes(OpenScene scene, int n) {
    var cubes = group();
    for (int i = 0; i < n; i++) {
      cubes.add(cube(0.3).shift(at(i % 10 - 5, i / 10 % 8 - 4)));
    }
    scene.show(cubes);
    scene.perform(rotating(cubes, PI).runTime(1));
  }
}
