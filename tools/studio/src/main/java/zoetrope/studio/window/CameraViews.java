package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.render.result.UsageException;

/** Views of a camera, as a page tells them and is told of them: angles in degrees. */
final class CameraViews {
  private static final double LEAST = 0.01;
  private static final double MOST = 1000;

  private CameraViews() {}

  /**
   * A camera that sees what a page asks for; all else is as in {@code camera}.
   *
   * @throws UsageException for what no camera can see
   */
  static CameraFrame of(CameraFrame camera, JsonNode view) {
    double height = view.path("height").asDouble();
    if (!(height >= LEAST && height <= MOST)) {
      throw new UsageException("the camera shows from " + LEAST + " to " + MOST + " units");
    }
    JsonNode center = view.path("center");
    return camera
        .copy()
        .reorient(
            view.path("theta").asDouble(),
            view.path("phi").asDouble(),
            view.path("gamma").asDouble(),
            new Vec(
                center.path(0).asDouble(), center.path(1).asDouble(), center.path(2).asDouble()),
            height);
  }

  /** What a page is told: the view, and which way right and up are in it. */
  static Map<String, Object> message(CameraFrame camera) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("theta", Math.toDegrees(camera.theta()));
    told.put("phi", Math.toDegrees(camera.phi()));
    told.put("gamma", Math.toDegrees(camera.gamma()));
    told.put("center", list(camera.center()));
    told.put("height", camera.height());
    told.put("right", list(turned(camera, new Vec(1, 0, 0))));
    told.put("up", list(turned(camera, new Vec(0, 1, 0))));
    return told;
  }

  private static Vec turned(CameraFrame camera, Vec direction) {
    return camera.orientation().toAffine().applyLinear(direction);
  }

  private static List<Double> list(Vec v) {
    return List.of(v.x(), v.y(), v.z());
  }
}
