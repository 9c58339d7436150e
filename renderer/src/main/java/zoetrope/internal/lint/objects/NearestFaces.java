package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.ProjectedOutline;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.scene.StageView;

/** The opaque faces of surfaces and solids in a frame, with their distances from the eye. */
public final class NearestFaces {
  /** Faces hide a text if they are nearer by this distance, in units. */
  private static final double MIN_DISTANCE = 0.02;

  /** The maximum number of glyphs of a text that are tested. */
  private static final int MAX_GLYPHS = 12;

  private final FrameProjection projection;
  private final List<Face> faces = new ArrayList<>();

  /**
   * A face.
   *
   * @param corners its corners {@code x, y, x, y, ...} in the frame
   * @param near how near the corners are to the eye
   */
  private record Face(double[] corners, Box box, double[] near) {
    /** Returns how near to the eye the plane of this face is at a point of the frame. */
    double nearness(double x, double y) {
      double best = 0;
      double sum = near[0];
      for (int i = 1; i + 1 < near.length; i++) {
        double ax = corners[2 * i] - corners[0];
        double ay = corners[2 * i + 1] - corners[1];
        double bx = corners[2 * i + 2] - corners[0];
        double by = corners[2 * i + 3] - corners[1];
        double twice = ax * by - ay * bx;
        if (Math.abs(twice) > best) {
          best = Math.abs(twice);
          double u = ((x - corners[0]) * by - (y - corners[1]) * bx) / twice;
          double v = (ax * (y - corners[1]) - ay * (x - corners[0])) / twice;
          sum = near[0] + u * (near[i] - near[0]) + v * (near[i + 1] - near[0]);
        }
      }
      return sum;
    }

    boolean contains(double x, double y) {
      return ProjectedOutline.windings(corners, x, y) != 0;
    }
  }

  public NearestFaces(StageView stage, Collection<Looks.Look> looks) {
    projection = new FrameProjection(stage.currentCamera());
    for (Looks.Look look : looks) {
      if (look.hasFaces()) {
        Leaf.of(look.items()).stream()
            .filter(leaf -> leaf.opacity() >= Occluders.MIN_OPAQUE)
            .forEach(leaf -> add(leaf.item()));
      }
    }
  }

  private void add(Item item) {
    if (item instanceof Item.Mesh mesh && mesh.opacity() >= Occluders.MIN_OPAQUE) {
      for (int i : mesh.order()) {
        add(mesh.polygons().path(i), mesh.transform());
      }
    } else if (item instanceof Item.Shape shape
        && shape.isFace()
        && shape.style().fill().opacity() >= Occluders.MIN_OPAQUE) {
      add(shape.path(), shape.transform());
    }
  }

  private void add(Path path, Affine place) {
    int count = (path.pointCount() + 2) / 3;
    double[] corners = new double[2 * count];
    Box box = Box.EMPTY;
    double[] near = new double[count];
    for (int i = 0; i < count; i++) {
      Vec corner = place.apply(path.point(3 * i));
      Vec seen = projection.apply(corner, 0);
      if (seen == null) {
        return;
      }
      corners[2 * i] = seen.x();
      corners[2 * i + 1] = seen.y();
      box = box.union(new Box(seen.x(), seen.y(), seen.x(), seen.y()));
      near[i] = projection.nearness(corner);
    }
    faces.add(new Face(corners, box, near));
  }

  /** Whether nearer faces hide more than half of the glyphs of a text. */
  public boolean hideHalf(VisibleText text) {
    List<VisibleGlyph> glyphs = text.glyphs();
    int step = 1 + (glyphs.size() - 1) / MAX_GLYPHS;
    int all = 0;
    int hidden = 0;
    for (int i = 0; i < glyphs.size(); i += step) {
      Item glyph = glyphs.get(i).item();
      Vec middle = glyph.bounds().center();
      Vec seen = projection.apply(middle, glyph.fixed());
      all++;
      hidden += seen != null && isHidden(seen, projection.nearness(middle)) ? 1 : 0;
    }
    return 2 * hidden > all;
  }

  private boolean isHidden(Vec seen, double nearness) {
    for (Face face : faces) {
      if (face.box.contains(seen.x(), seen.y())
          && face.contains(seen.x(), seen.y())
          && face.nearness(seen.x(), seen.y()) > nearness + MIN_DISTANCE) {
        return true;
      }
    }
    return false;
  }
}
