package zoetrope.studio.edit;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;

/**
 * Writes numbers, points, cameras and strings as Java code for scenes.
 *
 * @param decimals the number of decimal places of coordinates
 */
public record CodeText(int decimals) {
  /** Returns a writer whose coordinates are as precise as a pixel seen by this camera. */
  public static CodeText seenBy(CameraFrame camera) {
    return new CodeText(camera.height() >= 2 ? 2 : camera.height() >= 0.2 ? 3 : 5);
  }

  public String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  public String point(Vec p) {
    return point(p.x(), p.y(), p.z());
  }

  /** Returns the code of a point, without the z coordinate if z is rounded to 0. */
  String point(double x, double y, double z) {
    String depth = number(z);
    return "at(" + number(x) + ", " + number(y) + (depth.equals("0") ? "" : ", " + depth) + ")";
  }

  public String curve(List<Vec> points) {
    return "curve().setPointsSmoothly("
        + points.stream().map(this::point).collect(Collectors.joining(", "))
        + ")";
  }

  /**
   * Returns the calls that turn, move and zoom a camera from one view to another; empty if they are
   * equal.
   *
   * @param heights the factor that converts the height of {@code to} into a height in the scene
   */
  public String camera(String name, CameraFrame from, CameraFrame to, double heights) {
    String center = point(to.center());
    String height = number(to.height() * heights);
    boolean moved = !center.equals(point(from.center()));
    boolean zoomed = !height.equals(number(from.height() * heights));
    boolean both = moved || zoomed;
    if (!angles(to).equals(angles(from))) {
      List<String> angles = angles(to);
      boolean rolled = !angles.get(2).equals(angles(from).get(2));
      return name
          + ".reorient("
          + String.join(", ", both || rolled ? angles : angles.subList(0, 2))
          + (both ? ", " + center + ", " + height : "")
          + ")";
    }
    return both
        ? name
            + (moved ? ".moveTo(" + center + ")" : "")
            + (zoomed ? ".setHeight(" + height + ")" : "")
        : "";
  }

  private static List<String> angles(CameraFrame camera) {
    CodeText degrees = new CodeText(1);
    return Stream.of(camera.theta(), camera.phi(), camera.gamma())
        .map(angle -> degrees.number(Math.toDegrees(angle)))
        .toList();
  }

  /** Returns a Java string literal. */
  public static String quoted(String text) {
    return "\""
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t")
        + "\"";
  }
}
