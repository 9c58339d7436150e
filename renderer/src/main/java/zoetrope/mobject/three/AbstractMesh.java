package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.DepthSortable;
import zoetrope.mobject.DisplayListBuilder;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Shading;
import zoetrope.mobject.Tween;

/**
 * A surface or a solid: many faces that share one map and one look and are handled as one object.
 * Faces hide what is farther away, their own and those of other objects; see {@link
 * DisplayListBuilder}.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractMesh<S extends AbstractMesh<S>> extends Mobject<S> {
  private PolygonMesh faces = PolygonMesh.NONE;
  private Affine place = Affine.IDENTITY;
  private Style style;
  private List<Color> colors = List.of();
  private Shading shading = Shading.SURFACE;
  private DepthSortable sortable;
  private FaceClipper clipper = new FaceClipper();
  private Vec shadedFor;
  private Shading shadedWith;

  /** Without faces, in one colour, without strokes. */
  protected AbstractMesh(Color color) {
    style = new Style(new Paint.Solid(color), 0, Stroke.of(color, 0), Stroke.NONE);
    applyDepthTest();
  }

  // --- geometry ---

  /** The faces in their own coordinates; {@link #place} takes them to the scene. */
  public final PolygonMesh localFaces() {
    return faces;
  }

  /** The map from the faces' own coordinates to the scene. */
  public final Affine place() {
    return place;
  }

  /** The number of faces. */
  public final int faceCount() {
    return faces.size();
  }

  /** The corners of face {@code i} in the scene. */
  public final List<Vec> faceCorners(int i) {
    List<Vec> corners = new ArrayList<>();
    for (int k = 0; k < faces.cornerCount(i); k++) {
      corners.add(place.apply(faces.corner(i, k)));
    }
    return corners;
  }

  /** Replaces the faces; the place stays. */
  protected final void setFaces(PolygonMesh newFaces) {
    setState(newFaces, place);
  }

  private void setState(PolygonMesh newFaces, Affine newPlace) {
    if (faces != newFaces || !place.equals(newPlace)) {
      faces = newFaces;
      place = newPlace;
      sortable = null;
    }
  }

  /** Shows only the first faces of {@code whole}: a fraction of them, in [0, 1]. */
  public S becomePart(AbstractMesh<?> whole, double fraction) {
    int n = whole.faces.size();
    int count = (int) Math.max(0, Math.min(n, Math.rint(fraction * n)));
    setState(whole.faces.first(count), whole.place);
    return self();
  }

  @Override
  protected Bounds selfBounds() {
    return place.isDiagonal() ? faces.bounds().transform(place) : faces.bounds(place);
  }

  @Override
  public boolean hasPoints() {
    return faces.size() > 0;
  }

  @Override
  protected Affine selfBox() {
    return faces.bounds().toBox().then(place);
  }

  @Override
  protected void transformSelf(Affine map) {
    setState(faces, place.then(map));
  }

  @Override
  protected void mapPointsSelf(UnaryOperator<Vec> function) {
    double[] p = faces.corners(place);
    for (int i = 0; i < p.length; i += 3) {
      Vec q = function.apply(new Vec(p[i], p[i + 1], p[i + 2]));
      p[i] = q.x();
      p[i + 1] = q.y();
      p[i + 2] = q.z();
    }
    setState(faces.withCorners(p, faces.isClosed()), Affine.IDENTITY);
  }

  // --- look ---

  /**
   * Gives the faces these colours in turn, in the order of the faces; they keep the fill's opacity.
   * Setting a fill colour takes them away.
   */
  public S setFaceColors(List<Color> newColors) {
    colors = List.copyOf(newColors);
    sortable = null;
    return self();
  }

  /** The colour of face {@code i}, before shading, with its opacity. */
  public Color faceColor(int i) {
    return faceColor(i, Styles.first(style.fill()));
  }

  private Color faceColor(int i, Color fill) {
    return colors.isEmpty() ? fill : colors.get(i % colors.size()).withAlpha(fill.alpha());
  }

  /** Sets what light does to the faces. */
  public S setShading(Shading newShading) {
    shading = newShading;
    sortable = null;
    return self();
  }

  /** Sets {@link Shading#phong} shading. */
  public S setShading(double reflectiveness, double gloss, double shadow) {
    return setShading(Shading.phong(reflectiveness, gloss, shadow));
  }

  /** What light does to the faces. */
  public Shading shading() {
    return shading;
  }

  @Override
  protected Style selfStyle() {
    return style;
  }

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    setStyleState(change.apply(style));
  }

  private void setStyleState(Style newStyle) {
    if (!style.equals(newStyle)) {
      Color before = Styles.first(style.fill()).withAlpha(1);
      if (!before.equals(Styles.first(newStyle.fill()).withAlpha(1))) {
        colors = List.of();
      }
      style = newStyle;
      sortable = null;
    }
  }

  @Override
  protected void setOpacitySelf(double opacity) {
    restyleSelf(s -> Styles.opacity(s, c -> c.withAlpha(opacity)));
  }

  @Override
  protected void fadeSelf(double factor) {
    restyleSelf(s -> Styles.opacity(s, c -> c.withAlpha(c.alpha() * factor)));
  }

  @Override
  protected void setStrokeWidthsSelf(double... widths) {
    restyleSelf(s -> s.withStroke(s.stroke().withWidths(widths[0])));
  }

  // --- items ---

  @Override
  protected void changedSelf() {
    sortable = null;
  }

  @Override
  protected void copiedSelf() {
    clipper = new FaceClipper();
  }

  @Override
  protected void emitSelf(DisplayListBuilder out) {
    out.markUncacheable();
    if (faces.size() == 0 || style.isInvisible()) {
      return;
    }
    Vec eye = (fixedInFrame() >= 0.5 ? Camera.DEFAULT : out.camera()).eye();
    Shading lit = out.lit(shading);
    if (sortable == null
        || !lit.equals(shadedWith)
        || lit.dependsOnEye() && !eye.equals(shadedFor)) {
      sortable = newSortable(lit, eye);
      shadedFor = eye;
      shadedWith = lit;
    }
    if (isDepthTested()) {
      out.add(sortable, fixedInFrame() >= 0.5);
    } else {
      sortable.seen(eye).forEach(out::add);
    }
  }

  private DepthSortable newSortable(Shading lit, Vec eye) {
    Bounds box = faces.bounds();
    if (!place.isFinite() || !box.min().isFinite() || !box.max().isFinite()) {
      throw new IllegalStateException(
          Preconditions.a(kind())
              + " has a corner that is not a finite number (its box is "
              + selfBounds()
              + "): look for a division by zero or a NaN in its function or in what placed it");
    }
    double[] middles = faces.middles(place);
    double[] normals = faces.normals(place);
    Color[] shaded = new Color[faces.size()];
    Color fill = Styles.first(style.fill());
    for (int i = 0; i < shaded.length; i++) {
      shaded[i] = lit.shade(faceColor(i, fill), vec(middles, i), vec(normals, i), eye);
    }
    boolean opaque = fill.alpha() == 1;
    boolean plain = hasPlainFaces() && style.stroke().isInvisible() && style.behind().isInvisible();
    ClippedFaces left = clipper.clip(faces, place, clipPlane());
    if (left != null) {
      return plain
          ? clipped(left, shaded, left.pick(normals, 3))
          : clipped(ClippedFaces.items(faceItems(shaded), middles, clipPlane()));
    }
    Item.Mesh mesh = plain ? mesh(faces, shaded, fill.alpha()) : null;
    return new DepthSortable(
        plain ? new MeshFaceItems(mesh) : faceItems(shaded),
        mesh,
        middles,
        faces.isClosed() ? normals : null,
        opaque,
        selfBox(),
        lift());
  }

  /** What is left of plain faces: one looks into a solid that is cut open. */
  private DepthSortable clipped(ClippedFaces left, Color[] shaded, double[] normals) {
    PolygonMesh rest = left.faces();
    Color[] colors = new Color[rest.size()];
    for (int i = 0; i < colors.length; i++) {
      colors[i] = shaded[left.source()[i]];
    }
    Item.Mesh mesh = mesh(rest, colors, Styles.first(style.fill()).alpha());
    Affine box = rest.size() == 0 ? selfBox() : rest.bounds().toBox().then(place);
    double[] middles = rest.middles(place);
    double[] outwards = faces.isClosed() ? normals : null;
    return new DepthSortable(new MeshFaceItems(mesh), mesh, middles, outwards, false, box, lift());
  }

  private DepthSortable clipped(ClippedFaces.Items left) {
    return new DepthSortable(left.items(), null, left.middles(), null, false, selfBox(), lift());
  }

  private Item.Mesh mesh(PolygonMesh faces, Color[] shaded, double alpha) {
    int[] colors = new int[shaded.length];
    int[] order = new int[shaded.length];
    for (int i = 0; i < shaded.length; i++) {
      colors[i] = shaded[i].toArgb();
      order[i] = i;
    }
    return new Item.Mesh(faces.asPolygons(), place, order, colors, alpha, fixedInFrame());
  }

  private List<Item> faceItems(Color[] shaded) {
    Item[] items = new Item[shaded.length];
    Style last = style;
    for (int i = 0; i < items.length; i++) {
      if (!(last.fill() instanceof Paint.Solid solid && solid.color().equals(shaded[i]))) {
        last = style.withFill(new Paint.Solid(shaded[i]));
      }
      items[i] = faceItem(i, last);
    }
    return Arrays.asList(items);
  }

  /**
   * How much nearer to the eye the faces count than they are, in scene units: for lines on a
   * surface, which lie in front of the faces they cross.
   */
  protected double lift() {
    return 0;
  }

  /** Whether the faces show themselves as they are, rather than what {@link #faceItem} makes. */
  protected boolean hasPlainFaces() {
    return true;
  }

  /** What face {@code i} shows in the style it has in this light. */
  protected Item faceItem(int i, Style shaded) {
    return new Item.Face(faces.path(i), place, shaded, fixedInFrame());
  }

  private static Vec vec(double[] p, int i) {
    return new Vec(p[3 * i], p[3 * i + 1], p[3 * i + 2]);
  }

  // --- states ---

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractMesh<?> f) {
      setState(f.faces, f.place);
      style = f.style;
      colors = f.colors;
      shading = f.shading;
      sortable = null;
    }
  }

  @Override
  protected Mobject<?> pointLike() {
    return copy().setOpacity(0).scale(0);
  }

  /**
   * Corners and colours travel; both ends need faces of the same structure.
   *
   * @throws IllegalArgumentException when they differ
   */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    if (!(start instanceof AbstractMesh<?> a)
        || !(end instanceof AbstractMesh<?> b)
        || !a.faces.sameStructure(b.faces)) {
      throw new IllegalArgumentException(
          Preconditions.a(start.kind())
              + " cannot be transformed into "
              + Preconditions.a(end.kind())
              + ": both have to be surfaces of the same resolution; use fadeTransform(...)");
    }
    return super.tweenSelf(start, end, motion).and(new MeshTween<>(this, a, b, motion));
  }

  /** The state that a tween changes. */
  final void setTweened(
      PolygonMesh newFaces, Affine newPlace, Style newStyle, List<Color> newColors) {
    setState(newFaces, newPlace);
    if (!style.equals(newStyle) || !colors.equals(newColors)) {
      style = newStyle;
      colors = newColors;
      sortable = null;
    }
  }

  final List<Color> colors() {
    return colors;
  }

  /** A group of {@code n} copies in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** A grid of copies, row by row, of the layout's rows and columns. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
