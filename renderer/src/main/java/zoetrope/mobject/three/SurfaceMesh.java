package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shading;

/**
 * The lines of equal parameters on a surface, light grey, of width 1, a little in front of it:
 * first those of equal u, then those of equal v. Each is cut into short pieces, so that the surface
 * hides what lies behind it.
 */
public final class SurfaceMesh extends AbstractMesh<SurfaceMesh> {
  private static final double NUDGE = 1e-2;
  private static final int PIECES = 48;
  private static final int POINTS = 4;

  private final double lift;

  /** 21 lines of equal u and 11 of equal v. */
  public SurfaceMesh(AbstractSurface<?> surface) {
    this(surface, 21, 11);
  }

  /** As many lines of equal u and of equal v, 0 or more. */
  public SurfaceMesh(AbstractSurface<?> surface, int uLines, int vLines) {
    super(Palette.GREY_A);
    if (uLines < 0 || vLines < 0) {
      throw new IllegalArgumentException("a mesh of " + uLines + " by " + vLines + " lines");
    }
    List<List<Vec>> pieces = new ArrayList<>();
    for (int i = 0; i < uLines; i++) {
      double u = surface.u().at(i, Math.max(1, uLines - 1));
      addLine(surface.v(), v -> at(surface, u, v), pieces);
    }
    for (int i = 0; i < vLines; i++) {
      double v = surface.v().at(i, Math.max(1, vLines - 1));
      addLine(surface.u(), u -> at(surface, u, v), pieces);
    }
    lift = reach(surface.sideFaces()) * surface.place().column(0).length();
    setFaces(PolygonMesh.of(pieces, false));
    setShading(Shading.NONE);
    setFill(Palette.GREY_A, 0);
    setStroke(Palette.GREY_A, 1, 1);
  }

  /** Half the diagonal of the largest face. */
  private static double reach(PolygonMesh faces) {
    double most = 0;
    for (List<Vec> corners : faces.polygons()) {
      most = Math.max(most, corners.get(0).distance(corners.get(2)));
    }
    return most / 2;
  }

  @Override
  protected double lift() {
    return lift * place().column(0).length();
  }

  private interface Curve {
    Vec at(double t);
  }

  private static Vec at(AbstractSurface<?> surface, double u, double v) {
    return surface.uvToPoint(u, v).plus(surface.normalAt(u, v).times(NUDGE));
  }

  private static void addLine(Interval range, Curve curve, List<List<Vec>> pieces) {
    for (int k = 0; k < PIECES; k++) {
      List<Vec> points = new ArrayList<>();
      for (int i = 0; i < POINTS; i++) {
        points.add(curve.at(range.at((POINTS - 1) * k + i, (POINTS - 1) * PIECES)));
      }
      pieces.add(points);
    }
  }

  @Override
  protected boolean hasPlainFaces() {
    return false;
  }

  @Override
  protected Item faceItem(int i, Style shaded) {
    List<Vec> points = new ArrayList<>();
    for (int k = 0; k < localFaces().cornerCount(i); k++) {
      points.add(localFaces().corner(i, k));
    }
    Path line = Paths.smooth(points, false);
    return new Item.Shape(line, place(), shaded, fixedInFrame());
  }
}
