package zoetrope.vocabulary;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.CurvedArrow;
import zoetrope.mobject.CurvedDoubleArrow;
import zoetrope.mobject.DashedLine;
import zoetrope.mobject.DashedVMobject;
import zoetrope.mobject.DoubleArrow;
import zoetrope.mobject.Elbow;
import zoetrope.mobject.FillArrow;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TangentLine;
import zoetrope.mobject.TippedArrow;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.Vector;

/** Lines and arrows. */
public abstract class LineWords extends PolygonWords {
  /** For the words that follow; not to be made. */
  protected LineWords() {}

  /** A line from (-1, 0) to (1, 0). */
  public static Line line() {
    return new Line();
  }

  /** A line between two points. */
  public static Line line(Vec start, Vec end) {
    return new Line(start, end);
  }

  /** A line between the edges of two objects. */
  public static Line line(Mobject<?> start, Mobject<?> end) {
    return new Line(start, end);
  }

  /** A line from a point to an object's edge. */
  public static Line line(Vec start, Mobject<?> end) {
    return new Line(start, end);
  }

  /** A line from an object's edge to a point. */
  public static Line line(Mobject<?> start, Vec end) {
    return new Line(start, end);
  }

  /** A dashed line between two points. */
  public static DashedLine dashedLine(Vec start, Vec end) {
    return new DashedLine(start, end);
  }

  /** A dashed line between the edges of two objects. */
  public static DashedLine dashedLine(Mobject<?> start, Mobject<?> end) {
    return new DashedLine(start, end);
  }

  /** The object's outline in 15 dashes that make up half of it. */
  public static DashedVMobject dashedVMobject(VMobject<?> model) {
    return new DashedVMobject(model);
  }

  /** The object's outline in dashes that make up half of it. */
  public static DashedVMobject dashedVMobject(VMobject<?> model, int count) {
    return new DashedVMobject(model, count);
  }

  /** The object's outline in dashes that make up the part {@code ratio} of it. */
  public static DashedVMobject dashedVMobject(VMobject<?> model, int count, double ratio) {
    return new DashedVMobject(model, count, ratio);
  }

  /** A tangent, 2 units long, at a fraction of the curve's length. */
  public static TangentLine tangentLine(VMobject<?> curve, double alpha) {
    return new TangentLine(curve, alpha);
  }

  /** A tangent at a fraction of the curve's length. */
  public static TangentLine tangentLine(VMobject<?> curve, double alpha, double length) {
    return new TangentLine(curve, alpha, length);
  }

  /** A right angle's mark of 0.2 units. */
  public static Elbow elbow() {
    return new Elbow();
  }

  /** A right angle's mark. */
  public static Elbow elbow(double width) {
    return new Elbow(width);
  }

  /** A right angle's mark that is turned by an angle in radians. */
  public static Elbow elbow(double width, double angle) {
    return new Elbow(width, angle);
  }

  /** An arrow from (-1, 0) to (1, 0). */
  public static Arrow arrow() {
    return new Arrow();
  }

  /** An arrow between two points. */
  public static Arrow arrow(Vec start, Vec end) {
    return new Arrow(start, end);
  }

  /** An arrow between the edges of two objects. */
  public static Arrow arrow(Mobject<?> start, Mobject<?> end) {
    return new Arrow(start, end);
  }

  /** An arrow from a point to an object's edge. */
  public static Arrow arrow(Vec start, Mobject<?> end) {
    return new Arrow(start, end);
  }

  /** An arrow from an object's edge to a point. */
  public static Arrow arrow(Mobject<?> start, Vec end) {
    return new Arrow(start, end);
  }

  /** An arrow with two tips from (-1, 0) to (1, 0). */
  public static DoubleArrow doubleArrow() {
    return new DoubleArrow();
  }

  /** An arrow with two tips between two points. */
  public static DoubleArrow doubleArrow(Vec start, Vec end) {
    return new DoubleArrow(start, end);
  }

  /** An arrow with two tips between the edges of two objects. */
  public static DoubleArrow doubleArrow(Mobject<?> start, Mobject<?> end) {
    return new DoubleArrow(start, end);
  }

  /** An arrow with two tips from a point to an object's edge. */
  public static DoubleArrow doubleArrow(Vec start, Mobject<?> end) {
    return new DoubleArrow(start, end);
  }

  /** An arrow with two tips from an object's edge to a point. */
  public static DoubleArrow doubleArrow(Mobject<?> start, Vec end) {
    return new DoubleArrow(start, end);
  }

  /** An arrow of one filled outline from (-1, 0) to (1, 0). */
  public static FillArrow fillArrow() {
    return new FillArrow();
  }

  /** An arrow of one filled outline between two points. */
  public static FillArrow fillArrow(Vec start, Vec end) {
    return new FillArrow(start, end);
  }

  /** An arrow of one filled outline between the edges of two objects. */
  public static FillArrow fillArrow(Mobject<?> start, Mobject<?> end) {
    return new FillArrow(start, end);
  }

  /** An arrow of one filled outline from a point to an object's edge. */
  public static FillArrow fillArrow(Vec start, Mobject<?> end) {
    return new FillArrow(start, end);
  }

  /** An arrow of one filled outline from an object's edge to a point. */
  public static FillArrow fillArrow(Mobject<?> start, Vec end) {
    return new FillArrow(start, end);
  }

  /** An arrow from the origin one unit to the right. */
  public static Vector vector() {
    return new Vector();
  }

  /** An arrow from the origin. */
  public static Vector vector(Vec direction) {
    return new Vector(direction);
  }

  /** An arrow from the origin. */
  public static Vector vector(double x, double y) {
    return new Vector(x, y);
  }

  /** An arrow of a line and a filled tip, between two points. */
  public static TippedArrow tippedArrow(Vec start, Vec end) {
    return new TippedArrow(start, end);
  }

  /** An arrow of a line and a filled tip, between the edges of two objects. */
  public static TippedArrow tippedArrow(Mobject<?> start, Mobject<?> end) {
    return new TippedArrow(start, end);
  }

  /** A bent arrow between two points, turning by 90 degrees. */
  public static CurvedArrow curvedArrow(Vec start, Vec end) {
    return new CurvedArrow(start, end);
  }

  /** A bent arrow over an angle in radians. */
  public static CurvedArrow curvedArrow(Vec start, Vec end, double angle) {
    return new CurvedArrow(start, end, angle);
  }

  /** A bent arrow with two tips between two points. */
  public static CurvedDoubleArrow curvedDoubleArrow(Vec start, Vec end) {
    return new CurvedDoubleArrow(start, end);
  }

  /** A bent arrow with two tips over an angle in radians. */
  public static CurvedDoubleArrow curvedDoubleArrow(Vec start, Vec end, double angle) {
    return new CurvedDoubleArrow(start, end, angle);
  }
}
