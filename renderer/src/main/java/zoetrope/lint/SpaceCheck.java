package zoetrope.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.objects.Looks;
import zoetrope.internal.lint.objects.NearestFaces;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.Occluders;
import zoetrope.internal.lint.objects.StageTexts;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.three.AbstractBox;
import zoetrope.mobject.three.AbstractPolyhedron;
import zoetrope.mobject.three.Cone;
import zoetrope.mobject.three.Cylinder;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.scene.Fault;
import zoetrope.scene.StageView;

/** The faults of a frame in space: texts that solids hide, and solids that intersect. */
record SpaceCheck(ObjectNames names) {
  /** How deep the corners of a solid may enter another one, divided by the smaller size. */
  private static final double MAX_DEPTH = 0.05;

  /** The maximum number of corners that are looked up in another solid. */
  private static final int MAX_CORNERS = 500;

  /** A convex solid. Its corners and faces are computed when they are needed. */
  private static final class Solid {
    private final AbstractMesh<?> mesh;
    private final Mobject<?> root;
    private final Bounds bounds;
    private List<Vec> corners;

    /** A point of each face, and the outward normal of length 1 at the same index. */
    private final List<Vec> points = new ArrayList<>();

    private final List<Vec> normals = new ArrayList<>();

    Solid(AbstractMesh<?> mesh, Mobject<?> root) {
      this.mesh = mesh;
      this.root = root;
      bounds = mesh.bounds();
    }

    private double size() {
      Vec size = bounds.size();
      return Math.min(size.x(), Math.min(size.y(), size.z()));
    }

    /** Whether a corner or the centre of one solid is inside the other one. */
    boolean enters(Solid other) {
      double depth = MAX_DEPTH * Math.min(size(), other.size());
      return overlaps(bounds, other.bounds, depth)
          && (containsCorner(other, depth) || other.containsCorner(this, depth));
    }

    private static boolean overlaps(Bounds a, Bounds b, double depth) {
      return a.min().x() + depth < b.max().x()
          && b.min().x() + depth < a.max().x()
          && a.min().y() + depth < b.max().y()
          && b.min().y() + depth < a.max().y()
          && a.min().z() + depth < b.max().z()
          && b.min().z() + depth < a.max().z();
    }

    private boolean containsCorner(Solid other, double depth) {
      prepare();
      other.prepare();
      int step = Math.max(1, other.corners.size() / MAX_CORNERS);
      for (int i = 0; i < other.corners.size(); i += step) {
        if (contains(other.corners.get(i), depth)) {
          return true;
        }
      }
      return contains(other.bounds.center(), depth);
    }

    private boolean contains(Vec point, double depth) {
      for (int i = 0; i < points.size(); i++) {
        if (point.minus(points.get(i)).dot(normals.get(i)) > -depth) {
          return false;
        }
      }
      return true;
    }

    private void prepare() {
      if (corners != null) {
        return;
      }
      corners = mesh.vertices();
      Vec center = bounds.center();
      for (int i = 0; i < mesh.faceCount(); i++) {
        List<Vec> face = mesh.faceCorners(i);
        Vec middle = face.stream().reduce(Vec.ZERO, Vec::plus).times(1.0 / face.size());
        Vec normal = normal(face);
        if (normal.length() > 0) {
          double side = Math.signum(normal.dot(middle.minus(center)));
          points.add(middle);
          normals.add(normal.times(side / normal.length()));
        }
      }
    }

    /** Returns a normal of a polygon; its length is twice the area. */
    private static Vec normal(List<Vec> face) {
      Vec sum = Vec.ZERO;
      for (int i = 1; i + 1 < face.size(); i++) {
        Vec a = face.get(i).minus(face.get(0));
        sum = sum.plus(a.cross(face.get(i + 1).minus(face.get(0))));
      }
      return sum;
    }
  }

  /**
   * Finds the faults of a frame.
   *
   * @param looks the looks of the top-level mobjects
   */
  List<FrameFault> of(StageView stage, Map<Mobject<?>, Looks.Look> looks, StageTexts texts) {
    List<Solid> solids = new ArrayList<>();
    boolean hasFaces = false;
    for (Map.Entry<Mobject<?>, Looks.Look> entry : looks.entrySet()) {
      if (entry.getValue().hasFaces()) {
        hasFaces = true;
        Presence.visit(entry.getKey(), m -> addSolid(m, entry.getKey(), solids));
      }
    }
    List<FrameFault> faults = new ArrayList<>();
    if (hasFaces) {
      checkTexts(stage, looks, texts, faults);
      checkSolids(solids, faults);
    }
    return faults;
  }

  private static void checkTexts(
      StageView stage,
      Map<Mobject<?>, Looks.Look> looks,
      StageTexts texts,
      List<FrameFault> faults) {
    Box frameBox = Box.of(stage.frameSize());
    NearestFaces faces = null;
    for (VisibleText text : texts.texts()) {
      if (!text.isFixed() && !text.isFading() && frameBox.contains(text.reach())) {
        faces = faces == null ? new NearestFaces(stage, looks.values()) : faces;
        if (faces.hideHalf(text)) {
          String what = text.name() + " is hidden by a surface or solid";
          String where = " at " + text.box().place();
          faults.add(new FrameFault(Fault.HIDDEN, List.of(text.found()), what, where, ""));
        }
      }
    }
  }

  private static void addSolid(Mobject<?> m, Mobject<?> root, List<Solid> solids) {
    boolean isConvex =
        m instanceof Sphere
            || m instanceof AbstractBox<?>
            || m instanceof AbstractPolyhedron<?>
            || m instanceof Cone
            || m instanceof Cylinder;
    if (isConvex && m instanceof AbstractMesh<?> mesh && m.fillOpacity() >= Occluders.MIN_OPAQUE) {
      solids.add(new Solid(mesh, root));
    }
  }

  private void checkSolids(List<Solid> solids, List<FrameFault> faults) {
    for (int i = 0; i < solids.size(); i++) {
      for (int j = i + 1; j < solids.size(); j++) {
        Solid a = solids.get(i);
        Solid b = solids.get(j);
        if (a.root != b.root && a.enters(b)) {
          String what = names.of(a.mesh, a.root) + " and " + names.of(b.mesh, b.root);
          List<FoundObject> objects =
              List.of(
                  names.found(a.mesh, a.root, Box.EMPTY), names.found(b.mesh, b.root, Box.EMPTY));
          faults.add(new FrameFault(Fault.ENTERS, objects, what + " enter one another", "", ""));
        }
      }
    }
  }
}
