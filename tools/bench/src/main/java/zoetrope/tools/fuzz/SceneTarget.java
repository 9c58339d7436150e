package zoetrope.tools.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.SceneException;

/** Scene files: mutated examples. Each is compiled and run, and its last frame is drawn. */
final class SceneTarget extends FolderTarget {
  private final Renderer renderer =
      new Renderer(RenderSettings.of(96, 54, FrameRate.of(4)).withJobs(1));
  private final List<String> seeds = Seeds.examples();

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    String example = mutator.pick(seeds);
    String source =
        random.nextInt(8) == 0
            ? mutator.text(example, ";", "}", "{", "(", ")", "\"", "0", "null")
            : new SourceMutator(random).altered(example);
    return source.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String file = write("Fuzzed.java", input).toString();
    SourceScenes source = new SourceScenes(SceneTarget.class.getClassLoader());
    for (SceneEntry scene : source.find(file)) {
      try {
        renderer.picture(scene, TimePoint.parse("end"));
      } catch (SceneException e) {
        return OneObject.refused(e);
      }
    }
    return true;
  }
}
