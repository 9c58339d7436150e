package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import zoetrope.color.Color;
import zoetrope.color.CommunityPalette;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.Interval;
import zoetrope.mobject.three.mesh.MeshPaints;
import zoetrope.mobject.three.mesh.PolygonMesh;
import zoetrope.mobject.three.mesh.SurfaceColor;

/**
 * A surface that a function of two parameters draws, as a grid of faces.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractSurface<S extends AbstractSurface<S>> extends AbstractMesh<S> {
  /** More faces than this along a parameter are refused. */
  public static final int MOST_FACES = 2000;

  private final SurfaceFunction function;
  private final Interval u;
  private final Interval v;
  private int columns;
  private int rows;
  private boolean closed;
  private PolygonMesh grid = PolygonMesh.NONE;
  private List<Color> checkers = List.of();

  /** The colour of what is no side, such as the ends of a tube; null for that of the pattern. */
  private Color ends;

  AbstractSurface(Color color, SurfaceFunction function, Interval u, Interval v) {
    super(color);
    this.function = function;
    this.u = u;
    this.v = v;
  }

  /** Says, before the first {@link #resolution}, whether the surface encloses a solid. */
  final void enclose() {
    closed = true;
  }

  /** What else belongs to the solid, or the same faces. */
  PolygonMesh complete(PolygonMesh side) {
    return side;
  }

  /**
   * Divides the surface into {@code uFaces} by {@code vFaces} faces.
   *
   * @throws IllegalArgumentException for less than 1 or more than 2000 of them
   */
  public S resolution(int uFaces, int vFaces) {
    requireFaces(uFaces);
    requireFaces(vFaces);
    columns = uFaces;
    rows = vFaces;
    grid = PolygonMesh.grid(points(), columns + 1, rows + 1, closed);
    setFaces(complete(grid));
    if (!checkers.isEmpty()) {
      paintCheckers();
    }
    return self();
  }

  /** Three coordinates of each point of the grid, column by column. */
  private double[] points() {
    double[] points = new double[3 * (columns + 1) * (rows + 1)];
    for (int i = 0, at = 0; i <= columns; i++) {
      double atU = u.at(i, columns);
      for (int j = 0; j <= rows; j++, at += 3) {
        Vec point = function.at(atU, v.at(j, rows));
        points[at] = point.x();
        points[at + 1] = point.y();
        points[at + 2] = point.z();
      }
    }
    return points;
  }

  /** Divides the surface into as many faces along both parameters. */
  public S resolution(int faces) {
    return resolution(faces, faces);
  }

  private static void requireFaces(int n) {
    if (n < 1 || n > MOST_FACES) {
      throw new IllegalArgumentException(
          "a resolution of " + n + " faces: it has to be 1 to " + MOST_FACES);
    }
  }

  final void rebuild() {
    resolution(columns, rows);
  }

  /** The number of faces along u. */
  public final int uFaces() {
    return columns;
  }

  /** The number of faces along v. */
  public final int vFaces() {
    return rows;
  }

  /** The point of the surface at {@code (u, v)}, where the surface stands now. */
  public final Vec uvToPoint(double atU, double atV) {
    return place().apply(function.at(atU, atV));
  }

  /** The unit normal {@code du x dv} at {@code (u, v)}, where the surface stands now. */
  public final Vec normalAt(double atU, double atV) {
    double h = 1e-4;
    Vec du = uvToPoint(atU + h, atV).minus(uvToPoint(atU - h, atV));
    Vec dv = uvToPoint(atU, atV + h).minus(uvToPoint(atU, atV - h));
    return du.cross(dv).normalized();
  }

  /** The faces between the points of the grid, without what else belongs to the solid. */
  final PolygonMesh sideFaces() {
    return grid;
  }

  /** Colours the faces like a checkerboard, with these colours in turn. */
  public S checkerboard(Color... colors) {
    if (colors.length == 0) {
      throw new IllegalArgumentException("a checkerboard needs at least one colour");
    }
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
   * Colours each face by a value of its middle: a gradient through {@code colors} from the smallest
   * to the largest value on the surface. With {@link #shadeSmooth()}, said before or after,
   * vertices are coloured instead, and the colours run over the faces.
   *
   * @throws IllegalArgumentException for a value that is not finite
   */
  public S colorByValue(ToDoubleFunction<Vec> value, Color... colors) {
    return color(MeshPaints.byRange(value, List.of(colors)));
  }

  /**
   * Colours each face by a value of its middle, whatever values there are on the surface: {@code
   * colorScale(-1, 1, BLUE, RED)} has a range, {@code colorScale(-1, BLUE).and(0, WHITE)} has
   * pivots. With {@link #shadeSmooth()}, said before or after, vertices are coloured instead, and
   * the colours run over the faces.
   *
   * @throws IllegalArgumentException for a value that is not finite
   */
  public S colorByValue(ToDoubleFunction<Vec> value, DoubleFunction<Color> scale) {
    return color(MeshPaints.byScale(value, scale));
  }

  /**
   * Gives each vertex the colour of its parameters; between them the colours run over the faces.
   * What else belongs to a solid, such as the ends of a tube, has the fill's colour.
   */
  public S colorByUvFunction(SurfaceColor color) {
    return color(MeshPaints.byParameters(color, u, v));
  }

  /**
   * The look of surfaces in the theme {@link Theme#COMMUNITY}: a checkerboard of its BLUE_D and
   * BLUE_E, faces outlined in light grey of width 0.5, and its shading. Ends of tubes, and cones,
   * are of one blue.
   */
  public S communityStyle() {
    paintAsCommunity();
    setStroke(Palette.GREY_B, 0.5, 1);
    return setShading(Shading.additive());
  }

  /** Gives the faces the community's colours. */
  void paintAsCommunity() {
    checkers = List.of(Palette.BLUE_D, CommunityPalette.BLUE_E);
    ends = Palette.BLUE_D;
    paintCheckers();
  }

  /**
   * {@link #communityStyle()} by an older name.
   *
   * @deprecated use {@link #communityStyle()}, or the theme for all that a scene makes
   */
  @Deprecated
  public S ceStyle() {
    return communityStyle();
  }

  /** Divides the surface and gives it its look, as the present theme has both. */
  final void inTheme(int uFaces, int vFaces, int uOfCommunity, int vOfCommunity) {
    if (Theme.isCommunity()) {
      resolution(uOfCommunity, vOfCommunity);
      communityStyle();
    } else {
      resolution(uFaces, vFaces);
    }
  }
}
