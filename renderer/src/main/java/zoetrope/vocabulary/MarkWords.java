package zoetrope.vocabulary;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.ArcLike;
import zoetrope.mobject.BackgroundRectangle;
import zoetrope.mobject.Brace;
import zoetrope.mobject.BraceLabel;
import zoetrope.mobject.Cross;
import zoetrope.mobject.FullScreenFadeRectangle;
import zoetrope.mobject.FullScreenRectangle;
import zoetrope.mobject.LineLike;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Underline;

/** What goes round, under or over other objects. */
public abstract class MarkWords extends LineWords {
  /** For the words that follow; not to be made. */
  protected MarkWords() {}

  /** A rectangle 0.1 units round the objects. */
  public static SurroundingRectangle surroundingRectangle(Mobject<?> target, Mobject<?>... more) {
    return new SurroundingRectangle(target, more);
  }

  /** A rectangle {@code buff} units round the object. */
  public static SurroundingRectangle surroundingRectangle(Mobject<?> target, double buff) {
    return new SurroundingRectangle(target, buff);
  }

  /** A dark rectangle to lie behind the object. */
  public static BackgroundRectangle backgroundRectangle(Mobject<?> target) {
    return new BackgroundRectangle(target);
  }

  /** A coloured rectangle to lie behind the object. */
  public static BackgroundRectangle backgroundRectangle(
      Mobject<?> target, Color color, double opacity) {
    return new BackgroundRectangle(target, color, opacity);
  }

  /** A grey rectangle of the frame's size. */
  public static FullScreenRectangle fullScreenRectangle() {
    return new FullScreenRectangle();
  }

  /** A black rectangle over the whole frame that dims what is behind it. */
  public static FullScreenFadeRectangle fullScreenFadeRectangle() {
    return new FullScreenFadeRectangle();
  }

  /** Two red strokes that cross the object out. */
  public static Cross cross(Mobject<?> target) {
    return new Cross(target);
  }

  /** A line under the object. */
  public static Underline underline(Mobject<?> target) {
    return new Underline(target);
  }

  /** A line {@code buff} units under the object. */
  public static Underline underline(Mobject<?> target, double buff) {
    return new Underline(target, buff);
  }

  /** A line under the object, {@code stretch} times as wide. */
  public static Underline underline(Mobject<?> target, double buff, double stretch) {
    return new Underline(target, buff, stretch);
  }

  /** A brace under the object. */
  public static Brace brace(Mobject<?> target) {
    return new Brace(target);
  }

  /** A brace on one side of the object. */
  public static Brace brace(Mobject<?> target, Vec direction) {
    return new Brace(target, direction);
  }

  /** A brace on one side of the object, {@code buff} units away. */
  public static Brace brace(Mobject<?> target, Vec direction, double buff) {
    return new Brace(target, direction, buff);
  }

  /** A brace from point to point. */
  public static Brace braceBetween(Vec start, Vec end) {
    return Brace.between(start, end);
  }

  /** A brace from point to point on the side of {@code direction}. */
  public static Brace braceBetween(Vec start, Vec end, Vec direction) {
    return Brace.between(start, end, direction);
  }

  /** A brace along a line. */
  public static Brace braceAlong(LineLike<?> line) {
    return Brace.along(line);
  }

  /** A brace bent around an arc. */
  public static Brace braceAround(ArcLike<?> arc) {
    return Brace.around(arc);
  }

  /** A brace bent around an arc, {@code buff} units away. */
  public static Brace braceAround(ArcLike<?> arc, double buff) {
    return Brace.around(arc, buff);
  }

  /** A brace under the object, with a label at its tip. */
  public static BraceLabel braceLabel(Mobject<?> target, Mobject<?> label) {
    return new BraceLabel(target, label);
  }

  /** A brace on one side of the object, with a label at its tip. */
  public static BraceLabel braceLabel(Mobject<?> target, Mobject<?> label, Vec direction) {
    return new BraceLabel(target, label, direction);
  }
}
