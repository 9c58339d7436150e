package zoetrope.mobject.three.mesh;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.DepthSortable;
import zoetrope.mobject.display.Shading;

/** The items of a mesh for a light, an eye and clip planes. */
final class MeshItems {
  private final AbstractMesh<?> mesh;
  private final MeshGeometry geometry;
  private final PolygonMesh faces;
  private final Affine place;
  private final MeshLook look;
  private final Shading lit;
  private final Vec eye;
  private final double[] middles;
  private final double[] normals;

  MeshItems(AbstractMesh<?> mesh, MeshGeometry geometry, MeshLook look, Shading lit, Vec eye) {
    this.mesh = mesh;
    this.geometry = geometry;
    this.look = look;
    this.lit = lit;
    this.eye = eye;
    faces = geometry.faces();
    place = geometry.place();
    middles = geometry.middles();
    normals = geometry.normals();
  }

  /**
   * Returns all items as one object.
   *
   * @param left the faces that remain after clipping; null if all remain
   */
  DepthSortable sortable(ClippedFaces left) {
    if (mesh.hasPlainFaces() && look.interpolatesColors()) {
      return withCorners(left);
    }
    boolean plain = mesh.hasPlainFaces() && !look.hasStrokes();
    if (!plain && left != null) {
      return cut(faceItems());
    }
    if (!mesh.hasPlainFaces()) {
      return separate(faceItems(), null);
    }
    Color fill = look.fill();
    int[] colors = lit.shade(i -> look.faceColor(i, fill), middles, normals, eye);
    if (!plain) {
      return separate(faceItems(), mesh(faces, colors, null)).withOutlines(outlines());
    }
    return left == null
        ? whole(mesh(faces, colors, null), List.of())
        : open(left, mesh(left.faces(), left.pick(colors), null), List.of());
  }

  /** Returns faces with interpolated colours; strokes are separate items. */
  private DepthSortable withCorners(ClippedFaces left) {
    CornerPaint paint = new CornerShader(geometry, look, lit, eye).paint();
    int[] colors = CornerShader.means(faces, paint);
    List<Item> outlines = look.hasStrokes() ? outlines() : List.of();
    if (left == null) {
      return whole(mesh(faces, colors, paint), outlines);
    }
    Item.Mesh rest = mesh(left.faces(), left.pick(colors), left.cut(paint, faces));
    return open(left, rest, ClippedFaces.items(outlines, middles, mesh.clipPlanes()).items());
  }

  private DepthSortable whole(Item.Mesh item, List<Item> outlines) {
    return new DepthSortable(
            new MeshFaceItems(item),
            item,
            middles,
            outwards(normals),
            isOpaque(),
            isInOrder(),
            mesh.selfBox())
        .withOutlines(outlines);
  }

  /** Returns a solid that is cut open, so that its inside is visible. */
  private DepthSortable open(ClippedFaces left, Item.Mesh item, List<Item> outlines) {
    PolygonMesh rest = left.faces();
    return new DepthSortable(
            new MeshFaceItems(item),
            item,
            rest.middles(place),
            outwards(left.pick(normals)),
            false,
            isInOrder(),
            rest.size() == 0 ? mesh.selfBox() : rest.bounds().toBox().then(place))
        .withOutlines(outlines);
  }

  /**
   * Returns faces that are separate items.
   *
   * @param whole the faces without strokes in one item; null if they are invisible without strokes
   */
  private DepthSortable separate(List<Item> items, Item.Mesh whole) {
    return new DepthSortable(
        items,
        whole,
        middles,
        outwards(normals),
        isOpaque(),
        faces.isClosed() ? faces.isConvex() : faces.isGraph(),
        mesh.selfBox());
  }

  private DepthSortable cut(List<Item> items) {
    ClippedFaces.Items left = ClippedFaces.items(items, middles, mesh.clipPlanes());
    return new DepthSortable(
        left.items(), null, left.middles(), null, false, false, mesh.selfBox());
  }

  private double[] outwards(double[] ofFaces) {
    return faces.isClosed() ? ofFaces : null;
  }

  /**
   * Returns whether painting the faces from far to near is correct. It is not correct for
   * translucent faces: their common edges would be visible, because both faces partly cover the
   * same pixels.
   */
  private boolean isInOrder() {
    return faces.isClosed() && faces.isConvex() && isOpaque();
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
    int[] order = IntStream.range(0, colors.length).toArray();
    return new Item.Mesh(
        polygons.asPolygons(),
        place,
        order,
        colors,
        look.fill().alpha(),
        mesh.fixedInFrame(),
        corners);
  }

  private List<Item> faceItems() {
    Color[] shaded = shaded();
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

  private List<Item> outlines() {
    Style style = Style.NONE.withBehind(look.style().behind()).withStroke(look.style().stroke());
    Item[] items = new Item[faces.size()];
    Arrays.setAll(items, i -> new Item.Shape(faces.path(i), place, style, mesh.fixedInFrame()));
    return Arrays.asList(items);
  }
}
