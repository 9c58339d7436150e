package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * The lines of constant parameters on the faces of a surface, light grey and of width 1. Lines of
 * constant u come first, then lines of constant v.
 *
 * <p>They follow the faces that the surface has when the mesh is created. Each line is cut into
 * short pieces, so that the surface hides those behind it.
 */
public final class SurfaceMesh extends AbstractMesh<SurfaceMesh> {
  /** Creates 21 lines of constant u and 11 lines of constant v. */
  public SurfaceMesh(AbstractSurface<?> surface) {
    this(surface, 21, 11);
  }

  /**
   * Creates {@code uLines} lines of constant u and {@code vLines} lines of constant v; both numbers
   * are at least 0.
   */
  public SurfaceMesh(AbstractSurface<?> surface, int uLines, int vLines) {
    super(Palette.GREY_A);
    if (uLines < 0 || vLines < 0) {
      throw new IllegalArgumentException(
          "a mesh cannot have " + uLines + " by " + vLines + " lines: use 0 or more of each");
    }
    GridLines lines = new GridLines(surface);
    List<List<Vec>> pieces = new ArrayList<>();
    for (int i = 0; i < uLines; i++) {
      lines.addColumn((double) i / Math.max(1, uLines - 1), pieces);
    }
    for (int i = 0; i < vLines; i++) {
      lines.addRow((double) i / Math.max(1, vLines - 1), pieces);
    }
    setFaces(PolygonMesh.of(pieces, false));
    setShading(Shading.NONE);
    setFill(Palette.GREY_A, 0);
    setStroke(Palette.GREY_A, 1, 1);
  }

  @Override
  protected boolean hasPlainFaces() {
    return false;
  }

  @Override
  protected Item faceItem(int i, Style shaded) {
    Vec[] points = new Vec[localFaces().cornerCount(i)];
    for (int k = 0; k < points.length; k++) {
      points[k] = localFaces().corner(i, k);
    }
    return new Item.Shape(Path.polyline(points), place(), shaded, fixedInFrame());
  }
}
