package zoetrope.vocabulary;

import java.util.List;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.CubicBezier;
import zoetrope.mobject.Curve;
import zoetrope.mobject.Point;
import zoetrope.mobject.Polygon;
import zoetrope.mobject.Polyline;
import zoetrope.mobject.Rectangle;
import zoetrope.mobject.RegularPolygon;
import zoetrope.mobject.RoundedRectangle;
import zoetrope.mobject.ScreenRectangle;
import zoetrope.mobject.Shape;
import zoetrope.mobject.Square;
import zoetrope.mobject.Star;
import zoetrope.mobject.Triangle;

/** Shapes with corners, and paths of the author's own. */
public abstract class PolygonWords extends RoundWords {
  /** For the words that follow; not to be made. */
  protected PolygonWords() {}

  /** A closed polygon with these corners. */
  public static Polygon polygon(Vec... corners) {
    return new Polygon(corners);
  }

  /** A closed polygon with these corners. */
  public static Polygon polygon(List<Vec> corners) {
    return new Polygon(corners);
  }

  /** An open line through these points. */
  public static Polyline polyline(Vec... points) {
    return new Polyline(points);
  }

  /** An open line through these points. */
  public static Polyline polyline(List<Vec> points) {
    return new Polyline(points);
  }

  /** A regular hexagon of radius 1. */
  public static RegularPolygon regularPolygon() {
    return new RegularPolygon();
  }

  /** A regular polygon of radius 1 with n corners. */
  public static RegularPolygon regularPolygon(int n) {
    return new RegularPolygon(n);
  }

  /** A regular polygon whose first corner lies at an angle in radians. */
  public static RegularPolygon regularPolygon(int n, double startAngle, double radius) {
    return new RegularPolygon(n, startAngle, radius);
  }

  /** A regular triangle of radius 1 that points up. */
  public static Triangle triangle() {
    return new Triangle();
  }

  /** A rectangle 4 units wide and 2 high. */
  public static Rectangle rectangle() {
    return new Rectangle();
  }

  /** A rectangle about the origin. */
  public static Rectangle rectangle(double width, double height) {
    return new Rectangle(width, height);
  }

  /** A square with sides of 2 units. */
  public static Square square() {
    return new Square();
  }

  /** A square about the origin. */
  public static Square square(double side) {
    return new Square(side);
  }

  /** A rectangle 4 units wide and 2 high with round corners. */
  public static RoundedRectangle roundedRectangle() {
    return new RoundedRectangle();
  }

  /** A rectangle with round corners of radius 0.5. */
  public static RoundedRectangle roundedRectangle(double width, double height) {
    return new RoundedRectangle(width, height);
  }

  /** A rectangle with round corners. */
  public static RoundedRectangle roundedRectangle(
      double width, double height, double cornerRadius) {
    return new RoundedRectangle(width, height, cornerRadius);
  }

  /** A rectangle of the screen's proportions, 4 units high. */
  public static ScreenRectangle screenRectangle() {
    return new ScreenRectangle();
  }

  /** A rectangle of the screen's proportions. */
  public static ScreenRectangle screenRectangle(double height) {
    return new ScreenRectangle(height);
  }

  /** A star with five points. */
  public static Star star() {
    return new Star();
  }

  /** A star with n points, 5 or more. */
  public static Star star(int n) {
    return new Star(n);
  }

  /** A star with n points at one radius and corners at another. */
  public static Star star(int n, double outer, double inner) {
    return new Star(n, outer, inner);
  }

  /** An empty curve, to be drawn piece by piece. */
  public static Curve curve() {
    return new Curve();
  }

  /** A cubic Bézier curve. */
  public static CubicBezier cubicBezier(Vec start, Vec handle1, Vec handle2, Vec end) {
    return new CubicBezier(start, handle1, handle2, end);
  }

  /** A shape of a path. */
  public static Shape shape(Path path) {
    return new Shape(path);
  }

  /** A shape of what the builder has drawn. */
  public static Shape shape(PathBuilder builder) {
    return new Shape(builder);
  }

  /** A shape of a path that a map takes to its place: shared paths stay shared. */
  public static Shape shape(Path path, Affine place, Style style) {
    return new Shape(path, place, style);
  }

  /** A point without extent at the origin. */
  public static Point point() {
    return new Point();
  }

  /** A point without extent, to be followed or grown from. */
  public static Point point(Vec location) {
    return new Point(location);
  }
}
