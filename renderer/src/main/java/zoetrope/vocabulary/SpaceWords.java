package zoetrope.vocabulary;

import java.util.List;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.three.Arrow3D;
import zoetrope.mobject.three.Cone;
import zoetrope.mobject.three.ConvexHull3D;
import zoetrope.mobject.three.Cube;
import zoetrope.mobject.three.Cylinder;
import zoetrope.mobject.three.Disk3D;
import zoetrope.mobject.three.Dodecahedron;
import zoetrope.mobject.three.Dot3D;
import zoetrope.mobject.three.Icosahedron;
import zoetrope.mobject.three.Interval;
import zoetrope.mobject.three.Line3D;
import zoetrope.mobject.three.Octahedron;
import zoetrope.mobject.three.Polyhedron;
import zoetrope.mobject.three.Prism;
import zoetrope.mobject.three.Prismify;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.Square3D;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.SurfaceFunction;
import zoetrope.mobject.three.SurfaceMesh;
import zoetrope.mobject.three.SurfaceMobject;
import zoetrope.mobject.three.Tetrahedron;
import zoetrope.mobject.three.TexturedSurface;
import zoetrope.mobject.three.Torus;
import zoetrope.mobject.three.VCube;
import zoetrope.mobject.three.VPrism;

/** Makes surfaces and solids. */
public abstract class SpaceWords extends SvgWords {
  /** Not to be made. */
  protected SpaceWords() {}

  /** From the left to the right, 2 units long. */
  public static Arrow3D arrow3D() {
    return new Arrow3D();
  }

  /** A bar 0.04 thick with a tip 0.3 long and 0.16 thick. */
  public static Arrow3D arrow3D(Vec start, Vec end) {
    return new Arrow3D(start, end);
  }

  /** The bar's radius, the tip's length (at most the arrow's) and radius. */
  public static Arrow3D arrow3D(
      Vec start, Vec end, double radius, double tipLength, double tipRadius) {
    return new Arrow3D(start, end, radius, tipLength, tipRadius);
  }

  /** Of radius 1 and height 1, pointing along z. */
  public static Cone cone() {
    return new Cone();
  }

  /** Pointing along z. */
  public static Cone cone(double radius, double height) {
    return new Cone(radius, height);
  }

  /** Pointing along {@code direction}. */
  public static Cone cone(double radius, double height, Vec direction) {
    return new Cone(radius, height, direction);
  }

  /** Around four points or more. */
  public static ConvexHull3D convexHull3D(Vec... points) {
    return new ConvexHull3D(points);
  }

  /** Around four points or more. */
  public static ConvexHull3D convexHull3D(List<Vec> points) {
    return new ConvexHull3D(points);
  }

  /** Of side 2. */
  public static Cube cube() {
    return new Cube();
  }

  /** Of a side above 0. */
  public static Cube cube(double side) {
    return new Cube(side);
  }

  /** Of height 2 and radius 1 along z. */
  public static Cylinder cylinder() {
    return new Cylinder();
  }

  /** Along z. */
  public static Cylinder cylinder(double height, double radius) {
    return new Cylinder(height, radius);
  }

  /** Along {@code axis}. */
  public static Cylinder cylinder(double height, double radius, Vec axis) {
    return new Cylinder(height, radius, axis);
  }

  /** Of radius 1. */
  public static Disk3D disk3D() {
    return new Disk3D();
  }

  /** Of a radius above 0. */
  public static Disk3D disk3D(double radius) {
    return new Disk3D(radius);
  }

  /** With edges of length 1. */
  public static Dodecahedron dodecahedron() {
    return new Dodecahedron();
  }

  /** With edges of a length above 0. */
  public static Dodecahedron dodecahedron(double edge) {
    return new Dodecahedron(edge);
  }

  /** At the origin, of radius 0.08. */
  public static Dot3D dot3D() {
    return new Dot3D();
  }

  /** At {@code point}, of radius 0.08. */
  public static Dot3D dot3D(Vec point) {
    return new Dot3D(point);
  }

  /** At {@code point}. */
  public static Dot3D dot3D(Vec point, double radius) {
    return new Dot3D(point, radius);
  }

