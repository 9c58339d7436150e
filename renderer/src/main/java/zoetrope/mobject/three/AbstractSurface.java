package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import zoetrope.color.Color;
import zoetrope.color.CommunityPalette;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.Interval;
import zoetrope.mobject.three.mesh.MeshPaints;
import zoetrope.mobject.three.mesh.PolygonMesh;
import zoetrope.mobject.three.mesh.SurfaceColor;

/** A surface defined by a function of two parameters, drawn as a grid of faces. */
public abstract class AbstractSurface<S extends AbstractSurface<S>> extends AbstractMesh<S> {
  /** The largest number of faces along one parameter. */
  public static final int MAX_FACES = 2000;

  private final SurfaceFunction function;
  private final Interval u;
  private final Interval v;
  private int columns;
  private int rows;
  private boolean closed;
  private boolean isPure;

  /** The condition for visible points; null if all are. */
  private Predicate<Vec> inside;

  private PolygonMesh grid = PolygonMesh.NONE;
  private List<Color> checkers = List.of();

  /**
   * The colour of the faces that do not belong to the grid over u and v, such as the ends of a
   * tube; null for the colours of the pattern.
   */
  private Color ends;

  AbstractSurface(SurfaceFunction function, Interval u, Interval v) {
    super(Palette.GREY);
    this.function = function;
    this.u = u;
    this.v = v;
  }

  /**
   * Declares that the function always returns the same points, so that the faces can be computed
   * when they are needed. Call it before the first {@link #resolution}.
   */
  final void computeLater() {
    isPure = true;
  }

  /** Declares that the surface encloses a solid; call it before the first {@link #resolution}. */
  final void enclose() {
    closed = true;
  }

  /**
   * Returns the faces of the grid, {@code side}, and other faces of the solid, such as the ends of
   * a tube.
   */
  PolygonMesh complete(PolygonMesh side) {
    return side;
  }

  /**
   * Divides the surface into {@code uFaces} by {@code vFaces} faces.
   *
   * @throws IllegalArgumentException if a number is not from 1 to 2000
   */
  public S resolution(int uFaces, int vFaces) {
    requireFaces(uFaces);
    requireFaces(vFaces);
    columns = uFaces;
    rows = vFaces;
    grid = isPure ? PolygonMesh.lazy(closed, () -> grid(uFaces, vFaces)) : grid(uFaces, vFaces);
    setFaces(complete(grid));
    if (!checkers.isEmpty()) {
      paintCheckers();
    }
    return self();
  }

  private PolygonMesh grid(int columns, int rows) {
    return new VisibleGrid(function, u, v, columns, rows, inside).faces(closed);
  }

  /** Shows only points that satisfy a condition; null for all. */
  final void showWithin(Predicate<Vec> condition) {
    inside = condition;
  }

  /** Divides the surface into equally many faces along both parameters, from 1 to 2000. */
  public S resolution(int faces) {
    return resolution(faces, faces);
  }

  private static void requireFaces(int n) {
    Preconditions.require(
        n >= 1 && n <= MAX_FACES, "the resolution must be 1 to %s faces, not %s", MAX_FACES, n);
  }

  final void rebuild() {
    resolution(columns, rows);
  }

  /** Returns the number of faces along u. */
  public final int uFaces() {
    return columns;
  }

  /** Returns the number of faces along v. */
  public final int vFaces() {
    return rows;
  }

  /** Returns the point of the surface at {@code (u, v)} in the present place of the surface. */
  public final Vec uvToPoint(double atU, double atV) {
    return place().apply(function.at(atU, atV));
  }

  /** Returns the unit normal {@code du x dv} at {@code (u, v)} in the surface's present place. */
  public final Vec normalAt(double atU, double atV) {
    double h = 1e-4;
    Vec du = uvToPoint(atU + h, atV).minus(uvToPoint(atU - h, atV));
    Vec dv = uvToPoint(atU, atV + h).minus(uvToPoint(atU, atV - h));
    return du.cross(dv).normalized();
  }

  /** Returns the faces between the points of the grid, without other faces of the solid. */
  final PolygonMesh sideFaces() {
    return grid;
  }

  /**
   * Colours the faces like a checkerboard, with these colours in turn.
   *
   * @throws IllegalArgumentException if there are no colours
   */
  public S checkerboard(Color... colors) {
    Preconditions.require(colors.length != 0, "a checkerboard needs at least one colour");
    checkers = List.of(colors);
    ends = null;
    return paintCheckers();
  }

  private S paintCheckers() {
    setFill(checkers.get(0), fillColor().alpha());
    List<Color> all = new ArrayList<>(faceCount());
    for (int k = 0; k < faceCount(); k++) {
      boolean side = ends == null || k < grid.size();
      all.add(side ? checkers.get((k / rows + k % rows) % checkers.size()) : ends);
    }
    return setFaceColors(all);
  }

  /**
   * Colours each face by a value of its centre, with a gradient from the smallest to the largest
   * value on the surface. If {@link #shadeSmooth()} is called before or after, vertices are
   * coloured instead, and colours are interpolated over the faces.
   *
   * @throws IllegalArgumentException if a value is not finite
   */
  public S colorByValue(ToDoubleFunction<Vec> value, Color... colors) {
    return color(MeshPaints.byRange(value, List.of(colors)));
  }

  /**
   * Colours each face by a value of its centre, with a fixed scale such as {@code colorScale(-1, 1,
   * BLUE, RED)} for a range or {@code colorScale(-1, BLUE).and(0, WHITE)} for pivots. If {@link
   * #shadeSmooth()} is called before or after, vertices are coloured instead, and colours are
   * interpolated over the faces.
   *
   * @throws IllegalArgumentException if a value is not finite
   */
  public S colorByValue(ToDoubleFunction<Vec> value, DoubleFunction<Color> scale) {
    return color(MeshPaints.byScale(value, scale));
  }

  /**
   * Colours each vertex by its parameters; colours are interpolated over the faces. Other parts of
   * a solid, such as the ends of a tube, have the colour of the fill.
   */
  public S colorByUvFunction(SurfaceColor color) {
    return color(MeshPaints.byParameters(color, u, v));
  }

  /**
   * Applies the style of surfaces in the theme {@link Theme#COMMUNITY}: a checkerboard of its
   * BLUE_D and BLUE_E, light grey outlines of width 0.5, and its shading. Ends of tubes, and cones,
   * have only one blue.
   */
  public S communityStyle() {
    paintAsCommunity();
    setStroke(Palette.GREY_B, 0.5, 1);
    return setShading(Shading.additive());
  }

  void paintAsCommunity() {
    checkers = List.of(Palette.BLUE_D, CommunityPalette.BLUE_E);
    ends = Palette.BLUE_D;
    paintCheckers();
  }

  /** Sets the resolution and the style of the current theme. */
  final void inTheme(int uFaces, int vFaces, int uOfCommunity, int vOfCommunity) {
    if (Theme.isCommunity()) {
      resolution(uOfCommunity, vOfCommunity);
      communityStyle();
    } else {
      resolution(uFaces, vFaces);
    }
  }
}
