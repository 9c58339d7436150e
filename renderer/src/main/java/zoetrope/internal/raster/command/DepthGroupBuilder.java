package zoetrope.internal.raster.command;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Path;
import zoetrope.internal.raster.depth.DepthFaces;
import zoetrope.internal.raster.depth.DepthFacesBuilder;
import zoetrope.internal.raster.depth.DepthMembers;
import zoetrope.internal.raster.depth.DepthMeshBuilder;
import zoetrope.internal.raster.depth.DepthPart;
import zoetrope.internal.raster.depth.DepthPlane;
import zoetrope.internal.raster.depth.DepthPlaneFit;
import zoetrope.internal.raster.depth.FaceClip;
import zoetrope.internal.raster.depth.FaceRasterizer;
import zoetrope.internal.raster.depth.StrokeFaces;
import zoetrope.internal.raster.outline.FlattenedPath;
import zoetrope.internal.raster.outline.ItemProjection;
import zoetrope.internal.raster.outline.Projection;
import zoetrope.internal.raster.outline.StrokeReach;
import zoetrope.internal.raster.outline.StrokeWidths;

/**
 * Builds the command of a depth group, whose members hide one another by their depth. Its parts are
 * faces of meshes, strokes in space, and flat fills.
 */
final class DepthGroupBuilder {
  /**
   * A curve is treated as nearer to the eye than it is, by half its width times this factor. So a
   * curve on a surface is visible in its whole width, even if the surface is seen at a slant or its
   * faces bulge between their corners.
   */
  private static final double CURVE_LIFT = 3;

  private final DrawCommandBuilder flat;
  private final DepthMeshBuilder meshes;
  private final DepthPlaneFit fit = new DepthPlaneFit();
  private final StrokeFaces strokes;
  private final DepthFacesBuilder polygon = new DepthFacesBuilder();

  /** The parts of the current item that have depths at their corners, such as strokes in space. */
  private final List<DepthFaces> spatial = new ArrayList<>();

  private boolean isFace;
  private boolean isInSheet;

  /** Whether the current item is a shape without a fill that is neither a face nor in a sheet. */
  private boolean isCurve;

  private double nearer;

  /** How much nearer the curves of the item are moved, in addition to {@link #nearer}. */
  private double curvesNearer;

  DepthGroupBuilder(DrawCommandBuilder flat, DepthMeshBuilder meshes, StrokeReach reach) {
    this.flat = flat;
    strokes = new StrokeFaces(reach);
    this.meshes = meshes;
  }

  /** Returns the plane fit of the item that is being built. */
  DepthPlaneFit fit() {
    return fit;
  }

  /**
   * Builds the command of a group. Parts of {@code last}, which may be null, are reused for the
   * same items.
   */
  DrawCommand build(Item.DepthGroup group, Projection projection, DepthMembers last) {
    Map<Item, DepthMembers.Member> known = new IdentityHashMap<>();
    if (last != null) {
      last.members().forEach(m -> known.put(m.item(), m));
    }
    List<DepthMembers.Member> members = new ArrayList<>(group.items().size());
    for (int i = 0; i < group.items().size(); i++) {
      Item item = group.items().get(i);
      double lift = group.lifts()[i];
      DepthMembers.Member member = known.get(item);
      boolean inSheet = group.sheets()[i];
      if (member == null || member.lift() != lift || member.inSheet() != inSheet) {
        isInSheet = inSheet;
        member = new DepthMembers.Member(item, lift, inSheet, parts(item, lift, projection));
      }
      members.add(member);
    }
    return DrawCommand.of(DepthMembers.of(members));
  }

  private List<DepthPart> parts(Item item, double lift, Projection projection) {
    nearer = lift * projection.depthPerUnit(item.fixed());
    List<DepthPart> parts = new ArrayList<>();
    if (item instanceof Item.Mesh mesh) {
      addMesh(mesh, projection, parts);
    } else {
      addFlat(item, projection, parts);
    }
    return parts;
  }

  private void addMesh(Item.Mesh mesh, Projection projection, List<DepthPart> parts) {
    if (mesh.opacity() == 0) {
      return;
    }
    List<Item> general = new ArrayList<>();
    DepthFaces faces = meshes.of(mesh, ItemProjection.of(mesh, projection), nearer, general::add);
    if (faces != null) {
      parts.add(faces);
    }
    general.forEach(face -> addFlat(face, projection, parts));
  }

  private void addFlat(Item item, Projection projection, List<DepthPart> parts) {
    spatial.clear();
    isFace = item instanceof Item.Shape shape && shape.isFace();
    isCurve =
        !isInSheet
            && item instanceof Item.Shape shape
            && !isFace
            && shape.style().fill().isInvisible();
    // A line counts as a tube, whose surface is nearer than its middle by half its width. In a
    // sheet, lines are flat.
    double thickness = isInSheet ? 0 : item.halfWidth();
    double halfWidth = thickness * projection.depthPerUnit(item.fixed());
    nearer += halfWidth;
    curvesNearer = (CURVE_LIFT - 1) * halfWidth;
    DrawCommand command = flat.buildMember(item, projection, this);
    DepthPlane plane = isInSheet ? fit.plane().inProportion(nearer) : fit.plane().nearer(nearer);
    nearer -= halfWidth;
    // The fill of a face is the face itself; its lines are in front of it.
    if (isFace) {
      parts.addAll(spatial);
    }
    if (!command.ops().isEmpty()) {
      parts.add(new FlatPart(command, plane));
    }
    if (!isFace) {
      parts.addAll(spatial);
    }
  }

  /**
   * Takes a projected stroke as faces. Returns false if the caller must fill its outline instead.
   */
  boolean takeStroke(FlattenedPath path, StrokeWidths widths, Stroke stroke, Path whole) {
    int anchors = whole.anchorCount();
    DepthFaces cover = strokes.cover(path, widths, stroke, nearer + curvesNearer, anchors);
    if (cover != null) {
      spatial.add(cover);
      return true;
    }
    if (fit.isFlat() && (!isCurve || fit.plane().isLine())) {
      return false;
    }
    DepthFaces faces = strokes.of(path, widths, stroke, nearer + curvesNearer, anchors);
    if (faces != null) {
      spatial.add(faces);
    }
    return true;
  }

  /** Takes the fill of a face that is a convex polygon in one colour; otherwise returns false. */
  boolean takeFill(FlattenedPath inside, Paint paint) {
    int n = inside.size - 1;
    if (!isFace
        || !(paint instanceof Paint.Solid solid)
        || inside.subpaths != 1
        || n < 3
        || n > FaceRasterizer.MAX_CORNERS
        || !isConvex(inside, n)) {
      return false;
    }
    polygon.begin(null, false);
    for (int i = 0; i < n; i++) {
      double depth = inside.scale[i];
      polygon.corner(inside.x[i], inside.y[i], depth + depth * depth * nearer);
    }
    polygon.face(solid.color().toArgb());
    spatial.add(polygon.build());
    return true;
  }

  private static boolean isConvex(FlattenedPath p, int n) {
    FaceClip polygon = new FaceClip();
    double[] corner = new double[FaceClip.STRIDE];
    for (int i = 0; i < n; i++) {
      corner[0] = p.x[i];
      corner[1] = p.y[i];
      corner[2] = 1;
      if (!(Math.abs(corner[0]) < DepthFacesBuilder.GUARD)
          || !(Math.abs(corner[1]) < DepthFacesBuilder.GUARD)) {
        return false;
      }
      polygon.add(corner);
    }
    return polygon.isConvex();
  }
}