  /** With edges of length 1. */
  public static Icosahedron icosahedron() {
    return new Icosahedron();
  }

  /** With edges of a length above 0. */
  public static Icosahedron icosahedron(double edge) {
    return new Icosahedron(edge);
  }

  /** From the left to the right, 2 units long. */
  public static Line3D line3D() {
    return new Line3D();
  }

  /** 0.05 thick. */
  public static Line3D line3D(Vec start, Vec end) {
    return new Line3D(start, end);
  }

  /** Of this thickness. */
  public static Line3D line3D(Vec start, Vec end, double width) {
    return new Line3D(start, end, width);
  }

  /** With edges of length 1. */
  public static Octahedron octahedron() {
    return new Octahedron();
  }

  /** With edges of a length above 0. */
  public static Octahedron octahedron(double edge) {
    return new Octahedron(edge);
  }

  /** A closed solid of flat faces, whose corners may run either way round. */
  public static Polyhedron polyhedron(List<Vec> corners, List<List<Integer>> faces) {
    return new Polyhedron(corners, faces);
  }

  /** 3 wide, 2 high, 1 deep. */
  public static Prism prism() {
    return new Prism();
  }

  /** Of these sizes along x, y and z, above 0. */
  public static Prism prism(double width, double height, double depth) {
    return new Prism(width, height, depth);
  }

  /** One unit deep, away from the viewer. */
  public static Prismify prismify(Mobject<?> shape) {
    return new Prismify(shape);
  }

  /** {@code depth} units deep along {@code direction}, which need not have length 1. */
  public static Prismify prismify(Mobject<?> shape, double depth, Vec direction) {
    return new Prismify(shape, depth, direction);
  }

  /** Of radius 1. */
  public static Sphere sphere() {
    return new Sphere();
  }

  /** Of a radius above 0. */
  public static Sphere sphere(double radius) {
    return new Sphere(radius);
  }

  /** The part over a range of azimuths and of angles from the lowest point (0) to the highest. */
  public static Sphere sphere(double radius, Interval u, Interval v) {
    return new Sphere(radius, u, v);
  }

  /** Of side 2. */
  public static Square3D square3D() {
    return new Square3D();
  }

  /** Of a side above 0. */
  public static Square3D square3D(double side) {
    return new Square3D(side);
  }

  /** Over parameters from 0 to 1. */
  public static Surface surface(SurfaceFunction function) {
    return new Surface(function);
  }

  /** Over a range of each parameter. */
  public static Surface surface(SurfaceFunction function, Interval u, Interval v) {
    return new Surface(function, u, v);
  }

  /** 21 lines of equal u and 11 of equal v. */
  public static SurfaceMesh surfaceMesh(SurfaceMobject<?> surface) {
    return new SurfaceMesh(surface);
  }

  /** As many lines of equal u and of equal v, 0 or more. */
  public static SurfaceMesh surfaceMesh(SurfaceMobject<?> surface, int uLines, int vLines) {
    return new SurfaceMesh(surface, uLines, vLines);
  }

  /** With edges of length 1. */
  public static Tetrahedron tetrahedron() {
    return new Tetrahedron();
  }

  /** With edges of a length above 0. */
  public static Tetrahedron tetrahedron(double edge) {
    return new Tetrahedron(edge);
  }

  /** {@code picture} on {@code surface}, where that stands now. */
  public static TexturedSurface texturedSurface(SurfaceMobject<?> surface, RasterImage picture) {
    return new TexturedSurface(surface, picture);
  }

  /** Of radii 3 and 1. */
  public static Torus torus() {
    return new Torus();
  }

  /** Of radius {@code major} from the centre to the middle of a tube of radius {@code minor}. */
  public static Torus torus(double major, double minor) {
    return new Torus(major, minor);
  }

  /** Of side 2. */
  public static VCube vCube() {
    return new VCube();
  }

  /** Of a side above 0. */
  public static VCube vCube(double side) {
    return new VCube(side);
  }

  /** 3 wide, 2 high, 1 deep. */
  public static VPrism vPrism() {
    return new VPrism();
  }

  /** Of these sizes along x, y and z, above 0. */
  public static VPrism vPrism(double width, double height, double depth) {
    return new VPrism(width, height, depth);
  }
}
