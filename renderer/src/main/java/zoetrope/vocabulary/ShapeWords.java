package zoetrope.vocabulary;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.LineLike;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Angle;
import zoetrope.mobject.shapes.AnnotationDot;
import zoetrope.mobject.shapes.ArcPolygon;
import zoetrope.mobject.shapes.ConvexHull;
import zoetrope.mobject.shapes.CurvesAsSubmobjects;
import zoetrope.mobject.shapes.Cutout;
import zoetrope.mobject.shapes.Polygram;
import zoetrope.mobject.shapes.RegularPolygram;
import zoetrope.mobject.shapes.RightAngle;
import zoetrope.mobject.shapes.TangentialArc;
import zoetrope.mobject.shapes.VHighlight;

/** Makes angles, stars, hulls and other shapes. */
public abstract class ShapeWords extends TableWords {
  /** Not to be made. */
  protected ShapeWords() {}

  /** Where two lines cross, between the directions to their ends. */
  public static Angle angle(LineLike<?> first, LineLike<?> second) {
    return new Angle(first, second);
  }

  /** At the origin. */
  public static AnnotationDot annotationDot() {
    return new AnnotationDot();
  }

  /** At {@code point}, of radius 0.104. */
  public static AnnotationDot annotationDot(Vec point) {
    return new AnnotationDot(point);
  }

  /** At {@code point}. */
  public static AnnotationDot annotationDot(Vec point, double radius) {
    return new AnnotationDot(point, radius);
  }

  /** From corner to corner and back, each side turning by 45 degrees counter-clockwise. */
  public static ArcPolygon arcPolygon(Vec... corners) {
    return new ArcPolygon(corners);
  }

  /** Each side turning by {@code angle} radians, counter-clockwise when positive. */
  public static ArcPolygon arcPolygon(double angle, Vec... corners) {
    return new ArcPolygon(angle, corners);
  }

  /**
   * Side {@code i}, from corner {@code i} to the next, turning by {@code angles.get(i)} radians.
   */
  public static ArcPolygon arcPolygon(List<Vec> corners, List<Double> angles) {
    return new ArcPolygon(corners, angles);
  }

  /** The hull of these points. */
  public static ConvexHull convexHull(Vec... points) {
    return new ConvexHull(points);
  }

  /** The hull of these points. */
  public static ConvexHull convexHull(List<Vec> points) {
    return new ConvexHull(points);
  }

  /** The curves of {@code whole}, not of its children. */
  public static CurvesAsSubmobjects curvesAsSubmobjects(VMobject<?> whole) {
    return new CurvesAsSubmobjects(whole);
  }

  /** {@code shape} in its own style, without what the holes cover of it. */
  public static Cutout cutout(VMobject<?> shape, VMobject<?>... holes) {
    return new Cutout(shape, holes);
  }

  /** The polygons through these corners. */
  public static Polygram polygram(List<List<Vec>> polygons) {
    return new Polygram(polygons);
  }

  /** {@code n} corners at distance 1, each joined with the next but one. */
  public static RegularPolygram regularPolygram(int n) {
    return new RegularPolygram(n);
  }

  /** {@code n} corners at distance 1, each joined with the one {@code density} further. */
  public static RegularPolygram regularPolygram(int n, int density) {
    return new RegularPolygram(n, density);
  }

  /**
   * {@code n} corners at {@code radius}, the first at {@code startAngle} radians, each joined with
   * the one {@code density} further.
   */
  public static RegularPolygram regularPolygram(
      int n, int density, double radius, double startAngle) {
    return new RegularPolygram(n, density, radius, startAngle);
  }

  /** Of length 0.4, or two thirds of the shorter line when that is shorter than 0.6. */
  public static RightAngle rightAngle(LineLike<?> first, LineLike<?> second) {
    return new RightAngle(first, second);
  }

  /** Of sides this long, over 0. */
  public static RightAngle rightAngle(LineLike<?> first, LineLike<?> second, double length) {
    return new RightAngle(first, second, length);
  }

  /** Of this radius, between the directions from the crossing to the ends of the lines. */
  public static TangentialArc tangentialArc(LineLike<?> first, LineLike<?> second, double radius) {
    return new TangentialArc(first, second, radius);
  }

  /** Of this radius, over 0, on chosen sides of the crossing. */
  public static TangentialArc tangentialArc(
      LineLike<?> first,
      LineLike<?> second,
      double radius,
      boolean firstTowardsEnd,
      boolean secondTowardsEnd) {
    return new TangentialArc(first, second, radius, firstTowardsEnd, secondTowardsEnd);
  }

  /** Five layers from grey to dark grey, the widest 5 wider than the object's own strokes. */
  public static VHighlight vHighlight(Mobject<?> target) {
    return new VHighlight(target);
  }

  /** At least one layer. */
  public static VHighlight vHighlight(
      Mobject<?> target, int layers, Color inner, Color outer, double addition) {
    return new VHighlight(target, layers, inner, outer, addition);
  }
}
