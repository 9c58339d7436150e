package zoetrope.vocabulary;

import zoetrope.geometry.Vec;
import zoetrope.mobject.AnnularSector;
import zoetrope.mobject.Annulus;
import zoetrope.mobject.Arc;
import zoetrope.mobject.ArcBetweenPoints;
import zoetrope.mobject.Circle;
import zoetrope.mobject.Dot;
import zoetrope.mobject.Ellipse;
import zoetrope.mobject.Sector;
import zoetrope.mobject.SmallDot;

/** Circles, arcs, and what is cut from them. */
public abstract class RoundWords extends RateWords {
  /** For the words that follow; not to be made. */
  protected RoundWords() {}

  /** The unit circle about the origin. */
  public static Circle circle() {
    return new Circle();
  }

  /** A circle about the origin. */
  public static Circle circle(double radius) {
    return new Circle(radius);
  }

  /** A circle about a centre. */
  public static Circle circle(Vec center, double radius) {
    return new Circle(center, radius);
  }

  /** The circle through three points, which must not lie on a line. */
  public static Circle circleThrough(Vec a, Vec b, Vec c) {
    return Circle.through(a, b, c);
  }

  /** A dot of radius 0.08 at the origin. */
  public static Dot dot() {
    return new Dot();
  }

  /** A dot of a radius at the origin. */
  public static Dot dot(double radius) {
    return new Dot(radius);
  }

  /** A dot of radius 0.08 at a point. */
  public static Dot dot(Vec point) {
    return new Dot(point);
  }

  /** A dot at a point. */
  public static Dot dot(Vec point, double radius) {
    return new Dot(point, radius);
  }

  /** A dot of radius 0.04 at the origin. */
  public static SmallDot smallDot() {
    return new SmallDot();
  }

  /** A dot of radius 0.04 at a point. */
  public static SmallDot smallDot(Vec point) {
    return new SmallDot(point);
  }

  /** An ellipse 2 units wide and 1 high. */
  public static Ellipse ellipse() {
    return new Ellipse();
  }

  /** An ellipse about the origin. */
  public static Ellipse ellipse(double width, double height) {
    return new Ellipse(width, height);
  }

  /** A quarter of the unit circle, from the right to the top. */
  public static Arc arc() {
    return new Arc();
  }

  /** An arc of the unit circle; angles in radians. */
  public static Arc arc(double startAngle, double angle) {
    return new Arc(startAngle, angle);
  }

  /** An arc of a circle; angles in radians. */
  public static Arc arc(double startAngle, double angle, double radius, Vec center) {
    return new Arc(startAngle, angle, radius, center);
  }

  /** An arc of 90 degrees from point to point, counter-clockwise. */
  public static ArcBetweenPoints arcBetweenPoints(Vec start, Vec end) {
    return new ArcBetweenPoints(start, end);
  }

  /** An arc of an angle in radians from point to point. */
  public static ArcBetweenPoints arcBetweenPoints(Vec start, Vec end, double angle) {
    return new ArcBetweenPoints(start, end, angle);
  }

  /** The shorter arc of a radius from point to point; clockwise when it is negative. */
  public static ArcBetweenPoints arcOfRadius(Vec start, Vec end, double radius) {
    return ArcBetweenPoints.ofRadius(start, end, radius);
  }

  /** A ring between the radii 1 and 2. */
  public static Annulus annulus() {
    return new Annulus();
  }

  /** A ring about the origin. */
  public static Annulus annulus(double innerRadius, double outerRadius) {
    return new Annulus(innerRadius, outerRadius);
  }

  /** A quarter of the unit disk. */
  public static Sector sector() {
    return new Sector();
  }

  /** A part of a disk about the origin; angles in radians. */
  public static Sector sector(double radius, double angle, double startAngle) {
    return new Sector(radius, angle, startAngle);
  }

  /** A quarter of the ring between the radii 1 and 2. */
  public static AnnularSector annularSector() {
    return new AnnularSector();
  }

  /** A part of a ring about the origin; angles in radians. */
  public static AnnularSector annularSector(
      double innerRadius, double outerRadius, double angle, double startAngle) {
    return new AnnularSector(innerRadius, outerRadius, angle, startAngle);
  }
}
