package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.render.result.UsageException;

/** Converts views of a camera from and to messages of a page, with angles in degrees. */
final class CameraViews {
  private static final double MIN_HEIGHT = 0.01;
  private static final double MAX_HEIGHT = 1000;

  private CameraViews() {}

  /**
   * Returns {@code camera} with the angles, centre and height that a page requests.
   *
   * @throws UsageException for an impossible view
   */
  static CameraFrame of(CameraFrame camera, JsonNode view) {
    double height = view.path("height").asDouble();
    if (!(height >= MIN_HEIGHT && height <= MAX_HEIGHT)) {
      throw new UsageException(
          "the camera shows from " + MIN_HEIGHT + " to " + MAX_HEIGHT + " units");
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

  /**
   * Returns a camera as a message, with the scene directions that point right and up in the image.
   */
  static Map<String, Object> message(CameraFrame camera) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("theta", Math.toDegrees(camera.theta()));
    data.put("phi", Math.toDegrees(camera.phi()));
    data.put("gamma", Math.toDegrees(camera.gamma()));
    data.put("center", list(camera.center()));
    data.put("height", camera.height());
    data.put("right", list(turned(camera, new Vec(1, 0, 0))));
    data.put("up", list(turned(camera, new Vec(0, 1, 0))));
    return data;
  }

  private static Vec turned(CameraFrame camera, Vec direction) {
    return camera.orientation().toAffine().applyLinear(direction);
  }

  private static List<Double> list(Vec v) {
    return List.of(v.x(), v.y(), v.z());
  }
}
