package zoetrope.mobject.three.mesh;

import static zoetrope.internal.diagnostics.Preconditions.a;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.display.DepthSortable;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;

/**
 * A surface or a solid: many faces that share one map and one style, and form one object. Nearer
 * faces hide farther ones, of this object and of others; see {@link DisplayListBuilder}.
 */
public abstract class AbstractMesh<S extends AbstractMesh<S>> extends Mobject<S> {
  private PolygonMesh faces = PolygonMesh.NONE;
  private Affine place = Affine.IDENTITY;
  private MeshLook look;

  /** The rule that computed the colours; null if they were set. */
  private MeshColoring coloring;

  /** The cached geometry of the faces in their place; null until it is needed. */
  private MeshGeometry geometry;

  private DepthSortable sortable;
  private FaceClipper clipper = new FaceClipper();
  private Vec shadedFor;
  private Shading shadedWith;

  /** Creates a mesh without faces, in one colour, without strokes. */
  protected AbstractMesh(Color color) {
    Style style = new Style(new Paint.Solid(color), 0, Stroke.of(color, 0), Stroke.NONE);
    look = new MeshLook(style, List.of(), List.of(), Shading.SURFACE, 0, null);
    applyDepthTest();
  }

  // --- geometry ---

  /** Returns the faces in their own coordinates; {@link #place} maps them to the scene. */
  public final PolygonMesh localFaces() {
    return faces;
  }

  /** Returns the map from the faces' own coordinates to the scene. */
  public final Affine place() {
    return place;
  }

  /** Returns the number of faces. */
  public final int faceCount() {
    return faces.size();
  }

  /** Returns the corners of face {@code i} in scene coordinates. */
  public final List<Vec> faceCorners(int i) {
    return IntStream.range(0, faces.cornerCount(i))
        .mapToObj(k -> place.apply(faces.corner(i, k)))
        .toList();
  }

  /**
   * Replaces the faces. The place does not change. Vertex colours remain if the number of vertices
   * is the same.
   */
  protected final void setFaces(PolygonMesh newFaces) {
    setState(newFaces, place);
    if (look.hasVertexColors() && look.vertexColors().size() != faces.points().count()) {
      setLook(look.withColors(look.faceColors(), List.of()));
    }
    if (coloring != null) {
      color(coloring.rule());
    }
  }

  private void setState(PolygonMesh newFaces, Affine newPlace) {
    if (faces != newFaces || !place.equals(newPlace)) {
      faces = newFaces;
      place = newPlace;
      geometry = null;
      sortable = null;
    }
  }

