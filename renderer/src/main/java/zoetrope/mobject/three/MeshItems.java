package zoetrope.mobject.three;

import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.DepthSortable;
import zoetrope.mobject.Shading;

/** What a mesh shows in a light, from an eye, as far as its clip plane leaves it. */
final class MeshItems {
  private final AbstractMesh<?> mesh;
  private final PolygonMesh faces;
  private final Affine place;
  private final MeshLook look;
  private final Shading lit;
  private final Vec eye;
  private final double[] middles;
  private final double[] normals;

  /** Of a mesh whose corners are finite. */
  MeshItems(AbstractMesh<?> mesh, MeshLook look, Shading lit, Vec eye) {
    this.mesh = mesh;
    this.look = look;
    this.lit = lit;
    this.eye = eye;
    faces = mesh.localFaces();
    place = mesh.place();
    middles = faces.middles(place);
    normals = faces.normals(place);
  }

  /**
   * All of it.
   *
   * @param left what the clip plane leaves; null when all of it is left
   */
  DepthSortable sortable(ClippedFaces left) {
    if (mesh.hasPlainFaces() && look.runsOverFaces()) {
      return withCorners(left);
    }
    Color[] shaded = shaded();
    boolean plain = mesh.hasPlainFaces() && !look.hasStrokes();
    if (!plain) {
      return left == null ? separate(faceItems(shaded)) : cut(faceItems(shaded));
    }
    int[] colors = new int[shaded.length];
    Arrays.setAll(colors, i -> shaded[i].toArgb());
    return left == null
        ? whole(mesh(faces, colors, null), List.of())
        : open(left, mesh(left.faces(), left.pick(colors), null), List.of());
  }

  /** Faces over which colours run; strokes are items of their own. */
  private DepthSortable withCorners(ClippedFaces left) {
    CornerPaint paint = new CornerShader(faces, place, normals, look, lit, eye).paint();
    int[] colors = CornerShader.means(faces, paint);
    List<Item> outlines = look.hasStrokes() ? outlines() : List.of();
    if (left == null) {
      return whole(mesh(faces, colors, paint), outlines);
    }
    Item.Mesh rest = mesh(left.faces(), left.pick(colors), left.cut(paint, faces));
    return open(left, rest, ClippedFaces.items(outlines, middles, mesh.clipPlane()).items());
  }

  private DepthSortable whole(Item.Mesh item, List<Item> outlines) {
    return new DepthSortable(
            new MeshFaceItems(item),
            item,
            middles,
            outwards(normals),
            isOpaque(),
            mesh.selfBox(),
            mesh.lift())
        .withOutlines(outlines);
  }

  /** One looks into a solid that is cut open. */
  private DepthSortable open(ClippedFaces left, Item.Mesh item, List<Item> outlines) {
    PolygonMesh rest = left.faces();
    return new DepthSortable(
            new MeshFaceItems(item),
            item,
            rest.middles(place),
            outwards(left.pick(normals)),
            false,
            rest.size() == 0 ? mesh.selfBox() : rest.bounds().toBox().then(place),
            mesh.lift())
        .withOutlines(outlines);
  }

  private DepthSortable separate(List<Item> items) {
    return new DepthSortable(
        items, null, middles, outwards(normals), isOpaque(), mesh.selfBox(), mesh.lift());
  }

  private DepthSortable cut(List<Item> items) {
    ClippedFaces.Items left = ClippedFaces.items(items, middles, mesh.clipPlane());
    return new DepthSortable(
        left.items(), null, left.middles(), null, false, mesh.selfBox(), mesh.lift());
  }

  private double[] outwards(double[] ofFaces) {
    return faces.isClosed() ? ofFaces : null;
  }

  private boolean isOpaque() {
    return look.fill().alpha() == 1 && (look.texture() == null || look.texture().isOpaque());
  }

  private Color[] shaded() {
    Color[] shaded = new Color[faces.size()];
    Color fill = look.fill();
    for (int i = 0; i < shaded.length; i++) {
      shaded[i] =
          lit.shade(
              look.faceColor(i, fill),
              PolygonMesh.vec(middles, i),
              PolygonMesh.vec(normals, i),
              eye);
    }
    return shaded;
  }

  private Item.Mesh mesh(PolygonMesh polygons, int[] colors, CornerPaint corners) {
    int[] order = new int[colors.length];
    Arrays.setAll(order, i -> i);
    return new Item.Mesh(
        polygons.asPolygons(),
        place,
        order,
        colors,
        look.fill().alpha(),
        mesh.fixedInFrame(),
        corners);
  }

  private List<Item> faceItems(Color[] shaded) {
    Item[] items = new Item[shaded.length];
    Style last = look.style();
    for (int i = 0; i < items.length; i++) {
      if (!(last.fill() instanceof Paint.Solid solid && solid.color().equals(shaded[i]))) {
        last = look.style().withFill(new Paint.Solid(shaded[i]));
      }
      items[i] = mesh.faceItem(i, last);
    }
    return Arrays.asList(items);
  }

  /** The strokes around all faces. */
  private List<Item> outlines() {
    Style style = Style.NONE.withBehind(look.style().behind()).withStroke(look.style().stroke());
    Item[] items = new Item[faces.size()];
    Arrays.setAll(items, i -> new Item.Shape(faces.path(i), place, style, mesh.fixedInFrame()));
    return Arrays.asList(items);
  }
}
