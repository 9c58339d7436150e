package zoetrope.studio.make;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/** Plans an order by running its scene without drawing. */
public final class MakePlan {
  private MakePlan() {}

  /**
   * Returns the plan for a page.
   *
   * @param folder the folder that relative targets start from
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws zoetrope.render.result.UsageException for a part that the scene does not have
   */
  public static Map<String, Object> of(MakeOrder order, Path folder) {
    Renderer renderer = new Renderer(order.settings());
    renderer.checkParameters(List.of(order.scene()));
    StageResult whole = renderer.dryRun(order.scene());
    FrameRate rate = order.settings().rate();
    FrameRange range = order.part().in(order.scene()).resolve(rate, whole);
    long frames =
        switch (order.kind()) {
          case STILL -> Math.max(1, order.still().moments().size());
          case STORYBOARD -> whole.plays().size();
          case FILM, SOUND, PRESENTATION, PATH_PRESENTATION, PLAYER, SEQUENCE ->
              range.to() - range.from();
        };
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(order.part().warnings(rate, whole));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", order.kind().name().toLowerCase(Locale.ROOT));
    data.put("target", folder.relativize(order.target()).toString());
    data.put("frames", frames);
    data.put("seconds", (double) frames * rate.denominator() / rate.numerator());
    data.put("plays", plays(whole, range, rate));
    data.put("width", order.settings().width());
    data.put("height", order.settings().height());
    data.put("warnings", warnings);
    return data;
  }

  private static long plays(StageResult whole, FrameRange range, FrameRate rate) {
    return whole.plays().stream()
        .filter(play -> play.start().firstFrame(rate) < range.to())
        .filter(play -> play.start().plus(play.duration()).firstFrame(rate) > range.from())
        .count();
  }
}