  /** Shows only the first faces of {@code whole}, a fraction of them in [0, 1]. */
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
    double[] p = faces.places(place);
    for (int i = 0; i < p.length; i += 3) {
      Vec q = function.apply(new Vec(p[i], p[i + 1], p[i + 2]));
      p[i] = q.x();
      p[i + 1] = q.y();
      p[i + 2] = q.z();
    }
    setState(faces.withPlaces(p, faces.isClosed()), Affine.IDENTITY);
  }

  // --- look ---

  /**
   * Sets the colours of the faces, which are repeated in order. Faces keep the opacity of the fill.
   * Setting another fill colour removes these colours.
   */
  public S setFaceColors(List<Color> newColors) {
    coloring = null;
    return setLook(look.withColors(List.copyOf(newColors), List.of()));
  }

  /**
   * Returns the colour of face {@code i} before shading, including its opacity. If colours are
   * interpolated over the face, returns the colour of the fill.
   */
  public Color faceColor(int i) {
    return look.faceColor(i, look.fill());
  }

  /** Returns the number of vertices, where corners of faces meet. */
  public final int vertexCount() {
    return faces.points().count();
  }

  /**
   * Returns the vertices, where corners of faces meet, in scene coordinates. The vertices of a grid
   * are listed column by column.
   */
  public final List<Vec> vertices() {
    return MeshPaints.vertices(faces, place);
  }

  /**
   * Sets the colours of the {@link #vertices}; colours are interpolated over the faces, which keep
   * the opacity of the fill. Setting another fill colour removes these colours.
   *
   * @throws IllegalArgumentException if there is not one colour for each vertex
   */
  public S setVertexColors(List<Color> newColors) {
    Preconditions.require(
        newColors.size() == vertexCount(),
        "there are %s colours for %s vertices of %s",
        newColors.size(),
        vertexCount(),
        a(kind()));
    coloring = null;
    return setLook(look.withColors(look.faceColors(), List.copyOf(newColors)));
  }

  /**
   * Colours each vertex by its present position; colours are interpolated over the faces.
   *
   * <pre>{@code
   * var heat = colorScale(-1, 1, BLUE, RED);
   * surface.setColorByXyzFunction(p -> heat.apply(p.x() * p.y()));
   * }</pre>
   */
  public S setColorByXyzFunction(Function<Vec, Color> color) {
    return color(MeshPaints.byPoint(color));
  }

  /** Colours by a rule, now and whenever the faces are divided in another way. */
  protected final S color(MeshColoring.Rule rule) {
    coloring = new MeshColoring(rule, faces, place);
    return setLook(coloring.of(look));
  }

  /** Sets how light changes the colours of the faces. */
  public S setShading(Shading newShading) {
    return setLook(look.withShading(newShading));
  }

  /** Sets a {@link Shading#phong} shading. */
  public S setShading(double reflectiveness, double gloss, double shadow) {
    return setShading(Shading.phong(reflectiveness, gloss, shadow));
  }

  /** Returns the shading of the faces. */
  public Shading shading() {
    return look.shading();
  }

  /**
   * Shades the faces smoothly, as if their edges were round. Edges where faces meet at more than 60
   * degrees, such as those of a cube, stay sharp. Colours that a function computes are also
   * interpolated over the faces.
   */
  public S shadeSmooth() {
    return shadeSmooth(Math.PI / 3);
  }

  /**
   * Shades the faces smoothly across edges up to an angle; see {@link #shadeSmooth()}.
   *
   * @param angle the largest angle between the normals of both faces in radians, above 0 and at
   *     most pi; pi for all edges
   * @throws IllegalArgumentException if the angle is out of range
   */
  public S shadeSmooth(double angle) {
    Preconditions.require(
        angle > 0 && angle <= Math.PI,
        "edges cannot be smoothed up to an angle of %s: it must be above 0 and at most pi",
        angle);
    return setSmoothAngle(angle);
  }

  /** Shades each face as flat, which is the default, and undoes {@link #shadeSmooth()}. */
  public S shadeFlat() {
    return setSmoothAngle(0);
  }

  private S setSmoothAngle(double angle) {
    MeshLook smooth = look.withSmoothAngle(angle);
    return setLook(coloring == null ? smooth : coloring.of(smooth));
  }

  protected final S setTexture(MeshTexture texture) {
    return setLook(look.withTexture(texture));
  }

  protected final MeshLook look() {
    return look;
  }

  private S setLook(MeshLook newLook) {
    look = newLook;
    sortable = null;
    return self();
  }

  @Override
  protected Style selfStyle() {
    return look.style();
  }

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    Style before = look.style();
    Style now = change.apply(before);
    if (!now.equals(before)) {
      Color last = look.fill().withAlpha(1);
      setLook(look.withStyle(now));
      if (!last.equals(look.fill().withAlpha(1))) {
        coloring = null;
        setLook(look.withColors(List.of(), List.of()));
      }
    }
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
    if (faces.size() == 0 || look.style().isInvisible()) {
      return;
    }
    Vec eye = (fixedInFrame() >= 0.5 ? Camera.DEFAULT : out.camera()).eye();
    Shading lit = out.lit(look.shading());
    if (sortable == null
        || !lit.equals(shadedWith)
        || lit.dependsOnEye() && !eye.equals(shadedFor)) {
      if (geometry == null) {
        geometry = new MeshGeometry(kind(), faces, place);
      }
      ClippedFaces left = clipper.clip(faces, place, clipPlanes());
      sortable = new MeshItems(this, geometry, look, lit, eye).sortable(left);
      shadedFor = eye;
      shadedWith = lit;
    }
    if (isDepthTested()) {
      out.add(sortable, fixedInFrame() >= 0.5);
    } else {
      sortable.seen(eye).forEach(item -> addFlat(item, out));
    }
  }

  /** Returns whether faces are drawn as polygons and not by {@link #faceItem}. */
  protected boolean hasPlainFaces() {
    return true;
  }

  /** Returns the item of face {@code i} in its shaded style. */
  protected Item faceItem(int i, Style shaded) {
    return new Item.Shape(faces.path(i), place, shaded, fixedInFrame(), true);
  }

  // --- states ---

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractMesh<?> f) {
      setState(f.faces, f.place);
      coloring = f.coloring;
      setLook(f.look);
    }
  }

  @Override
  protected Mobject<?> pointLike() {
    return copy().setOpacity(0).scale(0);
  }

  /**
   * Interpolates corners and colours; both meshes must have the same structure.
   *
   * @throws IllegalArgumentException if their structures differ
   */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    if (!(start instanceof AbstractMesh<?> a)
        || !(end instanceof AbstractMesh<?> b)
        || !a.faces.sameStructure(b.faces)) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s cannot be transformed into %s: both have to be surfaces of the same resolution;"
                  + " use fadeTransform(...)",
              a(start.kind()), a(end.kind())));
    }
    return super.tweenSelf(start, end, motion).and(new MeshTween<>(this, a, b, motion));
  }

  final void setTweened(PolygonMesh newFaces, Affine newPlace, MeshLook newLook) {
    setState(newFaces, newPlace);
    if (!look.equals(newLook)) {
      coloring = null;
      setLook(newLook);
    }
  }

  /** Returns a group of {@code n} copies of this object, all in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** Returns a grid of copies of this object with the rows and columns of {@code layout}. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
